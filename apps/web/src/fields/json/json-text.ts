import { findJsonFault, type JsonFault } from '@quartermaster/domain/core/json-fault';
import type { JsonValue } from '@quartermaster/domain/core/json';

type ParsedJson =
  | { readonly ok: true; readonly value: JsonValue }
  | { readonly ok: false; readonly fault: JsonFault };

export function jsonText(value: JsonValue | undefined): string {
  return value === undefined || value === null ? '' : JSON.stringify(value, null, 2);
}

/** An empty text is no value. */
export function parseJson(text: string): ParsedJson {
  if (text.trim() === '') return { ok: true, value: null };
  const fault = findJsonFault(text);
  return fault === null ? { ok: true, value: JSON.parse(text) as JsonValue } : { ok: false, fault };
}
