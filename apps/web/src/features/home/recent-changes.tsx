import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { changeSetsQuery, type ChangeSet } from '../../api/change-sets.ts';
import { ModuleTitle } from '../../engine/module-title.tsx';
import { branchName, useBranch } from '../../engine/use-branch.ts';
import { entryKind } from '../../engine/record/entry-kind.ts';
import { RecordNames } from '../../fields/reference/record-names.tsx';
import { AgoText } from '../../ui/text/ago-text.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './home.module.css';

const SHOWN = 8;

/** The latest steps of the version in the address: who did what, and to which records. */
export function RecentChanges() {
  const { t } = useTranslation('home');
  const branch = useBranch();
  const changes = useQuery(changeSetsQuery(branch, 1));
  const { data, error } = changes;
  return (
    <Card
      flush
      title={t('recentChanges', { place: branchName(branch) })}
      aside={<Link to="/activity">{t('seeAll')}</Link>}
    >
      {changes.isPending ? <SkeletonRows rows={6} columns={3} /> : null}
      {error && !data ? <ErrorPanel error={error} onRetry={() => void changes.refetch()} /> : null}
      {data?.total === 0 ? <p className={styles.none}>{t('recentNone')}</p> : null}
      {data && data.total > 0 ? (
        <ol className={styles.lines}>
          {data.data.slice(0, SHOWN).map((step) => (
            <Step key={step.seq} step={step} />
          ))}
        </ol>
      ) : null}
    </Card>
  );
}

function Step({ step }: { readonly step: ChangeSet }) {
  const { t: th } = useTranslation('history');
  const { t: tc } = useTranslation('common');
  const kind = entryKind(step.kind);
  return (
    <li className={styles.step}>
      <span className={styles.kind}>{kind ? th(`kind.${kind}`) : step.kind}</span>
      <span className={styles.touched}>
        {step.modules.map(({ module, records, named }) => (
          <span key={module}>
            <span className={styles.soft}>
              <ModuleTitle module={module} />
            </span>{' '}
            <RecordNames module={module} named={named} total={records} />
          </span>
        ))}
        {step.note ? <span className={styles.soft}>{tc('quoted', { text: step.note })}</span> : null}
      </span>
      <span className={styles.who}>
        {step.author ?? th('somebody')} · <AgoText value={step.at} />
      </span>
    </li>
  );
}
