import { cellProblem, cellValue } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { numberColumn } from './number-column.ts';
import { checkRange } from './number-range.ts';

/** Number with decimals. */
export const decimalField = fieldKind<'decimal'>({
  validate(field, value, path, add) {
    if (typeof value !== 'number' || !Number.isFinite(value)) {
      add(path, typeof value === 'string' ? 'digits_or_decimals' : 'numeric');
      return;
    }
    if (field.decimals !== undefined && hasMoreDecimals(value, field.decimals))
      add(path, 'decimals', { max: field.decimals });
    checkRange(field, value, path, add);
  },
  columns: (field) => [
    numberColumn(field, (number) =>
      number !== null && Number.isFinite(number) ? cellValue(number) : cellProblem('digits_or_decimals'),
    ),
  ],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'gte', 'lte', 'between', 'empty', 'filled'],
});

function hasMoreDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(Math.min(decimals, 100))) !== value;
}
