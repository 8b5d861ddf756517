import type { Language, Localized } from '@quartermaster/domain/core/language';
import { formatText, namesIn } from '@quartermaster/domain/texts/format-text';
import type { ErrorParams } from './app-error.ts';
import { ERRORS, isErrorCode, type ErrorCode } from './error-code.ts';

/** Amounts, read with separators: `2,000,000`. Other numbers may be ids. */
const AMOUNTS: ReadonlySet<string> = new Set(['limit', 'given', 'held']);
const separated = new Intl.NumberFormat('en');

/** The sentence a person reads, with its placeholders filled in. */
export const errorText = (code: ErrorCode, params: ErrorParams, language: Language): string =>
  filledText(ERRORS[code].text, params, language);

/** The same for a code that was stored: one that an earlier build knew reads as an internal error. */
export const storedErrorText = (code: string, params: ErrorParams, language: Language): string =>
  errorText(isErrorCode(code) ? code : 'internal', params, language);

/** A text in the reader's language, with its placeholders filled in. */
export function filledText(text: Localized, params: ErrorParams, language: Language): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? value[language] : plainValue(name, value),
  ]);
  return formatText(text[language], Object.fromEntries(values));
}

const plainValue = (name: string, value: string | number): string =>
  typeof value === 'number' && AMOUNTS.has(name) ? separated.format(value) : String(value);

/** What an error was about, where its values were not kept; null: there is no such error. */
export function errorGist(code: string, language: Language): string | null {
  if (!isErrorCode(code)) return null;
  const { text } = ERRORS[code];
  const unknown = namesIn(text[language]).map((name) => [name, '…']);
  return formatText(text[language], Object.fromEntries(unknown));
}
