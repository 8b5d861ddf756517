import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { listHistoryQuery } from '../../api/list-history.ts';
import type { Place } from '../../api/place.ts';
import styles from './history.module.css';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { HistoryTimeline } from './history-timeline.tsx';

type HistoryPanelProps = {
  readonly module: ResolvedModule;
  readonly place: Place;
  readonly recordId: string | null;
};

const SHOWN = 8;

/** The latest changes of a record, beside its form. */
export function HistoryPanel({ module, place, recordId }: HistoryPanelProps) {
  const { t } = useTranslation('history');
  const { t: form } = useTranslation('form');
  const { data, error, refetch } = useQuery({
    ...listHistoryQuery(place, recordId ?? ''),
    enabled: recordId !== null,
  });
  if (recordId === null || data?.length === 0) return <p className={styles.note}>{t('emptyText')}</p>;
  if (data === undefined && error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonRows rows={4} columns={1} />;
  return (
    <>
      <HistoryTimeline module={module} entries={data.slice(0, SHOWN)} />
      <Link to="/$module/$recordId/history" params={{ module: module.key, recordId }}>
        {form('openHistory')}
      </Link>
    </>
  );
}
