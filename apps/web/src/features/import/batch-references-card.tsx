import type { Issue } from '@quartermaster/domain/core/issue';
import { moduleIssueText } from '@quartermaster/domain/texts/module-issue-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { batchReferencesQuery, type BatchProgress, type BatchReference } from '../../api/import-batches.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { moduleQuery } from '../../engine/use-module.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { pathLabel } from '../../fields/path-label.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import styles from './import.module.css';
import { useScreenTitle } from '../../engine/use-screen-title.ts';

/** References that neither the files nor the version resolve: they may be imported, but not released. */
export function BatchReferencesCard({ batch }: { readonly batch: BatchProgress }) {
  const { t } = useTranslation('transfer');
  const { data } = useQuery(batchReferencesQuery(useBranch(), batch));
  if (data === undefined || data.total === 0) return null;
  return (
    <Card title={t('batchMissing', { count: data.total })}>
      <p className={styles.hint}>{t('batchMissingHelp')}</p>
      <ul className={styles.problems}>
        {data.references.map((reference) => (
          <ReferenceLine
            key={`${reference.id} ${reference.recordId} ${reference.issue.path}`}
            reference={reference}
          />
        ))}
      </ul>
    </Card>
  );
}

function ReferenceLine({ reference }: { readonly reference: BatchReference }) {
  const { t: tc } = useTranslation();
  const nameOf = useModuleNames();
  const language = readLanguage();
  const titleOf = useScreenTitle();
  const { data: module } = useQuery(moduleQuery(reference.module));
  if (module === undefined) return null;
  const problem = reference.issue as Issue;
  const label = pathLabel(module, problem.path, language);
  return (
    <li className={styles.warning}>
      {nameOf(reference.module)} <RecordIdText module={reference.module} id={reference.recordId} />{' '}
      {tc('labelled', { label, text: moduleIssueText(problem, language, { module, titleOf }) })}
    </li>
  );
}
