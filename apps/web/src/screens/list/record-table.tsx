import { useMemo, useRef } from 'react';
import type { ModuleList } from '../../engine/list/use-module-list.ts';
import { readLanguage } from '../../i18n/language.ts';
import { readDensity, ROW_HEIGHT } from '../../theme/density.ts';
import { withDecimals, type ListColumn } from './list-columns.ts';
import { useIsPhone } from '../../ui/layout/use-is-phone.ts';
import { RecordRowView } from './record-row.tsx';
import styles from './record-table.module.css';
import { TableHead } from './table-head.tsx';
import { useRowClicks } from './use-row-clicks.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import type { RecordActions } from './use-record-actions.tsx';

type RecordTableProps = {
  readonly list: ModuleList;
  readonly columns: readonly ListColumn[];
  readonly actions: RecordActions;
};

/** The records as a table. Long lists draw only the rows in view. */
export function RecordTable({ list, columns, actions }: RecordTableProps) {
  const { rows } = list;
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useIsPhone() ? null : ROW_HEIGHT[readDensity()];
  const view = useRowWindow({ count: rows.length, scroller, rowHeight });
  const keys = useRowKeys({ list, actions, scrollTo: view.scrollTo, scroller });
  const clicks = useRowClicks(list);

  return (
    <div
      className={styles.scroller}
      ref={scroller}
      data-stale={list.isStale}
      data-windowed={view.measure !== undefined}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and presses rise from the rows, which take the focus */}
      <table
        className={styles.table}
        data-stacked
        aria-rowcount={list.total}
        onKeyDown={keys.handleKeyDown}
        onClick={clicks.handleClick}
        onAuxClick={clicks.handleAuxClick}
        onMouseDown={clicks.handleMouseDown}
      >
        <caption className="visually-hidden">{list.module.titles.title[readLanguage()]}</caption>
        <TableHead list={list} columns={columns} />
        <Rows list={list} columns={columns} actions={actions} view={view} focusIndex={keys.focusIndex} />
      </table>
    </div>
  );
}

type RowsProps = RecordTableProps & {
  readonly view: ReturnType<typeof useRowWindow>;
  readonly focusIndex: number;
};

/** The rows in view, with the height of the others around them. */
function Rows({ list, columns, actions, view, focusIndex }: RowsProps) {
  const { rows } = list;
  const aligned = useMemo(() => withDecimals(columns, rows), [columns, rows]);
  const recordIds = useMemo(() => rows.map(({ recordId }) => recordId), [rows]);
  return (
    <tbody>
      <Spacer height={view.before} />
      {view.indexes.map((index) => {
        const row = rows[index];
        return row ? (
          <RecordRowView
            key={row.recordId}
            row={row}
            index={index}
            module={list.module}
            columns={aligned}
            recordIds={recordIds}
            isSelected={list.selection.has(row.recordId)}
            onToggle={list.selection.toggle}
            actions={actions}
            measure={view.measure}
            isFocusStop={index === focusIndex}
          />
        ) : null;
      })}
      <Spacer height={view.after} />
    </tbody>
  );
}

function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden="true" style={{ height }} />;
}
