import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cellText, isEditable } from '../../../engine/sheet/sheet-model.ts';
import type { SheetEditor } from '../../../engine/sheet/use-sheet.ts';
import { focusCell } from '../../../ui/table/focus-cell.ts';

export type GridCell = { readonly row: number; readonly column: number };

/** The cell being typed into, and the text it began with. */
export type CellEdit = GridCell & { readonly text: string };

type GridKeysOptions = {
  readonly sheet: SheetEditor;
  readonly onPaste: (at: GridCell, text: string) => void;
  readonly scrollTo: (row: number) => void;
};

/** Moving and typing as in any spreadsheet. */
export function useGridKeys({ sheet, onPaste, scrollTo }: GridKeysOptions) {
  const cells = useGridCells(sheet, scrollTo);
  const { active, edit, moveTo, startEdit, endEdit } = cells;

  const handleEditKey = (event: KeyboardEvent<HTMLElement>, cell: CellEdit): void => {
    const step = editStep(event);
    if (!step) return;
    event.preventDefault();
    endEdit(event.key === 'Escape' ? null : (event.target as HTMLInputElement).value);
    moveTo(event.currentTarget, { row: cell.row + step[0], column: cell.column + step[1] });
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (edit) {
      handleEditKey(event, edit);
      return;
    }
    if (!(event.target instanceof HTMLTableCellElement)) return;
    const act = gridAction(event, {
      move: ([rows, columns]) =>
        moveTo(event.currentTarget, { row: active.row + rows, column: active.column + columns }),
      type: (text) => startEdit(active, text),
      clear: () => cells.typeInto(active, ''),
      undo: sheet.undo,
    });
    if (!act) return;
    event.preventDefault();
    act();
  };

  const handlePaste = (event: ClipboardEvent<HTMLElement>): void => {
    if (edit) return;
    event.preventDefault();
    onPaste(active, event.clipboardData.getData('text/plain'));
  };

  const handleCopy = (event: ClipboardEvent<HTMLElement>): void => {
    const text = cells.textOf(active);
    if (edit || text === null || !window.getSelection()?.isCollapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
  };

  return { ...cells, handleKeyDown, handlePaste, handleCopy };
}

export type GridKeys = ReturnType<typeof useGridKeys>;

/** Which cell has the focus, and which one is being typed into. */
function useGridCells(sheet: SheetEditor, scrollTo: (row: number) => void) {
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [edit, setEdit] = useState<CellEdit | null>(null);
  const find = (cell: GridCell) => {
    const row = sheet.rows[cell.row];
    const column = sheet.columns[cell.column];
    return row && column ? { row, column } : null;
  };
  const typeInto = (cell: GridCell, text: string): void => {
    const found = find(cell);
    if (found) sheet.type(cell.row, found.column, text);
  };
  return {
    active,
    edit,
    setActive,
    typeInto,
    textOf: (cell: GridCell): string | null => {
      const found = find(cell);
      return found ? cellText(found.row, found.column) : null;
    },
    startEdit: (cell: GridCell, typed?: string): void => {
      const found = find(cell);
      if (!found || !isEditable(found.row, found.column)) return;
      setActive(cell);
      setEdit({ ...cell, text: typed ?? cellText(found.row, found.column) });
    },
    endEdit: (text: string | null): void => {
      if (edit && text !== null) typeInto(edit, text);
      setEdit(null);
    },
    moveTo: (grid: Element, { row, column }: GridCell): void => {
      const next = { row: clamp(row, sheet.rows.length), column: clamp(column, sheet.columns.length) };
      // What was typed into is gone before the focus moves: it is not left a second time.
      flushSync(() => setActive(next));
      scrollTo(next.row);
      focusCell(grid, next);
    },
  };
}

type Step = readonly [rows: number, columns: number];

const MOVES: Readonly<Record<string, Step>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

type GridActions = {
  readonly move: (step: Step) => void;
  readonly type: (text?: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
};

/** What a key means on a cell that is not being typed into. */
function gridAction({ key, ctrlKey, metaKey }: KeyboardEvent, actions: GridActions): (() => void) | null {
  const move = MOVES[key];
  const isCommand = ctrlKey || metaKey;
  if (move) return () => actions.move(move);
  if (key === 'Enter' || key === 'F2') return () => actions.type();
  if (key === 'Delete' || key === 'Backspace') return actions.clear;
  if (isCommand) return key === 'z' ? actions.undo : null;
  return key.length === 1 ? () => actions.type(key) : null;
}

/** Where the keys that end typing lead. */
function editStep(event: KeyboardEvent): Step | null {
  // Enter also ends a word in an input method for Chinese or Japanese; that one stays in the cell.
  if (event.nativeEvent.isComposing) return null;
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0];
  if (event.key === 'Tab') return [0, event.shiftKey ? -1 : 1];
  return event.key === 'Escape' ? [0, 0] : null;
}

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}
