/** The languages of the console and of the game's texts, as they appear on the wire. */
export const LANGUAGES = ['en', 'zh', 'jp'] as const;

/** One of the languages. */
export type Language = (typeof LANGUAGES)[number];

/** Shown when a text is missing in the reader's language. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** Value of the HTML `lang` attribute: it decides which Han glyphs a browser draws. */
export const HTML_LANG: Readonly<Record<Language, string>> = {
  en: 'en',
  zh: 'zh-Hant',
  jp: 'ja',
};

/** A text of the console itself (a label, a title): complete in every language. */
export type Localized = Readonly<Record<Language, string>>;

/** A text of the game, as designers type it: languages may still be missing. */
export type LocalizedText = Readonly<Partial<Record<Language, string>>>;

/** A label as its author writes it: `['Name', '名稱', '名前']`. */
export type Label = readonly [en: string, zh: string, jp: string];

/** A label in every language, in the order English, Traditional Chinese, Japanese. */
export function localized(en: string, zh: string, jp: string): Localized {
  return { en, zh, jp };
}

/** Names one after the other, without an “and”: `Tea, Bread`, `茶、麵包`. */
export const joinList = (names: readonly string[], language: Language): string =>
  names.join(language === 'en' ? ', ' : '、');

/** A sign that reads the same in every language. */
export const sameInAll = (text: string): Localized => localized(text, text, text);
