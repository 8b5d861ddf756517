import type { FieldCondition } from '../core/demand-parameters.ts';
import { joinPath } from '../core/issue.ts';
import type { JsonObject, RecordData } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import type { RecordScope, RowScope } from '../core/sequence-parameters.ts';
import { holdsIn } from './demands/conditions.ts';
import { groupsBy, orderRecords } from './groups.ts';
import { fieldsAt, inRows, listsAt, type RowList } from './row-paths.ts';
import type { ModuleRecord } from './rule-logic.ts';

/** Whether a rule is about rows of a list. */
export function isRowScope(scope: RowScope | RecordScope): scope is RowScope {
  return typeof scope === 'string' || 'rows' in scope;
}

/** The dotted path of the rows that a scope is about. */
export function rowsOf(scope: RowScope): string {
  return typeof scope === 'string' ? scope : scope.rows;
}

/** Every list that a scope leads to, or every group of its rows. */
export function rowGroups(scope: RowScope, data: RecordData): readonly RowList[] {
  const lists = listsAt(data, rowsOf(scope));
  if (typeof scope === 'string') return lists;
  return lists.flatMap(({ rows, path }) => {
    return groupsBy(rows, scope.groupBy, ({ values }) => values).map((group) => ({
      rows: group.filter(({ values }) => holdsIn(scope.where, values)),
      path,
    }));
  });
}

/** Records that are checked together. A problem of all of them belongs to the first one. */
type RecordGroup = { readonly records: readonly ModuleRecord[]; readonly first: ModuleRecord | undefined };

/** The records of a module that are checked together, in their order. */
export function recordGroups(
  { groupBy, orderBy, where, ignoreLast }: RecordScope,
  records: readonly ModuleRecord[],
  module: ResolvedModule,
): readonly RecordGroup[] {
  return groupsBy(records, groupBy, ({ data }) => data).map((all) => {
    const counted = all.filter(({ data }) => conditionsIn(where).every((one) => holdsIn(one, data)));
    const ordered = orderBy === undefined ? counted : orderRecords(counted, orderBy, module);
    return { records: ignoreLast === true ? ordered.slice(0, -1) : ordered, first: all[0] };
  });
}

/** Every place that holds a field of a row, with its full path. */
export function placesIn(values: JsonObject, path: string, field: string) {
  return fieldsAt(values, field).map((place) => ({
    path: joinPath(path, place.fieldPath),
    value: place.values[place.key],
    beside: place.values,
  }));
}

/** The conditions of a scope, one or several. */
export function conditionsIn(where: RecordScope['where']): readonly FieldCondition[] {
  return [where ?? []].flat();
}

/** The fields that a scope names. */
export function pathsOfScope(scope: RowScope | RecordScope): readonly string[] {
  if (typeof scope === 'string') return [scope];
  const grouped = [scope.groupBy ?? []].flat();
  const where = conditionsIn(scope.where).map(({ field }) => field);
  if (isRowScope(scope))
    return [scope.rows, ...[...grouped, ...where].map((field) => inRows(scope.rows, field))];
  return [...(scope.orderBy === undefined ? [] : [scope.orderBy]), ...grouped, ...where];
}
