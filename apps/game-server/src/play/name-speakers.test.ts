import type { JsonObject } from '@quartermaster/domain/core/json';
import { expect, it } from 'vitest';
import { localize } from './localize.ts';
import { nameSpeakers } from './name-speakers.ts';

const FOX = { pet_id: 10_021, name: { en: 'Ember Fox', zh: '燼火狐', jp: '残り火キツネ' } };
const findRecord = (module: string, id: string) =>
  module === 'pet-setting' && id === '10021' ? FOX : undefined;

it('gives each line the name of who says it, in the language of the player', () => {
  const story: JsonObject = {
    avg_id: 1,
    lines: [
      { no: 1, speaker_type: 'pet', speaker_id: 10_021 },
      { no: 2, speaker_type: 'narrator' },
      { no: 3, speaker: 'Old Ferryman' },
      { no: 4, speaker_type: 'god', speaker_id: 109 },
      { no: 5, command: 'end' },
    ],
  };
  const named = localize(nameSpeakers(story, findRecord), 'zh');
  expect(named).toEqual({
    avg_id: 1,
    lines: [
      { no: 1, speaker_type: 'pet', speaker_id: 10_021, speaker: '燼火狐' },
      { no: 2, speaker_type: 'narrator', speaker: '旁白' },
      { no: 3, speaker: 'Old Ferryman' },
      { no: 4, speaker_type: 'god', speaker_id: 109 },
      { no: 5, command: 'end' },
    ],
  });
  expect(nameSpeakers({ avg_id: 2 }, findRecord)).toEqual({ avg_id: 2 });
});
