import { describe, expect, it } from 'vitest';
import { assetKind } from './asset-kind.ts';
import { worthInCents } from './asset-worth.ts';

describe('what an amount is worth', () => {
  it.each([
    ['gem', 120, null, 120],
    ['coin', 1, null, 1],
    ['coin', 100_000, null, 100],
    ['gem', 3, 0.1, 1],
    ['gem', 30, 0.1, 3],
    ['item', 5, 0, 0],
    ['item', 5, 250, 1250],
    ['unheard_of', 5, null, 0],
  ])('%s × %i at %j cents: %i', (kind, amount, each, cents) => {
    expect(worthInCents(kind, amount, each)).toBe(cents);
  });

  it('is something for every kind there is', () => {
    for (const { value } of assetKind.values)
      expect([value, worthInCents(value, 1, null) > 0]).toEqual([value, true]);
  });
});
