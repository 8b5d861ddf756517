import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { differencesQuery, type ReleaseDifferences } from '../../api/releases.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './environment-changes.module.css';
import { RecordDifference } from './record-difference.tsx';
import layout from './releases.module.css';
import { firstChanges } from './reverted-changes.ts';

type RollBackDifferencesProps = {
  readonly environment: string;
  readonly number: number;
  /** Of one module alone. */
  readonly module?: string | undefined;
};

/** What players will notice. A roll back does not have to wait for it. */
export function RollBackDifferences({ environment, number, module }: RollBackDifferencesProps) {
  const { t } = useTranslation('releases');
  const { data, error, refetch } = useQuery(differencesQuery(environment, number));
  return (
    <section className={layout.form} aria-label={t('playersNotice')}>
      <strong>{t('playersNotice')}</strong>
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <SkeletonRows rows={2} columns={1} /> : null}
      {data ? (
        <ModuleFields module={null} references={data.references}>
          <Differences differences={module === undefined ? data : ofModule(data, module)} />
        </ModuleFields>
      ) : null}
    </section>
  );
}

function ofModule(differences: ReleaseDifferences, key: string): ReleaseDifferences {
  const modules = differences.modules.filter(({ module }) => module === key);
  const records = modules.flatMap((changes) => changes.records);
  const countOf = (kind: string) => records.filter((record) => record.kind === kind).length;
  const totals = { new: countOf('new'), changed: countOf('changed'), deleted: countOf('deleted') };
  return { ...differences, modules, totals };
}

/** A long list opens in steps: at first it is as long as a glance. */
const FIRST = 5;
const MOST = 200;

function Differences({ differences: { modules, totals } }: { readonly differences: ReleaseDifferences }) {
  const { t } = useTranslation('releases');
  const [limit, setLimit] = useState(FIRST);
  const { shown, more } = firstChanges(modules, limit);
  const count = totals.new + totals.changed + totals.deleted;
  if (count === 0) return <span className={layout.hint}>{t('noDifferences')}</span>;
  return (
    <>
      <ul className={styles.changes}>
        {shown.flatMap(({ module, records }) =>
          records.map((record) => (
            <RecordDifference
              key={`${module}/${record.recordId}`}
              moduleKey={module}
              record={record}
              texts={{ new: t('comesBack'), deleted: t('goesAway') }}
            />
          )),
        )}
      </ul>
      {more > 0 && limit < MOST ? (
        <Button type="link" size="small" onClick={() => setLimit(MOST)}>
          {t('showMore', { count: Math.min(more, MOST - limit) })}
        </Button>
      ) : null}
      {count > MOST && limit === MOST ? (
        <p className={styles.text}>{t('andMore', { count: count - MOST })}</p>
      ) : null}
    </>
  );
}
