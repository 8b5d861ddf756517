import { useTranslation } from 'react-i18next';
import type { ReleaseIssue } from '../../api/releases.ts';
import { useWholeLabel } from '../../fields/reference/use-record-label.ts';
import { ModuleTitle } from '../module-title.tsx';
import { useIssueWords } from './use-issue-words.ts';

/** A problem of a record, with the record's name and the field's. */
export function IssueLine({ issue }: { readonly issue: ReleaseIssue }) {
  const { t } = useTranslation('common');
  const { module: key, recordId } = issue;
  const { field, text } = useIssueWords(issue);
  const { label } = useWholeLabel(issue);
  const name = recordId === '' ? <ModuleTitle module={key} /> : label;
  return (
    <>
      <strong>{name}</strong>
      {t('labelled', { label: field ? ` · ${field}` : '', text })}
    </>
  );
}
