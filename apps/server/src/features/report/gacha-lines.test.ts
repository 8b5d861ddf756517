import { describe, expect, it } from 'vitest';
import { gachaLines, type GachaOdds } from './gacha-lines.ts';

const drawn = (detail: string, times: number, amount = 0) => ({
  subject: '3001',
  detail,
  players: 1,
  times,
  amount,
});

const odds: GachaOdds = (hash) =>
  hash === 'old'
    ? new Map([
        ['1', 0.02],
        ['2', 0.98],
      ])
    : hash === 'new'
      ? new Map([
          ['1', 0.04],
          ['2', 0.96],
        ])
      : null;

const byGroup = (lines: ReturnType<typeof gachaLines>) =>
  Object.fromEntries(lines.map(({ detail, values, mark }) => [detail, { values, mark }]));

describe('gacha rates', () => {
  it('are compared with the release of each draw', () => {
    const lines = byGroup(
      gachaLines([drawn('old/1', 20), drawn('old/2', 980, 3), drawn('new/1', 40), drawn('new/2', 960)], odds),
    );
    // 0.02 of 1,000 and 0.04 of 1,000 are 60 of 2,000: exactly what came out.
    expect(lines['1']).toEqual({ values: [60, 0.03, 0.03, 0, 0], mark: null });
    expect(lines['2']?.values).toEqual([1940, 0.97, 0.97, 0, 3]);
  });

  it('are marked beyond three standard deviations, above and below', () => {
    // n p = 20, variance 19.6: 34 is 3.16 deviations above.
    const lines = byGroup(gachaLines([drawn('old/1', 34), drawn('old/2', 966)], odds));
    expect(lines['1']?.values[3]).toBeCloseTo(3.162, 3);
    expect([lines['1']?.mark, lines['2']?.mark]).toEqual(['high', 'low']);
    expect(byGroup(gachaLines([drawn('old/1', 33), drawn('old/2', 967)], odds))['1']?.mark).toBeNull();
  });

  it('name a group that never came, and leave draws of unknown odds out of the comparison', () => {
    const lines = byGroup(gachaLines([drawn('old/2', 50), drawn('/1', 50)], odds));
    expect(lines['1']?.values.slice(0, 3)).toEqual([50, 0.5, 0.02]);
    expect(lines['1']?.values[3]).toBeCloseTo(-1.01, 2);
  });
});
