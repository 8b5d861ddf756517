import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellText, isEditable } from '../../../engine/sheet-model.ts';
import type { SheetEditor } from '../../../engine/use-sheet.ts';

export type GridCell = { readonly row: number; readonly column: number };

/** The cell being typed into, and the text it began with. */
export type CellEdit = GridCell & { readonly text: string };

type GridKeysOptions = {
  readonly sheet: SheetEditor;
  readonly onPaste: (at: GridCell, text: string) => void;
  readonly scrollTo: (row: number) => void;
};

const MOVES: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Moving and typing as in any spreadsheet. */
export function useGridKeys({ sheet, onPaste, scrollTo }: GridKeysOptions) {
  const [active, setActive] = useState<GridCell>({ row: 0, column: 0 });
  const [edit, setEdit] = useState<CellEdit | null>(null);

  const moveTo = (grid: Element | null, { row, column }: GridCell): void => {
    const next = { row: clamp(row, sheet.rows.length), column: clamp(column, sheet.columns.length) };
    setActive(next);
    scrollTo(next.row);
    requestAnimationFrame(() => grid?.querySelector<HTMLElement>(cellSelector(next))?.focus());
  };

  const startEdit = (cell: GridCell, typed?: string): void => {
    const row = sheet.rows[cell.row];
    const column = sheet.columns[cell.column];
    if (!row || !column || !isEditable(row, column)) return;
    setActive(cell);
    setEdit({ ...cell, text: typed ?? cellText(row, column) });
  };

  const endEdit = (text: string | null): void => {
    const column = edit && sheet.columns[edit.column];
    if (edit && column && text !== null) sheet.type(edit.row, column, text);
    setEdit(null);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const grid = event.currentTarget;
    if (edit) {
      const step = editStep(event);
      if (!step) return;
      event.preventDefault();
      endEdit(event.key === 'Escape' ? null : (event.target as HTMLInputElement).value);
      moveTo(grid, { row: edit.row + step[0], column: edit.column + step[1] });
      return;
    }
    if (!(event.target instanceof HTMLTableCellElement)) return;
    const move = MOVES[event.key];
    const column = sheet.columns[active.column];
    if (move) moveTo(grid, { row: active.row + move[0], column: active.column + move[1] });
    else if (event.key === 'Enter' || event.key === 'F2') startEdit(active);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && column) sheet.type(active.row, column, '');
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) sheet.undo();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) startEdit(active, event.key);
    else return;
    event.preventDefault();
  };

  const handlePaste = (event: ClipboardEvent<HTMLElement>): void => {
    if (edit) return;
    event.preventDefault();
    onPaste(active, event.clipboardData.getData('text/plain'));
  };

  const handleCopy = (event: ClipboardEvent<HTMLElement>): void => {
    const row = sheet.rows[active.row];
    const column = sheet.columns[active.column];
    if (edit || !row || !column || !window.getSelection()?.isCollapsed) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', cellText(row, column));
  };

  return { active, edit, setActive, startEdit, endEdit, handleKeyDown, handlePaste, handleCopy };
}

export type GridKeys = ReturnType<typeof useGridKeys>;

function clamp(index: number, count: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - 1, 0));
}

function cellSelector({ row, column }: GridCell): string {
  return `[data-cell="${row}:${column}"]`;
}

/** Where the keys that end typing lead. */
function editStep(event: KeyboardEvent): readonly [number, number] | null {
  // Enter also ends a word in an input method for Chinese or Japanese; that one stays in the cell.
  if (event.nativeEvent.isComposing) return null;
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0];
  if (event.key === 'Tab') return [0, event.shiftKey ? -1 : 1];
  return event.key === 'Escape' ? [0, 0] : null;
}
