import type { Language } from '../core/language.ts';

type MailText = Readonly<Partial<Record<Language, string>>>;

/** The placeholder for the recipient's name in a mail's text. */
export const PLAYER_PLACEHOLDER = '{player}';

/** All that is replaced in the text of a mail. */
export const MAIL_PLACEHOLDERS: readonly string[] = [PLAYER_PLACEHOLDER];

/** What is in braces and nothing replaces: a slip, or meant as it is. */
export const unknownPlaceholders = (
  texts: readonly MailText[],
  known = MAIL_PLACEHOLDERS,
): readonly string[] => [
  ...new Set(
    texts
      .flatMap((text) => Object.values(text))
      .flatMap((words) => words.match(/\{[^{}\s]{0,40}\}/g) ?? [])
      .filter((found) => !known.includes(found)),
  ),
];

/** A text of a mail as a player of this name reads it. */
export const addressedTo = (name: string, text: MailText): MailText =>
  Object.fromEntries(
    // As a function, for a name with a `$` in it stands for nothing but itself.
    Object.entries(text).map(([language, words]) => [
      language,
      words.replaceAll(PLAYER_PLACEHOLDER, () => name),
    ]),
  );
