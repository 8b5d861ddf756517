import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import type { Language } from '@quartermaster/domain/core/language';
import { readLanguage } from '../../i18n/language.ts';
import { shownText } from '../localized-text/shown-text.ts';

/** A record's title as one text: in the wanted language, else in one there is; '' when it has none. */
export function titleText(title: RecordTitle, language: Language): string {
  if (title === null) return '';
  return typeof title === 'string' ? title : (shownText(title, language)?.text ?? '');
}

/** What introduces a record without a name, in the reader's language: what it is and its id, `Pet skill 23`. */
export const titleWithId = (kind: Readonly<Record<Language, string>>, id: string): string =>
  `${kind[readLanguage()]} ${id}`;
