import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countChildrenQuery } from '../../api/count-children.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { listPath } from '../../engine/module-paths.ts';
import { useModule } from '../../engine/use-module.ts';
import { useModuleList, type ModuleList } from '../../engine/list/use-module-list.ts';
import { midPhrase } from '../../i18n/mid-phrase.ts';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { ListHead } from './list-head.tsx';
import styles from './list-page.module.css';
import { ListPager } from './list-pager.tsx';
import toolbar from './list-toolbar.module.css';
import { ParentTable } from './parent-table.tsx';
import { SearchBox } from './search-box.tsx';

/** A child module without a parent chosen: one line for each parent, with how much it holds. */
export function ParentsPage({ module }: { readonly module: ResolvedModule }) {
  const parentModule = useModule(module.parent?.module ?? '');
  const children = useModuleList(module);
  const parents = useModuleList(parentModule, { path: listPath(module) });
  return (
    <ModuleFields module={parentModule} references={parents.references}>
      <div className={styles.page}>
        <ListHead list={children} />
        <section className={styles.card} aria-label={module.key} aria-busy={parents.query.isFetching}>
          <div className={toolbar.toolbar}>
            <SearchBox value={parents.state.q} onSearch={parents.search} />
          </div>
          <ParentsBody module={module} parents={parents} />
          {parents.total > 0 ? <ListPager list={parents} /> : null}
        </section>
      </div>
    </ModuleFields>
  );
}

type ParentsBodyProps = { readonly module: ResolvedModule; readonly parents: ModuleList };

function ParentsBody({ module, parents }: ParentsBodyProps) {
  const { t } = useTranslation('list');
  const { t: tk } = useTranslation('kinds');
  const ids = parents.rows.map(({ recordId }) => recordId);
  const { data: counts } = useQuery(countChildrenQuery({ ...parents.place, module: module.key }, ids));
  const { query } = parents;
  if (query.isError && query.data === undefined)
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows columns={4} />;
  if (parents.rows.length > 0) return <ParentTable module={module} parents={parents} counts={counts ?? []} />;
  const record = midPhrase(parents.module.titles.record);
  return parents.isNarrowed ? (
    <EmptyState title={t('noMatchTitle')} />
  ) : (
    <EmptyState title={tk('noParentsTitle', { record })} text={tk('noParentsText')} />
  );
}
