import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, useMemo, type ReactNode } from 'react';
import type { Names } from '../../../api/player.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ListState, MoreButton } from '../../../ui/table/list-state.tsx';
import table from '../../../ui/table/plain-table.module.css';
import { joinNames } from './join-names.ts';
import { NamesContext } from './names.tsx';
import styles from './page.module.css';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly isNumber?: boolean;
  readonly cell: (row: Row) => ReactNode;
};

type Part<Row> = { readonly data: readonly Row[] } & Partial<Names>;

type SliceResult<Row> = UseInfiniteQueryResult<InfiniteData<Part<Row>>>;

/** All rows read so far, and the names that came with them. */
export function useSlices<Row>(query: SliceResult<Row>) {
  const pages = query.data?.pages;
  return useMemo(
    () => ({ rows: pages?.flatMap(({ data }) => data) ?? [], names: joinNames(pages ?? []) }),
    [pages],
  );
}

type SectionTableProps<Row> = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly query: SliceResult<Row>;
  readonly columns: readonly Column<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Of the rows read so far, those that are shown. */
  readonly only?: ((row: Row) => boolean) | undefined;
  /** What to say where there is nothing. */
  readonly empty: ReactNode;
  /** What else there is to say of a row, on a line of its own. */
  readonly detail?: (row: Row) => ReactNode;
};

/** A list of a player, read part by part. */
export function SectionTable<Row>({ title, aside, query, empty, only, ...rest }: SectionTableProps<Row>) {
  const { rows: read, names } = useSlices(query);
  const rows = only === undefined ? read : read.filter((row) => only(row));
  return (
    <NamesContext value={names}>
      <Card flush title={title} aside={aside}>
        <ListState query={query} isEmpty={rows.length === 0} empty={empty} columns={rest.columns.length} />
        {rows.length > 0 ? <Rows rows={rows} {...rest} /> : null}
        <MoreButton query={query} />
      </Card>
    </NamesContext>
  );
}

type RowsProps<Row> = Pick<SectionTableProps<Row>, 'columns' | 'keyOf' | 'detail'> & {
  readonly rows: readonly Row[];
};

function Rows<Row>({ rows, columns, keyOf, detail }: RowsProps<Row>) {
  return (
    <div className={styles.scroller}>
      <table className={`${table.table} ${styles.table}`}>
        <thead>
          <tr>
            {columns.map(({ key, label, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? table.number : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={keyOf(row)}>
              <tr>
                {columns.map(({ key, isNumber, cell }) => (
                  <td key={key} className={isNumber ? table.number : undefined}>
                    {cell(row)}
                  </td>
                ))}
              </tr>
              <DetailLine columns={columns.length}>{detail?.(row)}</DetailLine>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DetailLine({ columns, children }: { readonly columns: number; readonly children?: ReactNode }) {
  if (!children) return null;
  return (
    <tr className={styles.detail}>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
