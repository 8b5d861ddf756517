import { plainText, type JsonValue } from '../core/json.ts';

/** Stands between the entries of a list in one CSV cell. */
export const LIST_SEPARATOR = '|';

/** The entries of a list cell, without blanks. */
export function splitList(text: string): string[] {
  return text
    .split(LIST_SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** A list as the text of one cell. */
export function printList(value: JsonValue): string {
  return Array.isArray(value) ? value.map(plainText).join(LIST_SEPARATOR) : plainText(value);
}
