import { joinPath } from '../core/issue.ts';
import { isJsonObject, plainText, type RecordData } from '../core/json.ts';
import { groupRecords, orderRecords } from './groups.ts';
import type { ModuleRule } from './rule-logic.ts';

/** Within each group in order, what one unit costs never rises. Other assets are not compared. */
export const unitCostNotRising: ModuleRule<'unit_cost_not_rising'> = {
  level: 'module',
  paths: ({ costs, per, orderBy, groupBy }) => [
    costs,
    per,
    orderBy,
    ...(groupBy === undefined ? [] : [groupBy]),
  ],
  check(rule, records, add) {
    for (const group of groupRecords(records, rule.groupBy)) {
      let before: Price | null = null;
      for (const { recordId, data } of orderRecords(group, rule.orderBy)) {
        const price = priceOf(data, rule);
        if (price === null) continue;
        if (before?.asset === price.asset && price.amount * before.units > before.amount * price.units) {
          const than = Math.floor((before.amount * price.units) / before.units);
          add(recordId, joinPath(rule.costs, '0.amount'), 'less_or_equal', { than });
        }
        before = price;
      }
    }
  },
};

type Price = { readonly asset: string; readonly amount: number; readonly units: number };

function priceOf(
  data: RecordData,
  { costs, per }: { readonly costs: string; readonly per: string },
): Price | null {
  const first = Array.isArray(data[costs]) ? data[costs][0] : undefined;
  const units = data[per];
  if (!isJsonObject(first) || typeof first['amount'] !== 'number' || typeof units !== 'number') return null;
  const asset = `${plainText(first['asset_kind'])}:${plainText(first['target_id'])}`;
  return { asset, amount: first['amount'], units };
}
