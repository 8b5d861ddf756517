import { describe, expect, it } from 'vitest';
import type { RecordData } from '../core/json.ts';
import { registry } from '../modules/index.ts';
import { admittedTargets } from './admitted-targets.ts';

const admitted = (module: string, data: RecordData, path: string) =>
  admittedTargets(registry.get(module), data, path);

describe('what rules admit in a reference', () => {
  it('is of the kind that they ask for', () => {
    expect(admitted('pet-setting', { pet_id: 1 }, 'spirit_item_id')).toEqual([
      { field: 'item_type', values: ['fragment'] },
    ]);
    expect(admitted('pet-setting', { pet_id: 1 }, 'rarity')).toEqual([]);
  });

  it('is what agrees with the record, and with the row', () => {
    const mission = { id: 3, god_id: 101, pre_mission_id: null };
    expect(admitted('god-mission-setting', mission, 'pre_mission_id')).toEqual([
      { field: 'god_id', values: ['101'] },
      { field: 'reset', values: ['none'] },
    ]);
    const talent: RecordData = { talent_id: 5, template_id: 9, pre_talents: [{ talent_id: 4 }, {}] };
    expect(admitted('talent-setting', talent, 'pre_talents.1.talent_id')).toContainEqual({
      field: 'template_id',
      values: ['9'],
    });
    expect(admitted('talent-setting', talent, 'pre_talents.2.talent_id')).toEqual([]);
  });

  it('is anything while the record does not say, or the condition does not hold', () => {
    expect(admitted('god-mission-setting', { id: 3 }, 'pre_mission_id')).toEqual([
      { field: 'reset', values: ['none'] },
    ]);
    const exclusive = { field: 'exclusive', values: ['true'] };
    expect(admitted('pvp-ranking-setting', { rank_to: 1 }, 'title_id')).toContainEqual(exclusive);
    expect(admitted('pvp-ranking-setting', { rank_to: 3 }, 'title_id')).not.toContainEqual(exclusive);
  });

  it('is not narrowed by what is only warned of', () => {
    expect(admitted('loop-trigger-package-sub-setting', { mall_id: null }, 'mall_id')).toEqual([]);
  });
});
