import { fieldAtPath } from '../../core/field-at-path.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { rowsInRange } from './rows-in-range.ts';
import type { Issue } from '../../core/issue.ts';
import type { MeasureDemand } from '../../core/rule.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { holdsIn } from '../demands/conditions.ts';
import { placesOf } from '../demands/field-places.ts';
import { sumOver } from '../demands/measuring.ts';
import type { Sight } from '../demands/sight.ts';
import { matchOf, resultOf } from '../demands/subjects.ts';
import { groupsBy } from '../groups.ts';
import type { RecordRule } from '../rule-logic.ts';
import { namesOf, pathsOf, reportedAt, dependsOnOthers } from './measure-names.ts';
import { faultOfCount, faultOfSum, otherSide, type Fault } from './measure-logic.ts';
import { differentIn } from './record-measures.ts';

/** Evaluates counts and sums over rows: every list that the path leads to, or each group of its rows. */
export const rowMeasureRule: RecordRule<MeasureDemand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add, { module, isProtected, findRecord }) {
    if (findRecord === undefined && dependsOnOthers(rule)) return;
    const list = reportedAt(rule);
    for (const place of placesOf(module, data, list)) {
      const sight: Sight = { module, field: list, place, isProtected, findRecord };
      if (matchOf(rule.when, sight) === null) continue;
      for (const { rows, at } of rowsIn(place.value, rule, module)) {
        const fault = faultOf(rule, rows, sight, at);
        if (fault !== null) add(place.path, fault.code, fault.params);
      }
    }
  },
};

/** Rows that are measured together; `at`: the field and the number that they are for. */
type Measured = { readonly rows: readonly JsonObject[]; readonly at?: Issue['params'] };

function rowsIn(
  value: JsonValue | undefined,
  rule: MeasureDemand,
  module: ResolvedModule,
): readonly Measured[] {
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const rows = entries.map((row) => (isJsonObject(row) ? row : {}));
  const scope = 'sumOf' in rule ? rule.in : rule.countOf;
  if (typeof scope === 'object' && 'rows' in scope && 'from' in scope)
    return rowsInRange(
      rows.filter((row) => holdsIn(rule.where, row)),
      scope,
      module,
    );
  const groupBy = typeof scope === 'object' && 'rows' in scope ? scope.groupBy : undefined;
  return groupsBy(rows, groupBy, (row) => row).map((group) => ({
    rows: group.filter((row) => holdsIn(rule.where, row)),
  }));
}

function faultOf(
  rule: MeasureDemand,
  rows: readonly JsonObject[],
  sight: Sight,
  at: Issue['params'] | undefined,
): Fault | null {
  const other = resultOf(otherSide(rule), sight);
  if ('countOf' in rule) return faultOfCount(rule, differentIn(rows, rule.different), other);
  const fault = faultOfSum(rule, rule.sumOf, sumOver(rows, rule.sumOf), other);
  const isWeight = weightOf(sight.module, sight.field) === rule.sumOf && other.value === 0;
  if (fault === null || !isWeight || rule.is !== 'greater') return fault;
  return at === undefined ? { code: 'weights_zero', params: {} } : { code: 'weights_zero_at', params: at };
}

/** The field of a list's rows that their shares are worked out from. */
function weightOf(module: ResolvedModule, list: string): string | undefined {
  const field = fieldAtPath(module, list);
  return field?.kind === 'rows' ? field.weight : undefined;
}
