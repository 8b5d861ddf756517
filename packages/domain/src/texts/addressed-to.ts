import type { Language } from '../core/language.ts';

type MailText = Readonly<Partial<Record<Language, string>>>;

/** What stands in a text of a mail for the name of whoever reads it. */
export const PLAYER_PLACEHOLDER = '{player}';

/** A text of a mail as a player of this name reads it. */
export const addressedTo = (name: string, text: MailText): MailText =>
  Object.fromEntries(
    // As a function, for a name with a `$` in it stands for nothing but itself.
    Object.entries(text).map(([language, words]) => [
      language,
      words.replaceAll(PLAYER_PLACEHOLDER, () => name),
    ]),
  );
