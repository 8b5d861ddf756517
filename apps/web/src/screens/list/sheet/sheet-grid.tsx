import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ModuleList } from '../../../engine/use-module-list.ts';
import type { SheetEditor } from '../../../engine/use-sheet.ts';
import { readLanguage, LANGUAGE_NAMES } from '../../../i18n/language.ts';
import type { SheetColumn } from '../../../engine/sheet-model.ts';
import tableStyles from '../record-table.module.css';
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
const OVERSCAN = 15;

/** The cells. Only the rows in view are drawn. */
export function SheetGrid({ list, sheet, refusals, onPaste }: SheetGridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: sheet.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const keys = useGridKeys({ sheet, onPaste, scrollTo: (index) => virtualizer.scrollToIndex(index) });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className={tableStyles.scroller} ref={scroller}>
      <table
        className={styles.grid}
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
              <th key={column.name} scope="col">
                {columnLabel(column)}
              </th>
            ))}
            <th className={styles.bin} aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {before > 0 ? <tr aria-hidden="true" style={{ height: before }} /> : null}
          {items.map(({ index }) => {
            const row = sheet.rows[index];
            return row ? <SheetLine key={row.key} row={row} index={index} sheet={sheet} keys={keys} refusals={refusals.get(row.key)} /> : null;
          })}
          {after > 0 ? <tr aria-hidden="true" style={{ height: after }} /> : null}
        </tbody>
      </table>
    </div>
  );
}

/** A text has one column per language: the field's label, then the language. */
function columnLabel({ name, field }: SheetColumn): string {
  const label = field.label[readLanguage()];
  const language = name.slice(field.key.length + 1);
  return language in LANGUAGE_NAMES ? `${label} · ${LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES]}` : label;
}
