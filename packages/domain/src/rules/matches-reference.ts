import { plainText } from '../core/json.ts';
import { joinPath } from '../core/issue.ts';
import type { ResolvedField } from '../core/field.ts';
import type { ResolvedModule } from '../core/module.ts';
import { fieldAtPath } from '../core/field-at-path.ts';
import { inRows, listIn, rowsAt } from './row-paths.ts';
import type { ReferenceRule } from './rule-logic.ts';

/** Inner rows name records whose field equals the row's own. */
export const matchesReference: ReferenceRule<'matches_reference'> = {
  level: 'reference',
  paths: ({ rows, field, inner, ref }) => [inRows(rows, field), inRows(rows, `${inner}.${ref}`)],
  names: ({ rows, inner, ref, target }) => ({
    targets: [{ reference: inRows(rows, `${inner}.${ref}`), fields: [target] }],
  }),
  check(rule, data, add, module, findRecord) {
    const target = referenceAt(module, inRows(rule.rows, `${rule.inner}.${rule.ref}`));
    if (target === null) return;
    for (const row of rowsAt(data, rule.rows)) {
      const wanted = row.values[rule.field];
      if (wanted === undefined || wanted === null) continue;
      for (const { values, path } of listIn(row, rule.inner).rows) {
        const actual = findRecord(target.to, plainText(values[rule.ref]))?.[rule.target];
        if (actual !== undefined && plainText(actual) !== plainText(wanted)) {
          add(joinPath(path, rule.ref), 'same_as', { value: wanted, actual, field: rule.target });
        }
      }
    }
  },
};

function referenceAt(module: ResolvedModule, path: string): ResolvedField<'reference'> | null {
  const field = fieldAtPath(module, path);
  return field?.kind === 'reference' ? field : null;
}
