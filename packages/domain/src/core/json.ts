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

/** A value as plain text: '' for nothing, JSON for what has parts. */
export function plainText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
