/** A cell of a sheet by its place. */
export type GridCell = { readonly row: number; readonly column: number };

/** A block of cells, its edges included. */
export type CellRange = {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
};

/** The block between two cells, whichever way it was drawn. */
export function rangeOf(from: GridCell, to: GridCell): CellRange {
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  };
}

export function isWithin(range: CellRange, { row, column }: GridCell): boolean {
  return isRowWithin(range, row) && column >= range.left && column <= range.right;
}

export const isRowWithin = ({ top, bottom }: CellRange, row: number): boolean => row >= top && row <= bottom;

export const heightOf = ({ top, bottom }: CellRange): number => bottom - top + 1;
export const widthOf = ({ left, right }: CellRange): number => right - left + 1;
