import type { RecordData } from '@quartermaster/domain/core/json';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { families } from '@quartermaster/domain/modules/families';
import { useTranslation } from 'react-i18next';
import type { RecordRow } from '../../api/list-records.ts';
import { useAdaptedPart, type AdaptedPart } from '../../engine/adapted-parts.ts';
import { ModuleFields } from '../../engine/module-fields.tsx';
import { useModuleList, type ModuleList } from '../../engine/list/use-module-list.ts';
import { FieldCell } from '../../fields/cells.tsx';
import { EmptyCell } from '../../fields/common/empty-cell.tsx';
import { readLanguage } from '../../i18n/language.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { IdText } from '../../ui/text/id-text.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import { listColumns, type ListColumn } from './list-columns.ts';
import styles from './list-page.module.css';
import { ListPager } from './list-pager.tsx';
import toolbar from './list-toolbar.module.css';
import table from './record-table.module.css';
import { SearchBox } from './search-box.tsx';

/** The list of a module whose records are not kept as revisions, with its own buttons. */
export function AdaptedPage({ module }: { readonly module: ResolvedModule }) {
  const { t } = useTranslation('list');
  const list = useModuleList(module);
  const part = useAdaptedPart(module.store);
  const language = readLanguage();
  const family = families.find(({ key }) => key === module.family)?.title[language] ?? module.family;
  return (
    <ModuleFields module={module} references={list.references}>
      <div className={styles.page}>
        <PageHead
          breadcrumb={[family]}
          title={module.titles.title[language]}
          meta={list.query.data ? t('records', { count: list.total }) : null}
          actions={part ? <part.Head /> : null}
        />
        <section className={styles.card} aria-label={module.key} aria-busy={list.query.isFetching}>
          <div className={toolbar.toolbar}>
            <SearchBox value={list.state.q} onSearch={list.search} />
          </div>
          <AdaptedBody list={list} Row={part?.Row} />
          {list.total > 0 ? <ListPager list={list} /> : null}
        </section>
      </div>
    </ModuleFields>
  );
}

type AdaptedBodyProps = { readonly list: ModuleList; readonly Row: AdaptedPart['Row'] | undefined };

function AdaptedBody({ list, Row }: AdaptedBodyProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { query, rows } = list;
  const columns = listColumns(list.module, null, readLanguage());
  if (query.isError && query.data === undefined)
    return <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <SkeletonRows columns={columns.length} />;
  if (rows.length === 0) return <EmptyState title={t('noMatchTitle')} />;
  return (
    <div className={table.scroller} data-stale={list.isStale}>
      <table className={table.table} data-stacked>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={cellClass(column)}>
                {column.label}
              </th>
            ))}
            {Row ? (
              <th scope="col">
                <span className="visually-hidden">{tc('more')}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AdaptedRow key={row.recordId} row={row} columns={columns} Row={Row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type AdaptedRowProps = Pick<AdaptedBodyProps, 'Row'> & {
  readonly row: RecordRow;
  readonly columns: readonly ListColumn[];
};

function AdaptedRow({ row, columns, Row }: AdaptedRowProps) {
  return (
    <tr>
      {columns.map((column) => (
        <td
          key={column.key}
          className={cellClass(column)}
          data-first={column.role === 'title' || undefined}
          data-label={column.role === 'title' ? undefined : column.label}
        >
          {column.role === 'identity' ? (
            <IdText>{row.recordId}</IdText>
          ) : (
            <ValueCell column={column} data={row.data} />
          )}
        </td>
      ))}
      {Row ? (
        <td className={table.acts}>
          <Row row={row} />
        </td>
      ) : null}
    </tr>
  );
}

function ValueCell({ column, data }: { readonly column: ListColumn; readonly data: RecordData }) {
  const field = column.fieldOf(data);
  return field === null ? <EmptyCell /> : <FieldCell field={field} value={column.valueOf(data)} />;
}

function cellClass(column: ListColumn): string | undefined {
  if (column.role === 'identity') return table.parentId;
  return column.isNumber ? table.number : undefined;
}
