/**
 * How the cells of a game board are placed, for pages to draw them as a board. All values are keys of fields; of
 * the list `rows` where the cells are rows, else of the module itself, whose records are the cells then.
 */
export type BoardDefinition = {
  /** The list of rows that are the cells of one record. Absent: each record is a cell. */
  readonly rows?: string;
  /** Column and row of a cell. */
  readonly at?: readonly [column: string, row: string];
  /** For cells without a place: how many squares one fills. They are laid one after the other. */
  readonly count?: string;
  /** For what `count` counts: one covers as many squares as the product of two fields of the record that `of` names. */
  readonly piece?: { readonly of: string; readonly sides: readonly [columns: string, rows: string] };
  /** For cells that are bands one below the other: their first and last line. */
  readonly band?: readonly [from: string, to: string];
  /** For cells that cover rectangles: their first column and row, and their last. */
  readonly area?: readonly [fromColumn: string, fromRow: string, toColumn: string, toRow: string];
  /** A list of several boards: the field that tells them apart, or the first and last number of a range of boards. */
  readonly groupBy?: string | readonly [from: string, to: string];
  /** Where the sides of the board are: two fields of the record that the field `of` names, else of the record itself. */
  readonly size?: { readonly of?: string; readonly sides: readonly [columns: string, rows: string] };
  /** A number, a text or a reference that names a cell. */
  readonly label?: string;
  /** A switch whose label names the cells that have it on. */
  readonly flag?: string;
  /** A closed list of values that colours cells. */
  readonly colour?: string;
  /** The number by which players walk from cell to cell. */
  readonly track?: string;
  /** Where a cell leads: to the places in a list of rows, or to the cell that a reference names. */
  readonly links?:
    | { readonly rows: string; readonly to: readonly [column: string, row: string] }
    | { readonly reference: string };
};
