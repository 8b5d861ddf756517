import { describe, expect, it } from 'vitest';
import { holdLimitOf } from './hold-limit.ts';

const LIMITS = [
  { assetKind: 'coin', holdLimit: 1000, itemId: null },
  { assetKind: 'item', itemId: 7, holdLimit: 50 },
  { assetKind: 'item', itemId: 8, holdLimit: null },
  { assetKind: 'pet', petId: 7, holdLimit: 2 },
];

describe('how much players may hold', () => {
  it.each([
    [{ asset_kind: 'coin' }, 1000],
    [{ asset_kind: 'item', target_id: 7 }, 50],
    [{ asset_kind: 'pet', target_id: 7 }, 2],
    [{ asset_kind: 'item', target_id: 8 }, null],
    [{ asset_kind: 'item', target_id: 9 }, null],
    [{ asset_kind: 'gem' }, null],
  ])('of %j is %j', (line, limit) => {
    expect(holdLimitOf(line, LIMITS)).toBe(limit);
  });
});
