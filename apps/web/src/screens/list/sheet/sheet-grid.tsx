import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { useRowWindow } from '../use-row-window.ts';
import tableStyles from '../record-table.module.css';
import { columnLabel } from './column-label.ts';
import { SheetLine } from './sheet-line.tsx';
import styles from './sheet.module.css';
import { useGridKeys } from './use-grid-keys.ts';
import type { Refusals } from './use-sheet-save.ts';

type SheetGridProps = {
  readonly list: ModuleList;
  readonly sheet: SheetEditor;
  readonly refusals: Refusals;
  readonly onPaste: (at: { readonly row: number; readonly column: number }, text: string) => void;
};

const ROW_PX = 30;

/** The cells. Only the rows in view are drawn. */
export function SheetGrid({ list, sheet, refusals, onPaste }: SheetGridProps) {
  const { t } = useTranslation('list');
  const scroller = useRef<HTMLDivElement>(null);
  const view = useRowWindow({ count: sheet.rows.length, scroller, rowHeight: ROW_PX });
  const keys = useGridKeys({ sheet, onPaste, scrollTo: view.scrollTo });
  return (
    <div className={tableStyles.scroller} ref={scroller}>
      <table
        className={styles.grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of cells that take the focus is what a grid is
        role="grid"
        aria-rowcount={sheet.rows.length}
        aria-label={list.module.titles.title[readLanguage()]}
        onKeyDown={keys.handleKeyDown}
        onPaste={keys.handlePaste}
        onCopy={keys.handleCopy}
      >
        <thead>
          <tr>
            {sheet.columns.map((column) => (
              <th key={column.name} scope="col" data-kind={column.field.kind}>
                {columnLabel(t, column)}
              </th>
            ))}
            <th className={styles.bin} aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {view.before > 0 ? <tr aria-hidden="true" style={{ height: view.before }} /> : null}
          {view.indexes.map((index) => {
            const row = sheet.rows[index];
            return row ? (
              <SheetLine
                key={row.key}
                row={row}
                index={index}
                sheet={sheet}
                keys={keys}
                refusals={refusals.get(row.key)}
              />
            ) : null;
          })}
          {view.after > 0 ? <tr aria-hidden="true" style={{ height: view.after }} /> : null}
        </tbody>
      </table>
    </div>
  );
}
