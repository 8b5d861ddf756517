/** Anything that JSON can say. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** A JSON object, read only. */
export type JsonObject = { readonly [key: string]: JsonValue };

/** One record of a module as stored and as on the wire: field key to value. */
export type RecordData = JsonObject;

/** Whether a value is an object, and neither a list nor nothing. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a text says as JSON; undefined where it is no JSON. */
export function parseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

/** A value as plain text: '' for nothing, JSON for what has parts. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A list; an empty one for any other value. */
export function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** An object; an empty one for any other value. */
export function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The objects of a list; none for any other value. */
export function objectsOf(value: JsonValue | undefined): readonly JsonObject[] {
  return listOf(value).filter(isJsonObject);
}

/** The entries of a list, each in its place; an empty object where an entry is none. */
export function objectsInPlace(value: JsonValue | undefined): readonly JsonObject[] {
  return listOf(value).map(objectOf);
}

/** A text, or a number as text; '' for any other value. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A number; `otherwise` for any other value. */
export function numberOf<Otherwise>(value: JsonValue | undefined, otherwise: Otherwise): number | Otherwise {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
