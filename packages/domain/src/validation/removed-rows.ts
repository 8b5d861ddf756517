import { issue, type Issue } from '../core/issue.ts';
import type { RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { recordPlace } from '../rules/demands/sight.ts';
import { matchOf } from '../rules/demands/subjects.ts';
import { rowsAt } from '../rules/row-paths.ts';

/** Rows of a list that a rule asks for. */
type NeededRows = Extract<RuleDefinition, { readonly is: 'covers' }> & { readonly along: string };

/** Whether a rule asks for rows with some values. */
export function needsRows(rule: RuleDefinition): rule is NeededRows {
  return 'along' in rule && rule.is === 'covers' && typeof rule.along === 'string';
}

/**
 * The rows that a write removes although the module's rules require them. Players rely on existing
 * rows; a record that never had them may be built step by step.
 */
export function removedRows(module: ResolvedModule, previous: RecordData, data: RecordData): Issue[] {
  return module.rules.filter(needsRows).flatMap((rule) => {
    const { field, along, values, when } = rule;
    const sight = {
      module,
      field: along,
      place: recordPlace(data),
      isProtected: false,
      findRecord: undefined,
    };
    if (matchOf(when, sight) === null) return [];
    const had = valuesOf(previous, along, field);
    const has = valuesOf(data, along, field);
    return values
      .filter((value) => had.has(value) && !has.has(value))
      .map((value) => issue(along, 'must_keep', { field, value }));
  });
}

const valuesOf = (data: RecordData, rows: string, field: string) =>
  new Set(rowsAt(data, rows).map(({ values }) => values[field]));
