import type { Issue } from '@quartermaster/domain/core/issue';
import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { getI18n } from 'react-i18next';
import { ApiError, errorMessage } from '../../api/api-error.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { recordName } from './record-name.ts';

type Named = { readonly recordId: string; readonly data: RecordData };

export const issuesOf = (error: unknown): readonly Issue[] =>
  error instanceof ApiError ? (error.body.issues ?? []) : [];

/** Why several records were not written together: which of them is in the way, with what field, and why. */
export async function refusalText(
  error: unknown,
  module: ResolvedModule,
  recordAt: (index: number) => Named | undefined,
): Promise<string> {
  const [problem] = issuesOf(error);
  const [index, ...steps] = problem?.path.split('.') ?? [];
  const record = recordAt(Number(index));
  if (problem === undefined || record === undefined) return errorMessage(error);
  // The words for every problem there can be are loaded when there is one.
  const { moduleIssueText } = await import('@quartermaster/domain/texts/module-issue-text');
  const language = readLanguage();
  const path = steps.join('.');
  const names = [recordName(module, record.recordId, record.data), pathLabel(module, path, language)];
  const { t } = getI18n();
  return t('labelled', {
    label: names.filter((name) => name !== '').join(' · '),
    text: moduleIssueText({ ...problem, path }, language, { module }),
  });
}
