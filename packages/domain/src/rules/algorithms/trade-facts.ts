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
/** So many of one item for so many of another. `off`: of 10,000. */
const trade = (from: number, into: number, gets: number, pays = 1, off = 0): RecordData => ({
  rows: [{ no: off, costs: [asset('item', from, pays)], gives: [asset('item', into, gets)] }],
});
/** Two items at a time, so that neither buys anything alone. */
const bundle: RecordData = {
  rows: [{ costs: [asset('item', 1, 1), asset('item', 9, 1)], gives: [asset('item', 2, 5)] }],
};

/** What trades that lead back to where they began are told. */
export const TRADE_FACTS: { readonly no_gain_in_circles: readonly Facts[] } = {
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
