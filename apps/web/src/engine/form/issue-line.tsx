import { useTranslation } from 'react-i18next';
import type { ReleaseIssue } from '../../api/releases.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readTextLanguage } from '../../i18n/language.ts';
import { ModuleTitle } from '../module-title.tsx';
import { useIssueWords } from './use-issue-words.ts';

/** A problem of a record, with the record's name and the field's. */
export function IssueLine({ issue }: { readonly issue: ReleaseIssue }) {
  const { t } = useTranslation('common');
  const { module: key, recordId } = issue;
  const { field, text } = useIssueWords(issue);
  const name = titleText(issue.title, readTextLanguage()) || recordId || <ModuleTitle module={key} />;
  return (
    <>
      <strong>{name}</strong>
      {t('labelled', { label: field ? ` · ${field}` : '', text })}
    </>
  );
}
