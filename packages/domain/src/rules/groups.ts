import { plainText, type JsonObject, type JsonValue } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { compareValues } from './comparing.ts';
import { valueAt } from '../record/path-value.ts';
import type { ModuleRecord } from './rule-logic.ts';

/**
 * Rows or records by the value of a field or several; all together when no field is given. What has a list
 * there belongs to the group of each entry.
 */
export function groupsBy<T>(
  entries: readonly T[],
  groupBy: string | readonly string[] | undefined,
  valuesOf: (entry: T) => JsonObject,
): readonly (readonly T[])[] {
  if (groupBy === undefined) return [entries];
  const groups = new Map<string, T[]>();
  for (const entry of entries)
    for (const name of namesIn(valuesOf(entry), [groupBy].flat())) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [entry]);
      else group.push(entry);
    }
  return [...groups.values()];
}

function namesIn(values: JsonObject, keys: readonly string[]): readonly string[] {
  return keys.reduce<readonly string[]>(
    (names, key) => {
      const value = valueAt(values, key);
      const parts: readonly JsonValue[] = Array.isArray(value) ? value : [value ?? null];
      return names.flatMap((name) => parts.map((part) => `${name}\n${plainText(part)}`));
    },
    [''],
  );
}

/**
 * The records of a group by a field, smallest first, options of a closed list in their order; records
 * without a value are left out.
 */
export function orderRecords(
  records: readonly ModuleRecord[],
  field: string,
  module: ResolvedModule,
): readonly ModuleRecord[] {
  const declared = module.fieldByKey.get(field);
  const options = declared?.kind === 'enum' ? declared.of.values.map(({ value }) => value) : undefined;
  const placeOf = ({ data }: ModuleRecord): JsonValue | undefined => {
    const value = valueAt(data, field);
    return options === undefined || !isOrderable(value) ? value : options.indexOf(plainText(value));
  };
  return records
    .filter((record) => isOrderable(placeOf(record)))
    .sort((left, right) => compareValues(placeOf(left), placeOf(right)) ?? 0);
}

function isOrderable(value: JsonValue | undefined): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
