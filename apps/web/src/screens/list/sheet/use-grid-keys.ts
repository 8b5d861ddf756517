import { useMemo, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react';
import type { CellRange, GridCell } from '../../../engine/sheet/cell-range.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { isGridKey } from '../../../ui/table/focus-cell.ts';
import { useNewest } from '../../../ui/table/use-newest.ts';
import { editStep, gridAction, targetOf } from './grid-keys.ts';
import { useGridCells, type CellEdit, type GridCells } from './use-grid-cells.ts';

type GridKeysOptions = {
  readonly sheet: SheetEditor;
  readonly onPaste: (range: CellRange, text: string) => void;
  readonly onFind: () => void;
  readonly scrollTo: (row: number) => void;
};

/** Moving, choosing and typing as in any spreadsheet. */
export function useGridKeys({ sheet, onPaste, onFind, scrollTo }: GridKeysOptions) {
  const cells = useGridCells(sheet, scrollTo);
  const { active, last, range, edit } = cells;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (edit) {
      leaveEdit(event, cells, edit);
      return;
    }
    if (!isGridKey(event)) return;
    const grid = event.currentTarget;
    const target = targetOf(event, active, last);
    const act = target
      ? () => cells.moveTo(grid, target, event.shiftKey)
      : gridAction(event, {
          type: (text) => cells.startEdit(active, text),
          clear: () => sheet.fill(range, ''),
          undo: sheet.undo,
          fillDown: () => sheet.fillDown(range),
          find: onFind,
          chooseAll: () => cells.choose(grid, { top: 0, left: 0, bottom: last.row, right: last.column }),
          chooseColumns: () => cells.choose(grid, { ...range, top: 0, bottom: last.row }),
          chooseRows: () => cells.choose(grid, { ...range, left: 0, right: last.column }),
        });
    if (!act) return;
    event.preventDefault();
    act();
  };

  const handlePaste = (event: ClipboardEvent<HTMLElement>): void => {
    if (edit) return;
    event.preventDefault();
    onPaste(range, event.clipboardData.getData('text/plain'));
  };

  const handleCopy = (event: ClipboardEvent<HTMLElement>): void => {
    if (edit) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', sheet.copy(range));
  };

  return { ...cells, handleKeyDown, handlePaste, handleCopy, ...pointerHandlers(cells) };
}

/** Ends typing; with Ctrl and Enter the text goes into every chosen cell. */
function leaveEdit(event: KeyboardEvent<HTMLElement>, cells: GridCells, edit: CellEdit): void {
  const step = editStep(event);
  if (!step) return;
  event.preventDefault();
  const isForAll = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (event.key === 'Escape') cells.dropEdit();
  else cells.endEdit(isForAll ? cells.range : undefined);
  if (isForAll) cells.choose(event.currentTarget, cells.range);
  else cells.moveTo(event.currentTarget, { row: edit.row + step[0], column: edit.column + step[1] });
}

export type GridKeys = ReturnType<typeof useGridKeys>;

/** What a cell calls. */
export type CellKeys = Pick<
  GridCells,
  'handleFocus' | 'startEdit' | 'type' | 'endEdit' | 'dropEdit' | 'moveTo'
>;

/** The same object on every render: a move of the focus draws the cells that it left and reached, and no other. */
export function useCellKeys(cells: GridCells): CellKeys {
  const handleFocus = useNewest(cells.handleFocus);
  const startEdit = useNewest(cells.startEdit);
  const type = useNewest(cells.type);
  const endEdit = useNewest(cells.endEdit);
  const dropEdit = useNewest(cells.dropEdit);
  const moveTo = useNewest(cells.moveTo);
  return useMemo(
    () => ({ handleFocus, startEdit, type, endEdit, dropEdit, moveTo }),
    [handleFocus, startEdit, type, endEdit, dropEdit, moveTo],
  );
}

const LEFT_BUTTON = 1;

/** Drawing over cells or Shift with a press chooses a block, a press on a heading its column. */
function pointerHandlers({ edit, last, active, moveTo, choose }: GridCells) {
  const handleMouseDown = (event: MouseEvent<HTMLElement>): void => {
    const column = columnAt(event.target);
    if (column !== null) {
      event.preventDefault();
      choose(event.currentTarget, { top: 0, left: column, bottom: last.row, right: column });
      return;
    }
    const cell = cellAt(event.target);
    // A press into the text that is being typed moves in it.
    if (cell === null || isSameCell(cell, edit)) return;
    // The focus goes where the cell is typed into, not where the press was.
    event.preventDefault();
    moveTo(event.currentTarget, cell, event.shiftKey);
  };
  const handleMouseMove = (event: MouseEvent<HTMLElement>): void => {
    const cell = event.buttons === LEFT_BUTTON && !edit ? cellAt(event.target) : null;
    const isElsewhere = cell?.row !== active.row || cell.column !== active.column;
    if (cell !== null && isElsewhere) moveTo(event.currentTarget, cell, true);
  };
  return { handleMouseDown, handleMouseMove };
}

const isSameCell = (one: GridCell, other: GridCell | null): boolean =>
  one.row === other?.row && one.column === other.column;

function cellAt(target: EventTarget): GridCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? null : { row, column };
}

function columnAt(target: EventTarget): number | null {
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return head === null ? null : Number(head.dataset['column']);
}
