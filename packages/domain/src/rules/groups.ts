import { plainText, type JsonObject, type JsonValue } from '../core/json.ts';
import type { ResolvedModule } from '../core/module.ts';
import { compareValues } from './comparing.ts';
import { valueAt } from '../record/path-value.ts';
import type { ModuleRecord } from './rule-logic.ts';

/**
 * Rows or records by the value of a field or several; all together when no field is given. What has a list
 * there belongs to the group of each entry; with `emptyIsAll`, what has none to the groups of all entries.
 */
export function groupsBy<T>(
  entries: readonly T[],
  groupBy: string | readonly string[] | undefined,
  valuesOf: (entry: T) => JsonObject,
  emptyIsAll = false,
): readonly (readonly T[])[] {
  if (groupBy === undefined) return [entries];
  const keys = [groupBy].flat();
  const all = emptyIsAll ? entriesOf(entries.map(valuesOf), keys) : NONE;
  const groups = new Map<string, T[]>();
  for (const entry of entries)
    for (const name of namesIn(valuesOf(entry), keys, all)) {
      const group = groups.get(name);
      if (group === undefined) groups.set(name, [entry]);
      else group.push(entry);
    }
  return [...groups.values()];
}

type Entries = ReadonlyMap<string, readonly JsonValue[]>;

const NONE: Entries = new Map();

/** Every entry that occurs in a list, by the list's key, and null for lists without any. */
function entriesOf(all: readonly JsonObject[], keys: readonly string[]): Entries {
  return new Map(
    keys.map((key) => {
      const lists = all.map((values) => valueAt(values, key)).filter((value) => Array.isArray(value));
      return [key, [null, ...new Set(lists.flat())]];
    }),
  );
}

const isEmpty = (value: JsonValue | undefined): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

function namesIn(values: JsonObject, keys: readonly string[], all: Entries): readonly string[] {
  return keys.reduce<readonly string[]>(
    (names, key) => {
      const value = valueAt(values, key);
      const own: readonly JsonValue[] = Array.isArray(value) ? value : [value ?? null];
      const parts = isEmpty(value) ? (all.get(key) ?? own) : own;
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
