import type { KeyboardEvent } from 'react';
import type { GridCell } from '../../../engine/sheet/cell-range.ts';

type Step = readonly [rows: number, columns: number];

const MOVES: Readonly<Record<string, Step>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const PAGE_ROWS = 20;

/** Where a key leads from a cell; with Ctrl to the edge. Null: it leads nowhere. */
export function targetOf(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  from: GridCell,
  last: GridCell,
): GridCell | null {
  const isFar = ctrlKey || metaKey;
  const move = MOVES[key];
  if (move !== undefined) {
    const [rows, columns] = move.map((step) => step * (isFar ? Infinity : 1)) as [number, number];
    return { row: ended(from.row, rows, last.row), column: ended(from.column, columns, last.column) };
  }
  if (key === 'PageDown' || key === 'PageUp')
    return { ...from, row: ended(from.row, key === 'PageDown' ? PAGE_ROWS : -PAGE_ROWS, last.row) };
  if (key === 'Home') return { row: isFar ? 0 : from.row, column: 0 };
  return key === 'End' ? { row: isFar ? last.row : from.row, column: last.column } : null;
}

function ended(from: number, by: number, last: number): number {
  // No step at all stays a number, also where it was multiplied by infinity.
  return Number.isNaN(by) || by === 0 ? from : Math.min(Math.max(from + by, 0), Math.max(last, 0));
}

type GridActions = {
  readonly type: (text?: string) => void;
  readonly clear: () => void;
  readonly undo: () => void;
  readonly fillDown: () => void;
  readonly find: () => void;
  readonly chooseAll: () => void;
  readonly chooseColumns: () => void;
  readonly chooseRows: () => void;
};

/** What a key means on a cell that is not being typed into. */
export function gridAction(
  { key, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  actions: GridActions,
): (() => void) | null {
  const isCommand = ctrlKey || metaKey;
  if (key === 'Enter' || key === 'F2') return () => actions.type();
  if (key === 'Delete' || key === 'Backspace') return actions.clear;
  if (key === ' ' && isCommand) return actions.chooseColumns;
  if (key === ' ' && shiftKey) return actions.chooseRows;
  if (isCommand)
    return (
      { z: actions.undo, d: actions.fillDown, f: actions.find, a: actions.chooseAll }[key.toLowerCase()] ??
      null
    );
  return key.length === 1 ? () => actions.type(key) : null;
}

/** Where the keys that end typing lead. */
export function editStep(event: KeyboardEvent): Step | null {
  // Enter also ends a word in an input method for Chinese or Japanese; that one stays in the cell.
  if (event.nativeEvent.isComposing) return null;
  if (event.key === 'Enter') return [event.shiftKey ? -1 : 1, 0];
  if (event.key === 'Tab') return [0, event.shiftKey ? -1 : 1];
  return event.key === 'Escape' ? [0, 0] : null;
}
