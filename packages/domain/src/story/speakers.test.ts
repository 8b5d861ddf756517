import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { NARRATOR } from '../enums/story-speaker.ts';
import { checkScript } from './check-script.ts';
import { scriptOf } from './script.ts';
import { rowsOfScript, scriptFromRows } from './script-rows.ts';
import { characterOf, speakerFields, speakerOf } from './speakers.ts';
import { withCharacters, type UploadedScript } from './uploaded-script.ts';

const FOX = 'pet:10021';
const LINES: readonly RecordData[] = [
  { no: 1, command: 'say', speaker_type: 'pet', speaker_id: 10_021 },
  { no: 2, command: 'say', speaker_type: 'narrator' },
  { no: 3, command: 'say', speaker: 'Miller' },
  { no: 4, command: 'end' },
];
const SPEAKERS = [FOX, NARRATOR, 'Miller', ''];

describe('a line', () => {
  it('names a character, the narrator, a speaker by name, or none', () => {
    const { lines } = scriptOf({ lines: LINES });
    expect(lines.map(({ speaker }) => speaker)).toEqual(SPEAKERS);
    expect(SPEAKERS.map((speaker) => speakerOf(speakerFields(speaker)))).toEqual(SPEAKERS);
    expect(SPEAKERS.map(characterOf)).toEqual([{ kind: 'pet', id: 10_021 }, null, null, null]);
  });

  it('whose character is not chosen yet has no speaker', () => {
    expect(speakerOf({ speaker_type: 'god' })).toBe('');
  });

  it('is asked about names alone: references are checked where all references are', () => {
    const found = checkScript(scriptOf({ lines: LINES }), { hasSpeaker: () => false, hasFile: () => true });
    expect(found.map(({ path, params }) => [path, params])).toEqual([
      ['lines.2.speaker', { name: 'Miller' }],
    ]);
  });
});

describe('a file', () => {
  it('has names in its language, and gets its characters back by them', () => {
    const names = new Map([
      [FOX, '燼火狐'],
      [NARRATOR, '旁白'],
    ]);
    const rows = rowsOfScript(scriptOf({ lines: LINES }), 'zh', (speaker) => names.get(speaker) ?? speaker);
    expect(rows.slice(1).map(([, , speaker]) => speaker)).toEqual(['燼火狐', '旁白', 'Miller', '']);
    const known = new Map([...names].map(([speaker, name]) => [name, speaker]));
    const read = withCharacters(scriptFromRows(rows) as UploadedScript, known);
    expect(read.lines).toEqual(LINES);
  });
});
