import { canonicalJson } from '../record/canonical.ts';
import type { JsonObject } from '../core/json.ts';
import { inRows, listIn, rowsAt, type Place } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** Every entry of rows of one sort also stands in a row of another sort. */
export const alsoIn: RecordRule<'also_in'> = {
  level: 'record',
  paths: ({ rows, field, inner, keys }) => [
    inRows(rows, field),
    ...keys.map((key) => inRows(rows, `${inner}.${key}`)),
  ],
  names: (rule) => ({ values: [[inRows(rule.rows, rule.field), [rule.value, rule.in]]] }),
  check(rule, data, add) {
    const entriesOf = (value: unknown): readonly Place[] =>
      rowsAt(data, rule.rows)
        .filter((row) => row.values[rule.field] === value)
        .flatMap((row) => listIn(row, rule.inner).rows);
    const known = new Set(entriesOf(rule.in).map((entry) => nameOf(entry.values, rule.keys)));
    for (const { values, path } of entriesOf(rule.value)) {
      if (!known.has(nameOf(values, rule.keys)))
        add(path, 'must_be_in', { field: rule.field, value: rule.in });
    }
  },
};

function nameOf(entry: JsonObject, keys: readonly string[]): string {
  return canonicalJson(keys.map((key) => entry[key] ?? null));
}
