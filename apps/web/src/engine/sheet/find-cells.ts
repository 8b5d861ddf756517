import { foldText } from '@quartermaster/domain/core/search-text';
import type { GridCell } from './cell-range.ts';
import { cellText, type SheetColumn, type SheetRow } from './sheet-model.ts';

/** The cells whose text contains what is looked for, row by row, whatever its case and width. */
export function findCells(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  text: string,
): readonly GridCell[] {
  const needle = foldText(text.trim());
  if (needle === '') return [];
  return rows.flatMap((row, index) =>
    columns.flatMap((column, position) =>
      foldText(cellText(row, column)).includes(needle) ? [{ row: index, column: position }] : [],
    ),
  );
}
