import type { KeyboardEvent } from 'react';

type Cell = { readonly row: number; readonly column: number };

/**
 * The box of a cell that is only selected. It has the focus and is transparent, because an input method for Chinese or Japanese
 * begins only where a text can be typed: without it, the first letter of a word would be typed as it is.
 */
const TYPING = '[data-typing]';

/**
 * Gives a cell of a grid, or its box, the focus: at once where it is drawn, so that the next key meets it already. A
 * row outside the window is drawn after scrolling; by then the user may be typing into the cell.
 */
export function focusCell(grid: Element, { row, column }: Cell, options?: FocusOptions): void {
  const find = () => grid.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  const focus = (cell: HTMLElement) => (cell.querySelector<HTMLElement>(TYPING) ?? cell).focus(options);
  const drawn = find();
  if (drawn !== null) return focus(drawn);
  requestAnimationFrame(() => {
    const cell = find();
    if (cell !== null && !cell.contains(document.activeElement)) focus(cell);
  });
}

/** After a press on a cell: its box has the keys, unless the press marked some of the text. */
export function focusBox(cell: Element): void {
  if (window.getSelection()?.isCollapsed !== false) cell.querySelector<HTMLElement>(TYPING)?.focus();
}

/** What the key of a press is while an input method takes it; on some systems nothing else tells. */
const INPUT_METHOD = 229;

/** Whether a key is the grid's: it was pressed on a cell or its box, and no input method takes it. */
export const isGridKey = ({ target, keyCode }: KeyboardEvent): boolean =>
  keyCode !== INPUT_METHOD &&
  (target instanceof HTMLTableCellElement || (target instanceof HTMLElement && target.matches(TYPING)));

/**
 * Whether the selected cell has its box. Where fingers press, a box with the focus would open the keyboard on the
 * screen with every cell they select.
 */
export const hasTypingBox = (): boolean => window.matchMedia('(hover: hover)').matches;
