import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { checkRange } from './number-range.ts';

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;

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
    singleColumn(field.key, (text) => {
      const number = Number(text.trim());
      return DECIMAL.test(text.trim()) && Number.isFinite(number)
        ? cellValue(number + 0)
        : cellProblem('digits_or_decimals');
    }),
  ],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'gte', 'lte', 'between', 'empty', 'filled'],
});

function hasMoreDecimals(value: number, decimals: number): boolean {
  return Number(value.toFixed(Math.min(decimals, 100))) !== value;
}
