import { resolveModule } from '@quartermaster/domain/core/resolve';
import type { RuleDefinition } from '@quartermaster/domain/core/rule';
import { expect, it } from 'vitest';
import { rowTotals } from './row-totals.ts';

const label = { en: 'x', zh: 'x', jp: 'x' };
const module = resolveModule({
  key: 'm',
  family: 'f',
  titles: { title: label, record: label },
  fields: {
    rows: {
      kind: 'rows',
      label,
      weight: 'weight',
      fields: {
        level: { kind: 'integer', label },
        share: { kind: 'integer', label, unit: 'bp' },
        weight: { kind: 'integer', label },
        costs: { kind: 'cost_list', label },
      },
    },
    prices: {
      kind: 'rows',
      label,
      fields: {
        from: { kind: 'integer', label },
        to: { kind: 'integer', label },
        costs: { kind: 'cost_list', label },
      },
    },
  },
});
const coin = (amount: number) => ({ asset_kind: 'coin', amount });
const item = (target_id: number, amount: number) => ({ asset_kind: 'item', target_id, amount });
const totals = (
  rows: readonly object[],
  rules: readonly RuleDefinition[] = [],
  path = 'rows',
  list = 'rows',
) => {
  const field = module.fieldByKey.get(list);
  return field?.kind === 'rows'
    ? rowTotals(field, rows as Parameters<typeof rowTotals>[1], rules, path).map(
        ({ field: { key }, value }) => [key, value],
      )
    : null;
};

it('adds up costs asset by asset', () => {
  const rows = [{ costs: [coin(5), item(1, 2)] }, { costs: [coin(7), item(2, 1)] }, {}];
  expect(totals(rows, [], 'prices', 'prices')).toEqual([['costs', [coin(12), item(1, 2), item(2, 1)]]]);
});

it('adds up no assets where one row is drawn, or each is for a range', () => {
  const rows = [{ costs: [coin(5)] }, { costs: [coin(7)] }];
  expect(totals(rows)).toEqual([]);
  const ranges = { field: 'from', to: 'to', along: 'prices', is: 'contiguous', from: 1 } as const;
  expect(totals(rows, [ranges], 'prices', 'prices')).toEqual([]);
  expect(totals(rows, [{ ...ranges, along: 'others' }], 'prices', 'prices')).toEqual([['costs', [coin(12)]]]);
});

it('adds up the numbers that a rule adds up, also inside of an expression, and no others', () => {
  const rows = [
    { level: 1, share: 2500, weight: 3 },
    { level: 2, share: 7500, weight: 4 },
  ];
  const rules: readonly RuleDefinition[] = [
    { sumOf: 'share', in: 'rows', is: 'same', as: 10_000 },
    { sumOf: 'weight', in: 'rows', is: 'greater', than: 0 },
  ];
  expect(totals(rows, rules)).toEqual([['share', 10_000]]);
  expect(
    totals(rows, [{ field: 'most', is: 'at_most', than: { totalOf: [{ sumOf: 'level', in: 'rows' }, 5] } }]),
  ).toEqual([['level', 3]]);
  expect(totals(rows, [{ sumOf: 'share', in: 'others', is: 'same', as: 1 }])).toEqual([]);
  expect(totals(rows, [{ sumOf: 'share', in: 'groups.rows', is: 'same', as: 1 }], 'groups.0.rows')).toEqual([
    ['share', 10_000],
  ]);
});

it('says nothing of a single row, which is its own sum', () => {
  expect(totals([{ costs: [coin(5)] }])).toEqual([]);
});
