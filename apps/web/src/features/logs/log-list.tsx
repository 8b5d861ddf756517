import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { MoreButton } from '../../ui/table/list-state.tsx';
import table from '../../ui/table/plain-table.module.css';
import { SkeletonRows } from '../../ui/table/skeleton-rows.tsx';
import styles from './logs.module.css';

export type LogColumn<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Names and single words: they stay on one line, however much the others say. */
  readonly isShort?: boolean;
  /** Moments and buttons: where a row is a card, they need no name. */
  readonly speaksForItself?: boolean;
};

type LogListProps<Row extends { readonly id: number }> = {
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly data: readonly Row[] }>>;
  readonly columns: readonly LogColumn<Row>[];
  /** Whether something was asked for: then nothing found is no empty log. */
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
};

/** A log, newest first, read part by part. */
export function LogList<Row extends { readonly id: number }>(props: LogListProps<Row>) {
  const { query, columns, isNarrowed, onClear } = props;
  const { t } = useTranslation('logs');
  const { t: tl } = useTranslation('list');
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Card flush>
      {query.isPending ? <SkeletonRows rows={8} columns={columns.length} /> : null}
      {query.error && rows.length === 0 ? (
        <ErrorPanel error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isSuccess && rows.length === 0 ? (
        <EmptyState
          title={isNarrowed ? t('noneFound') : t('empty')}
          text={isNarrowed ? t('noneFoundText') : t('emptyText')}
          actions={isNarrowed ? <Button onClick={onClear}>{tl('clearFilters')}</Button> : null}
        />
      ) : null}
      {rows.length > 0 ? <LogTable rows={rows} columns={columns} /> : null}
      <MoreButton query={query} />
    </Card>
  );
}

type LogTableProps<Row> = {
  readonly rows: readonly Row[];
  readonly columns: readonly LogColumn<Row>[];
};

function LogTable<Row extends { readonly id: number }>({ rows, columns }: LogTableProps<Row>) {
  return (
    <div className={styles.scroller}>
      <table className={`${table.table} ${styles.table}`} data-stacked>
        <thead>
          <tr>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, label, cell, isShort = false, speaksForItself = false }) => (
                <td
                  key={key}
                  className={isShort ? styles.oneLine : undefined}
                  data-label={speaksForItself ? undefined : label}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
