import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeSetsQuery, type ChangeSet } from '../../api/change-sets.ts';
import { useModuleNames } from '../../engine/use-module-names.ts';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { formatNumber } from '../../i18n/format.ts';
import { entryKind } from '../../engine/entry-kind.ts';
import { AgoText } from '../../ui/ago-text.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import styles from './recent-changes.module.css';

const SHOWN = 10;

/** The latest steps of the version in the address: who did what, and where. */
export function RecentChanges() {
  const { t } = useTranslation('layout');
  const branch = useBranch();
  const { data } = useQuery(changeSetsQuery(branch, 1));
  return (
    <Card flush title={t('recentChanges', { place: branchName(branch) })}>
      {data ? <Steps steps={data.data.slice(0, SHOWN)} /> : <SkeletonRows rows={4} columns={3} />}
    </Card>
  );
}

function Steps({ steps }: { readonly steps: readonly ChangeSet[] }) {
  const { t } = useTranslation('layout');
  if (steps.length === 0) return <p className={styles.none}>{t('recentNone')}</p>;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <Step key={step.seq} step={step} />
      ))}
    </ol>
  );
}

function Step({ step }: { readonly step: ChangeSet }) {
  const { t } = useTranslation('history');
  const { t: tc } = useTranslation('common');
  const names = useModuleNames();
  const kind = entryKind(step.kind);
  return (
    <li className={styles.step}>
      <span className={styles.kind}>{kind ? t(`kind.${kind}`) : step.kind}</span>
      <span className={styles.what}>
        {step.modules.map(({ module, records }) => (
          <span key={module} className={styles.module}>
            {names(module)} <span className={styles.count}>{formatNumber(records)}</span>
          </span>
        ))}
        {step.note ? <span className={styles.note}>{tc('quoted', { text: step.note })}</span> : null}
      </span>
      <span className={styles.who}>
        {step.author ?? t('somebody')} · <AgoText value={step.at} />
      </span>
    </li>
  );
}
