import { canonicalJson } from '../record/canonical.ts';
import { isBlank } from '../fields/field-kind-logic.ts';
import { joinPath } from '../core/issue.ts';
import { inRows, listsAt } from './row-paths.ts';
import type { RecordRule } from './rule-logic.ts';

/** A combination of values occurs in one row of a list only. */
export const rowsUnique: RecordRule<'rows_unique'> = {
  level: 'record',
  paths: ({ rows, fields }) => fields.map((field) => inRows(rows, field)),
  check(rule, data, add) {
    for (const { rows } of listsAt(data, rule.rows)) {
      const seen = new Set<string>();
      for (const { values, path } of rows) {
        const parts = rule.fields.map((field) => values[field] ?? null);
        if (parts.some(isBlank)) continue;
        const name = canonicalJson(parts);
        if (seen.has(name)) add(joinPath(path, rule.fields.at(-1) ?? ''), 'duplicate');
        seen.add(name);
      }
    }
  },
};
