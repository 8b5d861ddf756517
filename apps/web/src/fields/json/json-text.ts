import type { JsonValue } from '@quartermaster/domain/core/json';

export type ParsedJson =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly problem: string };

export function jsonText(value: JsonValue | undefined): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

/** An empty text is no value. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(text) as JsonValue };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}
