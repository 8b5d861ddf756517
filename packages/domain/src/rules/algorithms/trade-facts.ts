import type { RecordData } from '../../core/json.ts';
import type { Facts } from '../facts-fixture.ts';

const asset = (asset_kind: string, target_id: number, amount: number) => ({ asset_kind, target_id, amount });
const CIRCLE = {
  rule: 'no_gain_in_circles',
  rows: 'rows',
  gets: 'gives',
  pays: 'costs',
  steps: 3,
} as const;
/** A trade of `pays` of one item for `gets` of another. `off`: the discount in basis points. */
const trade = (from: number, into: number, gets: number, pays = 1, off = 0): RecordData => ({
  rows: [{ no: off, costs: [asset('item', from, pays)], gives: [asset('item', into, gets)] }],
});
/** Two items at a time, so that neither buys anything alone. */
const bundle: RecordData = {
  rows: [{ costs: [asset('item', 1, 1), asset('item', 9, 1)], gives: [asset('item', 2, 5)] }],
};

const MARCH = {
  shown: {
    type: 'limited_period',
    periods: [{ start_date: '2030-03-01 00:00:00', end_date: '2030-04-01 00:00:00' }],
  },
} as const;
/** A product that gives `item` of item 1, for money or for gems. */
const sold = (price: Readonly<Record<string, number>>, item: number, more: RecordData = {}): RecordData => ({
  grade: 'good',
  class: 'low',
  gives: [asset('item', 1, item)],
  shown: { type: 'always_open' },
  ...('gem' in price
    ? { costs: [{ asset_kind: 'gem', amount: price.gem ?? 0 }] }
    : { rows: Object.entries(price).map(([kind, no]) => ({ kind, no })) }),
  ...more,
});

/** What is told of what costs too much beside another, and of trades to where they began are told. */
export const TRADE_FACTS: Readonly<Record<'no_gain_in_circles' | 'none_better_for_less', readonly Facts[]>> =
  {
    none_better_for_less: [
      {
        rule: {
          rule: 'none_better_for_less',
          gives: ['gives'],
          prices: { rows: 'rows', currency: 'kind', amount: 'no' },
          costs: 'costs',
          open: 'shown',
          limit: 'class',
          unlimited: 'low',
          audience: 'note',
          when: { field: 'grade', in: ['good'] },
        },
        holds: [
          [sold({ USD: 5, HKD: 40 }, 60), sold({ USD: 10, HKD: 80 }, 61)],
          [sold({ gem: 10 }, 5), sold({ gem: 10 }, 6)],
        ],
        nearMisses: [
          [
            sold({ USD: 5 }, 60),
            sold({ USD: 10 }, 60, { gives: [asset('item', 1, 60), asset('item', 2, 1)] }),
          ],
          [sold({ USD: 5 }, 60), sold({ USD: 10, HKD: 80 }, 60)],
          [sold({ USD: 5, HKD: 80 }, 60), sold({ USD: 10, HKD: 79 }, 60)],
          [sold({ gem: 5 }, 60), sold({ USD: 10 }, 60)],
          [sold({ USD: 5 }, 60, { class: 'high' }), sold({ USD: 10 }, 60)],
          [sold({ USD: 5 }, 60, { note: 'beginners' }), sold({ USD: 10 }, 60)],
          [sold({ USD: 5 }, 60, { status: 'inactive' }), sold({ USD: 10 }, 60)],
          [sold({ USD: 5 }, 60, { grade: 'best' }), sold({ USD: 10 }, 60)],
          [sold({ USD: 5 }, 60, MARCH), sold({ USD: 10 }, 60)],
          [
            sold({ USD: 5 }, 60, { shown: { type: 'specific_weekdays', weekdays: [1] } }),
            sold({ USD: 10 }, 60),
          ],
        ],
        breaks: [
          [[sold({ USD: 5, HKD: 40 }, 60), sold({ USD: 10, HKD: 40 }, 60)], ['2 rows better_for_less']],
          [[sold({ USD: 10 }, 60, MARCH), sold({ USD: 5, HKD: 40 }, 61)], ['1 rows better_for_less']],
          [[sold({ gem: 10 }, 5, { class: 'high' }), sold({ gem: 9 }, 5)], ['1 costs better_for_less']],
          [
            [
              sold({ USD: 10 }, 60),
              sold({ USD: 5 }, 0, {
                gives: [asset('item', 1, 30), asset('item', 1, 30), asset('item', 2, 1)],
              }),
            ],
            ['1 rows better_for_less'],
          ],
        ],
      },
    ],
    no_gain_in_circles: [
      {
        rule: CIRCLE,
        holds: [
          [trade(1, 2, 1), trade(2, 1, 1)],
          [trade(1, 2, 3), trade(2, 1, 1, 4)],
        ],
        nearMisses: [
          [trade(1, 2, 3), { ...trade(2, 1, 1), status: 'inactive' }],
          [bundle, trade(2, 1, 1)],
          [trade(1, 2, 1), trade(2, 3, 1), trade(3, 4, 1), trade(4, 1, 2)],
        ],
        breaks: [
          [
            [trade(1, 2, 3), trade(2, 1, 1)],
            ['1 rows.0.costs gains_in_circle', '2 rows.0.costs gains_in_circle'],
          ],
          [
            [trade(1, 2, 1), trade(2, 3, 2), trade(3, 1, 1)],
            [1, 2, 3].map((record) => `${record} rows.0.costs gains_in_circle`),
          ],
        ],
      },
      {
        rule: { ...CIRCLE, off: 'no' },
        holds: [[trade(1, 2, 1), trade(2, 1, 1)]],
        nearMisses: [[trade(1, 2, 1, 2, 5000), trade(2, 1, 1)]],
        breaks: [
          [
            [trade(1, 2, 1, 1, 5000), trade(2, 1, 1)],
            ['1 rows.0.costs gains_in_circle', '2 rows.0.costs gains_in_circle'],
          ],
        ],
      },
    ],
  };
