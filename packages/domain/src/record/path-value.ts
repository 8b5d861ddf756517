import { isJsonObject, type JsonObject, type JsonValue } from '../core/json.ts';

/** The value at a dotted path: `name`, `name.jp`, `groups.0.weight`. */
export function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  let value: JsonValue | undefined = data;
  for (const part of path.split('.')) {
    value = isList(value) ? value[Number(part)] : isJsonObject(value) ? value[part] : undefined;
  }
  return value;
}

/** The same with another value of a key; without the key where there is no value. */
export function withValue(data: JsonObject, key: string, value: JsonValue | undefined): JsonObject {
  if (value !== undefined) return { ...data, [key]: value };
  const { [key]: _, ...rest } = data;
  return rest;
}

/** The same with another value at a dotted path. What is beside the path keeps its identity. */
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

/** The same without the value at a dotted path. */
export function withoutValueAt(data: JsonObject, path: string): JsonObject {
  const [key = '', ...rest] = path.split('.');
  if (rest.length === 0) return Object.fromEntries(Object.entries(data).filter(([name]) => name !== key));
  return { ...data, [key]: without(data[key] ?? null, rest.join('.')) };
}

function without(whole: JsonValue, path: string): JsonValue {
  if (isJsonObject(whole)) return withoutValueAt(whole, path);
  if (!isList(whole)) return whole;
  const [index = '', ...rest] = path.split('.');
  return rest.length === 0
    ? whole.filter((_each, place) => place !== Number(index))
    : whole.map((each, place) => (place === Number(index) ? without(each, rest.join('.')) : each));
}

function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}
