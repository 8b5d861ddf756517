import type { Issue } from '@quartermaster/domain/core/issue';
import { issueText } from '@quartermaster/domain/texts/issues';
import { readLanguage } from '../../i18n/language.ts';
import type { FieldProblems } from './action-layout.ts';

/** The first problem of each field, in the reader's language; what is wrong within a field is the field's. */
export function problemTexts(issues: readonly Issue[]): FieldProblems {
  const texts: Record<string, string> = {};
  for (const issue of issues) {
    const [key = ''] = issue.path.split('.');
    texts[key] ??= issueText(issue, readLanguage());
  }
  return texts;
}
