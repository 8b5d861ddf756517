import { HTML_LANG, LANGUAGES, type Language } from '@quartermaster/domain/core/language';

function asLanguage(value: string | null): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The language of the console. */
export function readLanguage(): Language {
  return (
    asLanguage(localStorage.getItem('language')) ?? asLanguage(localStorage.getItem('i18nextLng')) ?? 'en'
  );
}

/** The language in which texts of the game are shown; by default the console's. */
export function readTextLanguage(): Language {
  return asLanguage(localStorage.getItem('localization_language')) ?? readLanguage();
}

/** Every text and every query is in one language, so a change starts the page anew; forms come back from their drafts. */
export function changeLanguage(language: Language): void {
  localStorage.setItem('language', language);
  localStorage.setItem('i18nextLng', language);
  window.location.reload();
}

export function changeTextLanguage(language: Language): void {
  localStorage.setItem('localization_language', language);
  window.location.reload();
}

export function htmlLang(language: Language): string {
  return HTML_LANG[language];
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '繁體中文',
  jp: '日本語',
};
