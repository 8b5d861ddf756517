import { SORT_BY_WRITTEN } from '@quartermaster/contract/http/list-limits';
import { Checkbox } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { readSort } from '../../engine/list/list-sort.ts';
import { useStandingColumn } from '../../engine/list/standing-columns.ts';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { SortButton, type SortDirection } from '../../ui/table/sort-button.tsx';
import { aroundStanding, type ListColumn } from './list-columns.ts';
import styles from './record-table.module.css';

type TableHeadProps = { readonly list: ModuleList; readonly columns: readonly ListColumn[] };

/** Not drawn again as the focus goes from row to row. */
export const TableHead = memo(function TableHead({ list, columns }: TableHeadProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { selection, module } = list;
  const standing = useStandingColumn(module.list.standing);
  const [before, after] = aroundStanding(columns);
  return (
    <thead>
      <tr>
        <th className={styles.check} scope="col">
          <Checkbox
            checked={selection.isAll}
            indeterminate={selection.count > 0 && !selection.isAll}
            onChange={selection.toggleAll}
            aria-label={t('selectAll')}
          />
        </th>
        {before.map((column) => (
          <ColumnHead key={column.key} list={list} column={column} />
        ))}
        {standing ? <th scope="col">{standing.title[readLanguage()]}</th> : null}
        {after.map((column) => (
          <ColumnHead key={column.key} list={list} column={column} />
        ))}
        <SortHead list={list} sort={SORT_BY_WRITTEN} label={t('columnEdited')} className={undefined} />
        <th scope="col" className={styles.menu}>
          <span className="visually-hidden">{tc('more')}</span>
        </th>
      </tr>
    </thead>
  );
});

/** How a column takes part in the order of the list. `rank` null: it is the only one, or none. */
type ColumnOrder = { readonly direction: SortDirection; readonly rank: number | null };

function orderOf({ state, module }: ModuleList, sort: string): ColumnOrder {
  const own = module.list.sort ?? { field: 'record_id', descending: false };
  const terms = state.sort === null ? [own] : readSort(state.sort);
  const index = terms.findIndex(({ field }) => field === sort);
  const term = terms[index];
  if (term === undefined) return { direction: 'none', rank: null };
  return {
    direction: term.descending ? 'descending' : 'ascending',
    rank: terms.length > 1 ? index + 1 : null,
  };
}

function ColumnHead({ list, column }: { readonly list: ModuleList; readonly column: ListColumn }) {
  const { sort, label, isNumber, role } = column;
  const className = [isNumber ? styles.number : '', role === 'identity' ? styles.identity : ''].join(' ');
  if (sort === null) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  return <SortHead list={list} sort={sort} label={label} className={className} />;
}

type SortHeadProps = {
  readonly list: ModuleList;
  readonly sort: string;
  readonly label: string;
  readonly className: string | undefined;
};

function SortHead({ list, sort, label, className }: SortHeadProps) {
  const { t } = useTranslation('list');
  const { direction, rank } = orderOf(list, sort);
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <SortButton
        label={label}
        direction={direction}
        title={t('sortHint')}
        onSort={(event) => list.sortBy(sort, event.shiftKey)}
      >
        {rank === null ? null : (
          <span className={styles.rank}>
            <span className="visually-hidden">{t('sortRank')}</span>
            {rank}
          </span>
        )}
      </SortButton>
    </th>
  );
}
