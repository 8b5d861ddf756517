import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { rangeOf, type CellRange, type GridCell } from '../../../engine/sheet/cell-range.ts';
import { cellText, isEditable } from '../../../engine/sheet/sheet-model.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { focusCell } from '../../../ui/table/focus-cell.ts';

/** The cell being typed into, and the text it began with. `isReplaced`: the key that began it, in place of the cell's own. */
export type CellEdit = GridCell & { readonly text: string; readonly isReplaced: boolean };

const START: GridCell = { row: 0, column: 0 };

/** Which cell has the focus, the range that ends in it, and which cell is being typed into. */
export function useGridCells(sheet: SheetEditor, scrollTo: (row: number) => void) {
  const [edit, setEdit] = useState<CellEdit | null>(null);
  // The text as it is typed; null: it is in its cell already, or dropped.
  const text = useRef<string | null>(null);
  const { setActive, ...focus } = useGridFocus(sheet, scrollTo);
  return {
    ...focus,
    edit,
    type: (next: string): void => {
      text.current = next;
    },
    startEdit: (cell: GridCell, typed?: string): void => {
      const row = sheet.rows[cell.row];
      const column = sheet.columns[cell.column];
      if (!row || !column || !isEditable(row, column) || sheet.lockOf(row, column) !== null) return;
      setActive(cell);
      text.current = typed ?? cellText(row, column);
      setEdit({ ...cell, text: text.current, isReplaced: typed !== undefined });
    },
    /** Leaves the cell with what was typed. */
    endEdit: (into?: CellRange): void => {
      if (edit && text.current !== null) sheet.fill(into ?? rangeOf(edit, edit), text.current);
      text.current = null;
      setEdit(null);
    },
    dropEdit: (): void => {
      text.current = null;
      setEdit(null);
    },
  };
}

function useGridFocus({ rows, columns }: SheetEditor, scrollTo: (row: number) => void) {
  const [active, setActive] = useState<GridCell>(START);
  const [anchor, setAnchor] = useState<GridCell>(START);
  const last: GridCell = { row: rows.length - 1, column: columns.length - 1 };
  const within = (cell: GridCell): GridCell => clamped(cell, last);
  const put = (next: GridCell, from: GridCell): void => {
    setActive(next);
    setAnchor(from);
  };
  // What was typed into is gone before the focus moves: it is not left a second time.
  const draw = (next: GridCell, from: GridCell): void => {
    flushSync(() => put(within(next), within(from)));
    scrollTo(within(next).row);
  };
  return {
    active,
    last,
    range: rangeOf(within(anchor), within(active)),
    setActive,
    /** A cell took the focus by itself: it alone is chosen then. */
    handleFocus: (cell: GridCell): void => {
      if (cell.row === active.row && cell.column === active.column) return;
      put(cell, cell);
    },
    /** Goes to a cell; `isRange`: what is chosen reaches from where it began to there. */
    moveTo: (grid: Element, cell: GridCell, isRange = false): void => {
      draw(cell, isRange ? anchor : cell);
      focusCell(grid, within(cell));
    },
    /** Adds a row at the end and goes there: it may be far below, and what is typed next is meant for it. */
    goToNew: (grid: Element, add: () => void): void => {
      const cell = { row: rows.length, column: active.column };
      flushSync(() => {
        add();
        put(cell, cell);
      });
      scrollTo(cell.row);
      focusCell(grid, cell);
    },
    /** Chooses a block; the focus goes to its first cell. */
    choose: (grid: Element, { top, left, bottom, right }: CellRange): void => {
      const first = { row: top, column: left };
      draw(first, { row: bottom, column: right });
      focusCell(grid, within(first));
    },
    /** Scrolls a cell into view while the user types elsewhere. */
    show: (grid: Element, cell: GridCell): void => {
      draw(cell, cell);
      const place = `[data-cell="${cell.row}:${cell.column}"]`;
      requestAnimationFrame(() =>
        grid.querySelector(place)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      );
    },
  };
}

export type GridCells = ReturnType<typeof useGridCells>;

const clamped = ({ row, column }: GridCell, last: GridCell): GridCell => ({
  row: clamp(row, last.row),
  column: clamp(column, last.column),
});

function clamp(index: number, last: number): number {
  return Math.min(Math.max(index, 0), Math.max(last, 0));
}
