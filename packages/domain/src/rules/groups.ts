import { plainText, type JsonObject, type JsonValue } from '../core/json.ts';
import { compareValues } from './comparing.ts';
import { valueAt } from '../record/path-value.ts';
import type { ModuleRecord } from './rule-logic.ts';

/** Rows or records by the value of a field or several; all together when no field is given. */
export function groupsBy<T>(
  entries: readonly T[],
  groupBy: string | readonly string[] | undefined,
  valuesOf: (entry: T) => JsonObject,
): readonly (readonly T[])[] {
  if (groupBy === undefined) return [entries];
  const nameOf = (entry: T): string =>
    [groupBy]
      .flat()
      .map((key) => plainText(valueAt(valuesOf(entry), key)))
      .join('\n');
  return [...Map.groupBy(entries, nameOf).values()];
}

/** The records of a group by a field, smallest first; records without it are left out. */
export function orderRecords(records: readonly ModuleRecord[], field: string): readonly ModuleRecord[] {
  return records
    .filter(({ data }) => isOrderable(valueAt(data, field)))
    .sort((left, right) => compareValues(valueAt(left.data, field), valueAt(right.data, field)) ?? 0);
}

function isOrderable(value: JsonValue | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
