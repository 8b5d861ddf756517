import { joinPath } from '../../core/issue.ts';
import { plainText } from '../../core/json.ts';
import { isBlank } from '../../fields/field-kind-logic.ts';
import { valueAt } from '../../record/path-value.ts';
import { inRows, listsAt, type Place } from '../row-paths.ts';
import type { RecordRule } from '../rule-logic.ts';

/** Rows name the row before them, and every chain begins at the row that the record names as its root. */
export const rowsFormTree: RecordRule<'rows_form_tree'> = {
  level: 'record',
  paths: ({ root, rows, key, before }) => [root, inRows(rows, key), inRows(rows, before)],
  check(rule, data, add) {
    const root = plainText(valueAt(data, rule.root));
    for (const { rows, path } of listsAt(data, rule.rows)) {
      const byKey = new Map(rows.map((row) => [plainText(valueAt(row.values, rule.key)), row]));
      if (rows.length > 0 && root !== '' && !byKey.has(root))
        add(path, 'must_include', { field: rule.key, value: valueAt(data, rule.root) ?? null });
      for (const row of rows) {
        const problem = problemOf(row, root, byKey, rule);
        if (problem !== null) add(joinPath(row.path, rule.before), problem);
      }
    }
  },
};

function problemOf(
  row: Place,
  root: string,
  byKey: ReadonlyMap<string, Place>,
  rule: { readonly key: string; readonly before: string },
): 'must_lead_to_start' | null {
  const isRoot = plainText(valueAt(row.values, rule.key)) === root;
  if (isRoot) return isBlank(valueAt(row.values, rule.before)) ? null : 'must_lead_to_start';
  const seen = new Set<Place>();
  let current: Place | undefined = row;
  while (current !== undefined && !seen.has(current)) {
    seen.add(current);
    const before = plainText(valueAt(current.values, rule.before));
    if (before === root && byKey.has(root)) return null;
    current = byKey.get(before);
  }
  return 'must_lead_to_start';
}
