import type { RecordTitle } from '@quartermaster/contract/http/record-title';
import type { Language } from '@quartermaster/domain/core/language';
import { shownText } from '../localized-text/shown-text.ts';

/** A record's title as one text: in the wanted language, else in one there is; '' when it has none. */
export function titleText(title: RecordTitle, language: Language): string {
  if (title === null) return '';
  return typeof title === 'string' ? title : (shownText(title, language)?.text ?? '');
}
