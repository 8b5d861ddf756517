import type { RecordData } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { describe, expect, it } from 'vitest';
import { nextNumbers, numberAfter } from './use-next-numbers.ts';

const asked = (key: string, parentId: string | null, settled: RecordData = {}) =>
  nextNumbers(registry.get(key), parentId, settled);

describe('nextNumbers', () => {
  it('are the id, within the parent of a child', () => {
    expect(asked('pet-setting', null)).toEqual([
      { key: 'pet_id', by: 'record_id', filter: [], to: 'pet_id', from: 1 },
    ]);
    expect(asked('god-level-setting', '20001', { god_id: 20_001 })).toMatchObject([
      { key: 'level', by: 'record_id' },
    ]);
    expect(asked('god-level-setting', null)).toEqual([]);
  });

  it('are places in an order, within the group that is known', () => {
    expect(asked('whatsex-thread-setting', '7', { event_id: 7 })).toMatchObject([
      { key: 'thread_id' },
      { key: 'order', by: 'order', filter: [{ field: 'order', op: 'gte', value: 1 }], from: 1 },
    ]);
    expect(asked('god-mission-setting', null, { god_id: 101 })).toMatchObject([
      { key: 'mission_id' },
      { key: 'order', filter: [{ field: 'god_id', op: 'eq', value: 101 }, { field: 'order' }] },
    ]);
    expect(asked('god-mission-setting', null)).toMatchObject([{ key: 'mission_id' }]);
  });

  it('are not those that a choice hides at first', () => {
    expect(asked('mining-reward-setting', '3', { mining_id: 3 }).map(({ key }) => key)).not.toContain(
      'rank_from',
    );
  });
});

describe('numberAfter', () => {
  const pets = registry.get('pet-setting');
  const ranks = registry.get('guild-boss-ranking-reward-setting');
  const pet = { key: 'pet_id', to: 'pet_id', from: 1 };
  const rank = { key: 'rank_from', to: 'rank_to', from: 1 };

  it('counts on from the last record, of ranges from their end, and starts with the first number', () => {
    expect(numberAfter(pets, pet, { pet_id: 10_363 })).toEqual({ pet_id: 10_364 });
    expect(numberAfter(pets, pet, null)).toEqual({ pet_id: 1 });
    expect(numberAfter(ranks, rank, { rank_from: 4, rank_to: 10 })).toEqual({ rank_from: 11 });
  });

  it('offers nothing beyond the highest number that the field may hold', () => {
    expect(numberAfter(ranks, rank, { rank_from: 11, rank_to: 999_999 })).toEqual({});
    expect(numberAfter(ranks, rank, { rank_from: 11 })).toEqual({});
  });
});
