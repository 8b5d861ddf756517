import { fieldAtPath } from '../../core/field-at-path.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { MeasureDemand } from '../../core/rule.ts';
import type { ResolvedModule } from '../../core/module.ts';
import { holdsIn } from '../demands/conditions.ts';
import { placesOf } from '../demands/field-places.ts';
import { sumOver } from '../demands/measuring.ts';
import type { Sight } from '../demands/sight.ts';
import { matchOf, resultOf } from '../demands/subjects.ts';
import { groupsBy } from '../groups.ts';
import type { RecordRule } from '../rule-logic.ts';
import { namesOf, pathsOf, placeOf, measuresRecords } from './measure-names.ts';
import { faultOfCount, faultOfSum, otherSide, type Fault } from './measure-logic.ts';
import { differentIn } from './record-measures.ts';

/** Evaluates counts and sums over rows: every list that the path leads to, or each group of its rows. */
export const rowMeasureRule: RecordRule<MeasureDemand> = {
  level: 'record',
  paths: pathsOf,
  names: namesOf,
  check(rule, data, add, module, { isProtected, findRecord }) {
    if (findRecord === undefined && measuresRecords(rule)) return;
    const list = placeOf(rule);
    for (const place of placesOf(module, data, list)) {
      const sight: Sight = { module, field: list, place, isProtected, findRecord };
      if (matchOf('when' in rule ? rule.when : undefined, sight) === null) continue;
      for (const rows of rowsIn(place.value, rule)) {
        const fault = faultOf(rule, rows, sight);
        if (fault !== null) add(place.path, fault.code, fault.params);
      }
    }
  },
};

function rowsIn(value: JsonValue | undefined, rule: MeasureDemand): readonly (readonly JsonObject[])[] {
  const entries: readonly JsonValue[] = Array.isArray(value) ? value : [];
  const rows = entries.map((row) => (isJsonObject(row) ? row : {}));
  const scope = 'sumOf' in rule ? rule.in : rule.countOf;
  const groupBy = typeof scope === 'object' && 'rows' in scope ? scope.groupBy : undefined;
  return groupsBy(rows, groupBy, (row) => row).map((group) =>
    group.filter((row) => holdsIn(rule.where, row)),
  );
}

function faultOf(rule: MeasureDemand, rows: readonly JsonObject[], sight: Sight): Fault | null {
  const other = resultOf(otherSide(rule), sight);
  if ('countOf' in rule) return faultOfCount(rule, differentIn(rows, rule.different), other);
  const fault = faultOfSum(rule, rule.sumOf, sumOver(rows, rule.sumOf), other);
  const isWeight = weightOf(sight.module, sight.field) === rule.sumOf && other.value === 0;
  return fault !== null && isWeight && rule.is === 'greater' ? { code: 'weights_zero', params: {} } : fault;
}

/** The field of a list's rows that their shares are worked out from. */
function weightOf(module: ResolvedModule, list: string): string | undefined {
  const field = fieldAtPath(module, list);
  return field?.kind === 'rows' ? field.weight : undefined;
}
