import type { HistoryEntry } from '@quartermaster/contract/http/records';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { parentIdOf } from '@quartermaster/domain/record/identity';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listHistoryQuery } from '../../api/list-history.ts';
import type { Place } from '../../api/place.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { editPath, historyPath } from '../../engine/module-paths.ts';
import { recordName } from '../../engine/record/record-name.ts';
import { useBranch } from '../../engine/use-branch.ts';
import { useModule } from '../../engine/use-module.ts';
import { readLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { RecordIdText } from '../../fields/reference/record-id-text.tsx';
import { NotFoundPage } from '../../ui/pages/not-found-page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { useRecordAddress } from '../use-record-address.ts';
import { useRecordCrumbs } from '../use-record-crumbs.tsx';
import { HistoryTimeline } from './history-timeline.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

/** `/{module}/{id}/history`, `/{module}/{parent}/{id}/history`. */
export function HistoryScreen() {
  const { module, recordId, fits } = useRecordAddress();
  if (fits === 'unknown') return <NotFoundPage />;
  if (fits === 'elsewhere') return <Navigate to={historyPath(module, recordId)} replace />;
  return <RecordHistory module={module} recordId={recordId} />;
}

type RecordHistoryProps = { readonly module: ResolvedModule; readonly recordId: string };

function RecordHistory({ module, recordId }: RecordHistoryProps) {
  const { environment, version } = useBranch();
  const place = { environment, version, module: module.key };
  const { data, error, refetch } = useQuery(listHistoryQuery(place, recordId));
  return (
    <ModuleFields module={module}>
      <HistoryHead module={module} recordId={recordId} newest={data?.[0]} />
      {error === null ? (
        <Card>
          {data === undefined ? (
            <SkeletonRows rows={6} columns={3} />
          ) : (
            <Entries place={place} recordId={recordId} entries={data} />
          )}
        </Card>
      ) : (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      )}
    </ModuleFields>
  );
}

type HistoryHeadProps = RecordHistoryProps & { readonly newest: HistoryEntry | undefined };

function HistoryHead({ module, recordId, newest }: HistoryHeadProps) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation();
  const isOnly = module.kind === 'singleton';
  const name = isOnly
    ? module.titles.title[readLanguage()]
    : recordName(module, recordId, newest?.data ?? {});
  const edit = { to: editPath(module, recordId) };
  const crumbs = useRecordCrumbs(module, parentIdOf(module, recordId));
  return (
    <PageHead
      breadcrumb={[
        ...crumbs,
        <Link key="record" {...edit}>
          {name}
        </Link>,
      ]}
      here={t('title')}
      title={name}
      meta={isOnly ? null : <RecordIdText module={module.key} id={recordId} />}
      actions={
        <Link {...edit}>
          <Button tabIndex={-1}>{common('edit')}</Button>
        </Link>
      }
    />
  );
}

type EntriesProps = {
  readonly place: Place;
  readonly recordId: string;
  readonly entries: readonly HistoryEntry[];
};

function Entries({ place, recordId, entries }: EntriesProps) {
  const { t } = useTranslation('history');
  const module = useModule(place.module);
  const [chosen, setChosen] = useState<HistoryEntry | null>(null);
  if (entries.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <>
      <HistoryTimeline module={module} entries={entries} onPreview={setChosen} />
      {chosen !== null && (
        <RestoreDialog
          module={module}
          place={place}
          recordId={recordId}
          current={entries[0]?.data ?? {}}
          entry={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
