import { LANGUAGES, type Language, type LocalizedText } from '@quartermaster/domain/core/language';

/** What a text read in every language when one of its languages was last changed, by that language. */
export type LastChanges = Readonly<Partial<Record<Language, LocalizedText>>>;

/** Per language that is behind its source: what the source read when the text was last changed. */
export type StaleTexts = Readonly<Partial<Record<Language, string>>>;

/**
 * Goes on with a text's changes. `before` undefined: the record is new, so every language is as its
 * author left it together with the others.
 */
export function changesAfter(
  before: { readonly texts: LocalizedText; readonly changes: LastChanges } | undefined,
  texts: LocalizedText,
): LastChanges {
  const changed = LANGUAGES.filter((language) => textIn(before?.texts, language) !== textIn(texts, language));
  const fresh = before === undefined ? LANGUAGES : changed;
  return { ...before?.changes, ...Object.fromEntries(fresh.map((language) => [language, texts])) };
}

/**
 * The languages in which a text is behind its source: the source reads differently than when they
 * were last changed, and they are not confirmed as still right (`isChecked`).
 */
export function findStale(
  { texts, changes }: { readonly texts: LocalizedText; readonly changes: LastChanges },
  source: Language,
  isChecked: (language: Language) => boolean,
): StaleTexts {
  const now = textIn(texts, source);
  const behind = LANGUAGES.flatMap((language) => {
    const then = textIn(changes[language], source);
    const isBehind = language !== source && now !== '' && then !== '' && then !== now;
    return isBehind && textIn(texts, language) !== '' && !isChecked(language)
      ? [[language, then] as const]
      : [];
  });
  return Object.fromEntries(behind);
}

const textIn = (texts: LocalizedText | undefined, language: Language): string => texts?.[language] ?? '';
