import { isNumberKind, unitOf } from '@quartermaster/domain/fields/number-text';
import { percentText } from '../../fields/number/number-text.ts';
import type { CellRange } from './cell-range.ts';
import { cellText, type SheetColumn, type SheetRow } from './sheet-model.ts';

/** `sum`, `average` as texts; null where the numbers are of different units, or there are none. */
type RangeSummary = {
  readonly filled: number;
  readonly numbers: { readonly sum: string; readonly average: string } | null;
};

/** What the cells of a range amount to. */
export function summaryOf(
  rows: readonly SheetRow[],
  columns: readonly SheetColumn[],
  range: CellRange,
  formatNumber: (value: number) => string,
): RangeSummary {
  const chosen = columns.slice(range.left, range.right + 1);
  const lines = rows.slice(range.top, range.bottom + 1);
  const filled = lines.flatMap((row) => chosen.filter((column) => cellText(row, column) !== '')).length;
  const units = new Set(chosen.filter(isNumber).map(({ field }) => unitOf(field)));
  const [unit] = units;
  const numbers = lines.flatMap((row) =>
    chosen.filter(isNumber).flatMap(({ field }) => {
      const value = row.data[field.key];
      return typeof value === 'number' ? [value] : [];
    }),
  );
  if (numbers.length === 0 || units.size !== 1) return { filled, numbers: null };
  const sum = numbers.reduce((total, value) => total + value, 0);
  const text = (value: number) => (unit === 'bp' ? percentText(value) : formatNumber(value));
  return { filled, numbers: { sum: text(sum), average: text(sum / numbers.length) } };
}

const isNumber = ({ field }: SheetColumn): boolean => isNumberKind(field.kind);
