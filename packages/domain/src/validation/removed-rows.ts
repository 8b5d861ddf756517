import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { isBlank } from '../fields/field-kind-logic.ts';
import { rowsAt } from '../rules/row-paths.ts';

/**
 * The rows that a write takes away although the module's rules ask for them: players rely on what was
 * there, while a record that never had them may be built up step by step.
 */
export function removedRows(module: ResolvedModule, previous: RecordData, data: RecordData): Issue[] {
  return module.rules.flatMap((rule) => {
    if (!('rule' in rule) || rule.rule !== 'must_include') return [];
    if (rule.with !== undefined && isBlank(data[rule.with])) return [];
    const had = valuesOf(previous, rule.rows, rule.field);
    const has = valuesOf(data, rule.rows, rule.field);
    return rule.values
      .filter((value) => had.has(value) && !has.has(value))
      .map((value) => issue(rule.rows, 'must_keep', { field: rule.field, value }));
  });
}

const valuesOf = (data: RecordData, rows: string, field: string) =>
  new Set(rowsAt(data, rows).map(({ values }) => values[field]));
