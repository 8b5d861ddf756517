import { textOf, type JsonObject } from '@quartermaster/domain/core/json';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@quartermaster/domain/core/language';

/** A game text in the wanted language, else the fallback language, else any. */
export function shownText(
  text: JsonObject,
  wanted: Language,
): { readonly text: string; readonly language: Language } | null {
  for (const language of [wanted, FALLBACK_LANGUAGE, ...LANGUAGES]) {
    const candidate = textOf(text[language]);
    if (candidate !== '') return { text: candidate, language };
  }
  return null;
}
