import { coins } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { RecordData } from '../../core/json.ts';
import { registry } from '../../modules/index.ts';
import { noGainInCircles } from './no-gain-in-circles.ts';

const RULE = {
  rule: 'no_gain_in_circles',
  rows: 'goods',
  gets: 'reward',
  pays: 'costs',
  steps: 4,
  beside: [
    { module: 'store-pool-setting', rows: 'entries', gets: 'reward', pays: 'cost', off: 'discount_bp' },
  ],
} as const;

const items = (amount: number) => [{ asset_kind: 'item', target_id: 7, amount }];
/** A stall that gives 100 coins for an item. */
const stall: RecordData = { goods: [{ no: 1, reward: coins(100), costs: items(1) }] };
const shelf = (price: number, more: RecordData = {}): RecordData => ({
  entries: [{ no: 1, reward: items(1), cost: coins(price), discount_bp: 1000 }],
  ...more,
});

function faults(sold: RecordData): readonly string[] {
  const found: string[] = [];
  noGainInCircles.check(
    RULE,
    [{ recordId: '1', data: stall }],
    (id, path, code, params) => found.push(`${id} ${path} ${code} ${JSON.stringify(params)}`),
    {
      module: registry.get('exchange-setting'),
      readRecords: (key) => (key === 'store-pool-setting' ? [{ recordId: '2', data: sold }] : []),
    },
  );
  return found;
}

it('counts what the stores of another module sell, at the price that is paid', () => {
  expect(faults(shelf(120))).toEqual([]);
  expect(faults(shelf(100))).toEqual(['1 goods.0.costs gains_in_circle {"amount":1.11}']);
});

it('counts no store that is switched off', () => {
  expect(faults(shelf(10, { status: 'inactive' }))).toEqual([]);
});
