import type { RecordData } from '@quartermaster/domain/core/json';
import { petAwakenLevelSetting } from '@quartermaster/domain/modules/pet-growth/pet-awaken-level-setting';
import { petSetting } from '@quartermaster/domain/modules/pets/pet-setting';
import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { titlesOf } from './referenced-records.ts';

const FOX = { en: 'Ember Fox', zh: '燼火狐', jp: '残り火キツネ' };
const PET = new Map<string, RecordData>([['1', { pet_id: 1, name: FOX, icon: { path: 'pet/fox.svg' } }]]);
const AWAKENINGS = new Map<string, RecordData>([
  ['5', { id: 5, pet_id: 1 }],
  ['6', { id: 6, pet_id: 2 }],
  ['7', { id: 7, pet_id: 1, awaken_level: 2 }],
]);

describe('titles of records', () => {
  it('are those of the records by whose names they are called, with what tells them apart and their pictures', () => {
    const titles = titlesOf(
      registry,
      new Map([
        [petAwakenLevelSetting.key, AWAKENINGS],
        [petSetting.key, PET],
      ]),
    );
    expect(titles[petAwakenLevelSetting.key]).toEqual({
      5: { title: FOX, image: 'pet/fox.svg' },
      6: { title: null, image: null },
      7: {
        title: {
          en: 'Ember Fox · Awakening level 2',
          zh: '燼火狐 · 覺醒等級 2',
          jp: '残り火キツネ · 覚醒レベル 2',
        },
        image: 'pet/fox.svg',
      },
    });
  });
});
