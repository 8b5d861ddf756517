import { describe, expect, it } from 'vitest';
import { dropChances } from './drop-chances.ts';

const reward = (amount: number) => [{ asset_kind: 'coin', amount }];
const perDraw = (record: Parameters<typeof dropChances>[0]) =>
  dropChances(record).map((chance) => chance.perDraw);

describe('the chances of a drop table', () => {
  it('are those of each row where each is drawn by itself', () => {
    const [sure, rare] = dropChances({
      drop_mode: 'rate',
      rated_drops: [
        { reward: reward(5), rate_bp: 10_000 },
        { reward: reward(1), rate_bp: 5000, amount_max: 3 },
      ],
    });
    expect(sure).toMatchObject({ group: null, perDraw: 1, atLeastOnce: 1, expected: 5 });
    expect(rare).toMatchObject({ perDraw: 0.5, atLeastOnce: 0.5, expected: 1 });
  });

  it('are shares of the weights where one row is drawn, as often as the table says', () => {
    const table: Parameters<typeof dropChances>[0] = {
      drop_mode: 'weight',
      drop_rolls: 2,
      weighted_drops: [{ weight: 30, reward: reward(2) }, { weight: 10 }, { weight: 0 }],
    };
    expect(perDraw(table)).toEqual([0.75, 0.25, 0]);
    expect(dropChances(table)[0]).toMatchObject({ atLeastOnce: 0.9375, expected: 3 });
  });

  it('are shares within each group where every group gives one', () => {
    const grouped_drops = [
      { group_no: 1, drops: [{ weight: 1 }, { weight: 3 }] },
      { group_no: 2, drops: [{ weight: 9 }] },
    ];
    const chances = dropChances({ drop_mode: 'group', grouped_drops });
    expect(chances.map((chance) => [chance.group, chance.perDraw])).toEqual([
      [1, 0.25],
      [1, 0.75],
      [2, 1],
    ]);
  });

  it('are none where nothing drops, or the weights say nothing yet', () => {
    expect(dropChances({})).toEqual([]);
    expect(dropChances({ drop_mode: 'none', rated_drops: [{ rate_bp: 10_000 }] })).toEqual([]);
    expect(perDraw({ drop_mode: 'weight', weighted_drops: [{ weight: 0 }, {}] })).toEqual([0, 0]);
  });
});
