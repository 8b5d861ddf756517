import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { Suspense } from 'react';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useModuleList, type ModuleList } from '../../engine/list/use-module-list.ts';
import { usePanels } from '../../engine/panels.ts';
import { readLanguage } from '../../i18n/language.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ListHead } from './list-head.tsx';
import styles from './list-page.module.css';
import { ListPager } from './list-pager.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoRecords } from './no-records.tsx';
import { RecordTable } from './record-table.tsx';
import { useListColumns } from './use-list-columns.ts';
import { useRecordActions, type RecordActions } from './use-record-actions.tsx';
import { lazyPart } from '../../ui/overlay/lazy-part.tsx';

const SheetView = lazyPart(async () => (await import('./sheet/sheet-view.tsx')).SheetView);

/** `parentId`: the parent whose children are listed. */
type ListPageProps = { readonly module: ResolvedModule; readonly parentId?: string | null };

/** The list of a module: head, toolbar, records, pages; or its records as one sheet. */
export function ListPage({ module, parentId = null }: ListPageProps) {
  const list = useModuleList(module, { parentId });
  const isSheet = list.state.view === 'sheet' && module.list.sheet !== null;
  return (
    <ModuleFields module={module} references={list.references}>
      <div className={styles.page}>
        <ListHead list={list} />
        <ListPanels module={module} />
        {isSheet ? (
          <Suspense fallback={<SkeletonRows />}>
            <SheetView list={list} />
          </Suspense>
        ) : (
          <ListCard list={list} />
        )}
      </div>
    </ModuleFields>
  );
}

/** What else the module shows of its records, laid out by hand. */
function ListPanels({ module }: { readonly module: ResolvedModule }) {
  const panels = usePanels();
  return module.panels.map((slot) => {
    const panel = panels[slot];
    if (panel?.place !== 'list') return null;
    return (
      <div key={slot} className={styles.panel}>
        <Card title={panel.title[readLanguage()]}>
          <Suspense fallback={<SkeletonRows rows={3} />}>
            <panel.Content module={module} />
          </Suspense>
        </Card>
      </div>
    );
  });
}

function ListCard({ list }: { readonly list: ModuleList }) {
  const columns = useListColumns(list);
  const { actions, dialogs } = useRecordActions(list);
  return (
    <section className={styles.card} aria-label={list.module.key} aria-busy={list.query.isFetching}>
      <ListToolbar list={list} columns={columns} actions={actions} />
      <ListBody list={list} columns={columns.shown} actions={actions} />
      {list.total > 0 ? <ListPager list={list} /> : null}
      {dialogs}
    </section>
  );
}

type ListBodyProps = {
  readonly list: ModuleList;
  readonly columns: ReturnType<typeof useListColumns>['shown'];
  readonly actions: RecordActions;
};

function ListBody({ list, columns, actions }: ListBodyProps) {
  if (list.query.isError && list.query.data === undefined) {
    return <ErrorPanel error={list.query.error} onRetry={() => void list.query.refetch()} />;
  }
  if (list.rows.length > 0) return <RecordTable list={list} columns={columns} actions={actions} />;
  // A page without rows where there are records is on its way to the one that is last.
  if (list.query.isPending || list.total > 0)
    return <SkeletonRows columns={Math.min(columns.length + 1, 9)} />;
  return <NoRecords list={list} />;
}
