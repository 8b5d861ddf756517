import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReleaseProblem } from '../../api/releases.ts';
import { pathLabel } from '../../fields/path-label.ts';
import { titleText } from '../../fields/reference/record-title.ts';
import { readLanguage, readTextLanguage } from '../../i18n/language.ts';
import { ModuleTitle } from '../module-title.tsx';
import { moduleQuery } from '../use-module.ts';

/** A problem of a record, with the record's name and the field's. */
export function IssueLine({ issue }: { readonly issue: ReleaseProblem }) {
  const { t } = useTranslation('common');
  const { module: key, recordId, path } = issue;
  const language = readLanguage();
  const { data: module } = useQuery(moduleQuery(key));
  const name = titleText(issue.title, readTextLanguage()) || recordId || <ModuleTitle module={key} />;
  const field = module && path !== '' ? pathLabel(module, path, language) : null;
  const text = module ? moduleIssueText(issue, language, { module }) : issue.code;
  return (
    <>
      <strong>{name}</strong>
      {t('labelled', { label: field ? ` · ${field}` : '', text })}
    </>
  );
}
