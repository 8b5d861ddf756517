import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';

/** The value at a dotted path: `name`, `name.jp`, `groups.0.weight`. */
export function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  for (const part of path.split('.')) {
    value = isList(value) ? value[Number(part)] : isJsonObject(value) ? value[part] : undefined;
  }
  return value;
}

/** The same with another value at a dotted path. What lies beside the path keeps its identity. */
export function withValueAt(data: JsonObject, path: string, value: JsonValue): JsonObject {
  const [key = '', ...rest] = path.split('.');
  return { ...data, [key]: replaced(data[key], rest, value) };
}

function replaced(
  whole: JsonValue | undefined,
  [part, ...rest]: readonly string[],
  value: JsonValue,
): JsonValue {
  if (part === undefined) return value;
  if (isList(whole))
    return whole.map((each, index) => (index === Number(part) ? replaced(each, rest, value) : each));
  const object = isJsonObject(whole) ? whole : {};
  return { ...object, [part]: replaced(object[part], rest, value) };
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
