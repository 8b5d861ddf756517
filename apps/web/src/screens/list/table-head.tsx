import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../engine/use-module-list.ts';
import type { ListColumn } from './list-columns.ts';
import styles from './record-table.module.css';

type TableHeadProps = { readonly list: ModuleList; readonly columns: readonly ListColumn[] };

export function TableHead({ list, columns }: TableHeadProps) {
  const { t } = useTranslation('list');
  const { t: tc } = useTranslation();
  const { selection } = list;
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
        {columns.map((column) => (
          <ColumnHead key={column.key} list={list} column={column} />
        ))}
        <th scope="col">{t('columnEdited')}</th>
        <th scope="col" className={styles.menu}>
          <span className="visually-hidden">{tc('more')}</span>
        </th>
      </tr>
    </thead>
  );
}

type Direction = 'ascending' | 'descending' | 'none';

function directionOf({ state, module }: ModuleList, sort: string): Direction {
  const own = module.list.sort
    ? `${module.list.sort.descending ? '-' : ''}${module.list.sort.field}`
    : 'record_id';
  const current = state.sort ?? own;
  if (current === sort) return 'ascending';
  return current === `-${sort}` ? 'descending' : 'none';
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
  const direction = directionOf(list, sort);
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className={styles.sort}
        data-direction={direction}
        onClick={() => list.sortBy(sort)}
      >
        {label}
        <span className={styles.carets} aria-hidden="true">
          <CaretUpOutlined />
          <CaretDownOutlined />
        </span>
      </button>
    </th>
  );
}
