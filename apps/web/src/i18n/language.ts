import { HTML_LANG, LANGUAGES, type Language } from '@quartermaster/domain/core/language';
import { reloadPage } from './reload-page.ts';

/** Where the language of the console is kept: the name that i18next gives it. */
const CONSOLE_KEY = 'i18nextLng';
/** Where the localization language is kept. */
const TEXTS_KEY = 'language';

function readStored(key: string): Language | null {
  const value = localStorage.getItem(key);
  return LANGUAGES.find((language) => language === value) ?? null;
}

/** The language of the console. */
export function readLanguage(): Language {
  return readStored(CONSOLE_KEY) ?? 'en';
}

/** The language in which texts of the game are shown; until the user chooses one, the console's. */
export function readTextLanguage(): Language {
  return readStored(TEXTS_KEY) ?? readLanguage();
}

/** Every text and every query is in one language, so a change starts the page again; forms come back from their drafts. */
export function changeLanguage(language: Language): void {
  localStorage.setItem(CONSOLE_KEY, language);
  reloadPage();
}

export function changeTextLanguage(language: Language): void {
  localStorage.setItem(TEXTS_KEY, language);
  reloadPage();
}

export function htmlLang(language: Language): string {
  return HTML_LANG[language];
}

/** Each language in its own words. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '繁體中文',
  jp: '日本語',
};
