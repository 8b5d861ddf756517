import type { JsonValue, RecordData } from '@quartermaster/domain/core/json';
import type { Registry } from '@quartermaster/domain/core/module';
import { DEMO_CLIENT } from '@quartermaster/domain/demo/demo-environments';
import { recordIdOf } from '@quartermaster/domain/record/identity';
import { validateConfiguration } from '@quartermaster/domain/validation/validate-configuration';

type Configuration = { readonly [module: string]: readonly RecordData[] };

/** Changes to one record: its module, its id, and the fields that are planted, by path (`goods.0.no`). */
export type Planted = readonly [
  module: string,
  recordId: string,
  change: { readonly [path: string]: JsonValue },
];

/**
 * The problems that a release of a whole game would report of a module after one of its records changed:
 * path and code of each problem of that record. Throws where there is no such record, for nothing would be
 * planted.
 */
export function plantedProblems(
  registry: Registry,
  game: Configuration,
  [key, recordId, change]: Planted,
): readonly string[] {
  const module = registry.get(key);
  const records = (game[key] ?? []).map((data) => ({ recordId: recordIdOf(module, data), data }));
  const record = records.find((each) => each.recordId === recordId);
  if (record === undefined) throw new RangeError(`There is no record ${recordId} of ${key}`);
  const changed = Object.entries(change).reduce<JsonValue>(
    (data, [path, value]) => withValue(data, path.split('.'), value),
    record.data,
  );
  const planted = records.map((each) => (each === record ? { recordId, data: changed as RecordData } : each));
  return validateConfiguration({
    registry,
    isProtected: true,
    client: DEMO_CLIENT,
    onlyModules: [key],
    records: (name) =>
      name === key
        ? planted
        : (game[name] ?? []).map((data) => ({ recordId: recordIdOf(registry.get(name), data), data })),
  }).map(({ path, code }) => `${path} ${code}`);
}

function withValue(data: JsonValue, [key, ...rest]: readonly string[], value: JsonValue): JsonValue {
  if (key === undefined) return value;
  if (Array.isArray(data))
    return data.map((entry: JsonValue, index) =>
      index === Number(key) ? withValue(entry, rest, value) : entry,
    );
  const object = data as RecordData;
  return { ...object, [key]: withValue(object[key] ?? null, rest, value) };
}
