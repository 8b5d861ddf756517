import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../engine/use-module-list.ts';
import { readDensity, ROW_HEIGHT } from '../../theme/density.ts';
import type { ListColumn } from './list-columns.ts';
import { RecordRowView } from './record-row.tsx';
import styles from './record-table.module.css';
import { TableHead } from './table-head.tsx';
import { useRowKeys } from './use-row-keys.ts';
import type { RecordActions } from './use-record-actions.tsx';

type RecordTableProps = {
  readonly list: ModuleList;
  readonly columns: readonly ListColumn[];
  readonly actions: RecordActions;
};

/** Below this many rows drawing all of them is quicker than deciding which. */
const WINDOW_FROM = 120;
const OVERSCAN = 12;

/** The records as a table. Long lists draw only the rows in view. */
export function RecordTable({ list, columns, actions }: RecordTableProps) {
  const { t } = useTranslation('list');
  const { rows } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const isWindowed = rows.length > WINDOW_FROM;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT[readDensity()],
    overscan: OVERSCAN,
    enabled: isWindowed,
  });
  const keys = useRowKeys({ list, actions, scrollTo: (index) => virtualizer.scrollToIndex(index) });
  const items = isWindowed ? virtualizer.getVirtualItems() : rows.map((_, index) => ({ index, start: 0, end: 0 }));
  const before = isWindowed ? (items[0]?.start ?? 0) : 0;
  const after = isWindowed ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const title = list.module.titles.title;

  return (
    <div className={styles.scroller} ref={scroller} data-stale={list.isStale}>
      <table className={styles.table} aria-rowcount={list.total} onKeyDown={keys.handleKeyDown}>
        <caption className="visually-hidden">{t('records', { count: list.total, total: `${list.total} ${title.en}` })}</caption>
        <TableHead list={list} columns={columns} />
        <tbody>
          <Spacer height={before} span={columns.length + 3} />
          {items.map(({ index }) => {
            const row = rows[index];
            return row ? (
              <RecordRowView
                key={row.recordId}
                row={row}
                index={index}
                list={list}
                columns={columns}
                actions={actions}
                isFocusStop={index === keys.focusIndex}
              />
            ) : null;
          })}
          <Spacer height={after} span={columns.length + 3} />
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height, span }: { readonly height: number; readonly span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td className={styles.spacer} colSpan={span} style={{ height }} />
    </tr>
  );
}
