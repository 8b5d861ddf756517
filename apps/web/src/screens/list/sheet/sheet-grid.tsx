import { useTranslation } from 'react-i18next';
import type { ModuleList } from '../../../engine/list/use-module-list.ts';
import { isRowWithin, isWithin } from '../../../engine/sheet/cell-range.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { readLanguage } from '../../../i18n/language.ts';
import { useNewest } from '../../../ui/table/use-newest.ts';
import tableStyles from '../record-table.module.css';
import { columnLabel } from './column-label.ts';
import { SheetLine } from './sheet-line.tsx';
import styles from './sheet.module.css';
import { useCellKeys, type GridKeys } from './use-grid-keys.ts';
import type { SheetGridState } from './use-sheet-grid.ts';
import type { Refusals } from './use-sheet-save.ts';

type SheetGridProps = {
  readonly list: ModuleList;
  readonly sheet: SheetEditor;
  readonly state: SheetGridState;
  readonly refusals: Refusals;
};

/** The cells. Only the rows in view are drawn. */
export function SheetGrid({ list, sheet, state, refusals }: SheetGridProps) {
  const { keys, view, scroller, grid } = state;
  const { active, range, edit } = keys;
  const cellKeys = useCellKeys(keys);
  const removeRow = useNewest(sheet.removeRow);
  return (
    <div className={tableStyles.scroller} ref={scroller}>
      <table
        className={styles.grid}
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of cells that take the focus is what a grid is
        role="grid"
        aria-rowcount={sheet.rows.length}
        aria-multiselectable
        aria-label={list.module.titles.title[readLanguage()]}
        onKeyDown={keys.handleKeyDown}
        onPaste={keys.handlePaste}
        onCopy={keys.handleCopy}
        onMouseDown={keys.handleMouseDown}
        onMouseMove={keys.handleMouseMove}
      >
        <SheetHead sheet={sheet} keys={keys} />
        <tbody>
          {view.before > 0 ? <tr aria-hidden="true" style={{ height: view.before }} /> : null}
          {view.indexes.map((index) => {
            const row = sheet.rows[index];
            return row ? (
              <SheetLine
                key={row.key}
                row={row}
                index={index}
                columns={sheet.columns}
                problems={sheet.problems.get(row.key)}
                refusals={refusals.get(row.key)}
                lockOf={sheet.lockOf}
                active={active.row === index ? active.column : null}
                chosenFrom={isRowWithin(range, index) ? range.left : null}
                chosenTo={isRowWithin(range, index) ? range.right : null}
                edit={edit?.row === index ? edit : null}
                keys={cellKeys}
                onRemove={removeRow}
              />
            ) : null;
          })}
          {view.after > 0 ? <tr aria-hidden="true" style={{ height: view.after }} /> : null}
        </tbody>
      </table>
    </div>
  );
}

function SheetHead({ sheet, keys }: { readonly sheet: SheetEditor; readonly keys: GridKeys }) {
  const { t } = useTranslation('list');
  const isChosen = (column: number) => isWithin({ ...keys.range, top: 0 }, { row: 0, column });
  return (
    <thead>
      <tr>
        {sheet.columns.map((column, index) => (
          <th
            key={column.name}
            scope="col"
            data-column={index}
            data-chosen={isChosen(index)}
            data-kind={column.field.kind}
          >
            {columnLabel(t, column)}
          </th>
        ))}
        <th className={styles.bin} aria-hidden="true" />
      </tr>
    </thead>
  );
}
