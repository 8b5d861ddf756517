import { joinPath } from '../core/issue.ts';
import { isJsonObject, plainText, type JsonValue } from '../core/json.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** From row to row, no asset becomes cheaper. What is not asked for in a row is not compared. */
export const costsNotFalling: RecordRule<'costs_not_falling'> = {
  level: 'record',
  paths: ({ rows, field }) => [inRows(rows, field)],
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      const before = new Map<string, number>();
      const amounts = rows.flatMap(({ values, path }) =>
        amountsOf(values[rule.field], joinPath(path, rule.field)),
      );
      for (const { name, amount, place } of amounts) {
        const least = before.get(name) ?? amount;
        if (amount < least) add(place, 'falling', { than: least });
        before.set(name, amount);
      }
    }
  },
};

type Amount = { readonly name: string; readonly amount: number; readonly place: string };

function amountsOf(costs: JsonValue | undefined, path: string): readonly Amount[] {
  const rows: readonly JsonValue[] = Array.isArray(costs) ? costs : [];
  return rows.flatMap((row, index) => {
    if (!isJsonObject(row) || typeof row['amount'] !== 'number') return [];
    const name = `${plainText(row['asset_kind'])}:${plainText(row['target_id'])}`;
    return [{ name, amount: row['amount'], place: joinPath(joinPath(path, index), 'amount') }];
  });
}
