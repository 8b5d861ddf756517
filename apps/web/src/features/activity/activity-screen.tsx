import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  changeSetsQuery,
  type ActivityFilter,
  type ChangeSet,
  type ChangeSetPage,
} from '../../api/change-sets.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useBranch } from '../../engine/use-branch.ts';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { ChangeSetTable } from './change-set-table.tsx';
import { UndoDialog } from './undo-dialog.tsx';
import { pageNumber } from '../../ui/table/page-number.ts';
import { Pager } from '../../ui/table/pager.tsx';

const asked = (filter: Readonly<Record<keyof ActivityFilter, string | undefined>>): ActivityFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** Everything that was done to this version, newest first, and the way back from each step. */
export function ActivityScreen() {
  const { t } = useTranslation('activity');
  const branch = useBranch();
  const { page = '1', author, module, from, to } = useSearch({ strict: false });
  const filter = asked({ author, module, from, to });
  const isNarrowed = Object.keys(filter).length > 0;
  const changeSets = useQuery(changeSetsQuery(branch, pageNumber(page), filter));
  const [undone, setUndone] = useState<ChangeSet | null>(null);
  const { data, error } = changeSets;
  return (
    <>
      <PageHead
        breadcrumb={[branch.details.name, branch.version]}
        title={t('title')}
        meta={data ? t('meta', { count: data.total }) : null}
      />
      <ActivityFilters filter={filter} />
      <Card flush>
        {error && !data ? <ErrorPanel error={error} onRetry={() => void changeSets.refetch()} /> : null}
        {changeSets.isPending ? <SkeletonRows columns={6} /> : null}
        {data?.total === 0 ? (
          <EmptyState
            title={isNarrowed ? t('noMatchTitle') : t('emptyTitle')}
            text={isNarrowed ? t('noMatchText') : t('emptyText')}
          />
        ) : null}
        {data && data.total > 0 ? (
          <ModuleFields module={null}>
            <ChangeSetTable changeSets={data.data} onUndo={setUndone} />
          </ModuleFields>
        ) : null}
        {data && data.lastPage > 1 ? <Pages page={data} /> : null}
      </Card>
      {undone ? (
        <ModuleFields module={null}>
          <UndoDialog changeSet={undone} onClose={() => setUndone(null)} />
        </ModuleFields>
      ) : null}
    </>
  );
}

function Pages({ page }: { readonly page: ChangeSetPage }) {
  const navigate = useNavigate();
  const handleChange = (next: number) =>
    void navigate({ to: '/activity', search: (search) => ({ ...search, page: String(next) }) });
  return (
    <Pager
      className={table.pages}
      size="small"
      current={page.currentPage}
      pageSize={page.perPage}
      total={page.total}
      showSizeChanger={false}
      onChange={handleChange}
    />
  );
}
