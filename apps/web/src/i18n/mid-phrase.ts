import type { Localized } from '@quartermaster/domain/core/language';
import { readLanguage } from './language.ts';

/** An ordinary word with a capital in front; `VIP`, `PvE` and `3v3` are names and keep theirs. */
const CAPITALISED_WORD = /^[A-Z](?=[a-z]*(?:[\s-]|$))/;

/** A label inside a phrase in the reader's language: `God level` becomes the end of “Add god level”. */
export function midPhrase(label: Localized): string {
  const language = readLanguage();
  const text = label[language];
  return language === 'en' ? text.replace(CAPITALISED_WORD, (capital) => capital.toLowerCase()) : text;
}
