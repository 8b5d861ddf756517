import type { Language } from '@quartermaster/domain/core/language';
import type { ErrorParams } from './app-error.ts';
import { ERRORS, type ErrorCode } from './error-code.ts';

/** The sentence a person reads, with its placeholders filled in. */
export function errorText(code: ErrorCode, params: ErrorParams, language: Language): string {
  return ERRORS[code].text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(params[name] ?? placeholder),
  );
}
