import type { Language } from '@quartermaster/domain/core/language';
import type { ErrorParams } from './app-error.ts';
import { ERRORS, type ErrorCode } from './error-code.ts';

/** The sentence a person reads, with its placeholders filled in. */
export function errorText(code: ErrorCode, params: ErrorParams, language: Language): string {
  return ERRORS[code].text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = params[name] ?? placeholder;
    return typeof value === 'object' ? value[language] : String(value);
  });
}

/** What an error was about, told where nobody kept its numbers; null: there is no such error. */
export function errorGist(code: string, language: Language): string | null {
  return isErrorCode(code) ? ERRORS[code].text[language].replace(/\{\w+\}/g, '…') : null;
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);
