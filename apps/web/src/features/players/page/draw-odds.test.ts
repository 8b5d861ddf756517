import { describe, expect, it } from 'vitest';
import type { GachaponOdds } from '../../../api/player.ts';
import { chanceOf, oddsOfDraws } from './draw-odds.ts';

const fox = { assetKind: 'pet', targetId: 10021 } as const;

const odds = (releaseHash: string, chances: readonly number[]): GachaponOdds => ({
  releaseHash,
  gachaponId: 3007,
  release: { number: 1, name: 'Lantern season', version: '1.4.0', at: '2026-11-01 00:00:00' },
  groups: chances.map((chance, index) => ({
    groupNo: index + 1,
    rarity: 'SSR',
    chance: 0.1,
    prizes: [{ ...fox, chance, rateUp: false }],
  })),
  guarantees: [],
});

describe('the odds of a draw', () => {
  const oddsOf = oddsOfDraws([{ odds: [odds('a', [0.01])] }, { odds: [odds('b', [0.02])] }]);

  it('are those of its gachapon under its release', () => {
    expect(oddsOf({ releaseHash: 'b', gachaponId: 3007 })?.releaseHash).toBe('b');
    expect(oddsOf({ releaseHash: 'b', gachaponId: 3008 })).toBeNull();
    expect(oddsOf({ releaseHash: null, gachaponId: 3007 })).toBeNull();
  });

  it('add up for a prize that is in several groups', () => {
    expect(chanceOf(odds('a', [0.25, 0.5]), fox)).toBe(0.75);
    expect(chanceOf(odds('a', [0.25]), { assetKind: 'pet_god', targetId: 10021 })).toBeNull();
    expect(chanceOf(null, fox)).toBeNull();
  });
});
