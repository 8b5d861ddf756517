/** The cells of a table written as text: one line for each row, cells between bars. */
export function cellsOf(table: string): readonly (readonly string[])[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** The cell at a place of a row; a table that lacks it is broken. */
export function cellAt(row: readonly string[], place: number): string {
  const cell = row[place];
  if (cell === undefined) throw new RangeError(`There is no cell ${place} in: ${row.join(' | ')}`);
  return cell;
}
