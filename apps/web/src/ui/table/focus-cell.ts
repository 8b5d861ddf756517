type Cell = { readonly row: number; readonly column: number };

/**
 * Gives a cell of a grid the focus: at once where it is drawn, so that the next key meets it already. A
 * row outside the window is drawn after scrolling; by then the user may be typing into the cell.
 */
export function focusCell(grid: Element, { row, column }: Cell, options?: FocusOptions): void {
  const find = () => grid.querySelector<HTMLElement>(`[data-cell="${row}:${column}"]`);
  const drawn = find();
  if (drawn !== null) return drawn.focus(options);
  requestAnimationFrame(() => {
    const cell = find();
    if (cell !== null && !cell.contains(document.activeElement)) cell.focus(options);
  });
}
