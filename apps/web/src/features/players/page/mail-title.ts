import type { MailRow } from '../../../api/player.ts';
import { titleText } from '../../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../../i18n/language.ts';

/** What a mail is called; one without a title by its number. */
export function mailTitle({ title, mailId }: Pick<MailRow, 'title' | 'mailId'>): string {
  return titleText(title, readTextLanguage()) || `#${mailId}`;
}
