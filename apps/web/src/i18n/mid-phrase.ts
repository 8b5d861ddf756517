import type { Localized } from '@quartermaster/domain/core/language';
import { readLanguage } from './language.ts';

/** An ordinary word with a capital in front; `VIP`, `PvE` and `3v3` are names and keep theirs. */
const CAPITALISED_WORD = /^[A-Z](?=[a-z]*(?:[\s-]|$))/;

/** Chinese has a space between a Han character and a Latin letter or digit. */
const LATIN_START = /^[A-Za-z0-9]/;

/** A label after other words in the reader's language: `God level` becomes the end of “Add god level”. */
export function midPhrase(label: Localized): string {
  const language = readLanguage();
  const text = label[language];
  if (language === 'en') return text.replace(CAPITALISED_WORD, (capital) => capital.toLowerCase());
  return language === 'zh' ? text.replace(LATIN_START, ' $&') : text;
}
