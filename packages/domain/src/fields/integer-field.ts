import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { checkRange } from './number-range.ts';

/** Whole number. */
export const integerField = fieldKind<'integer'>({
  validate(field, value, path, add) {
    if (typeof value !== 'number') add(path, typeof value === 'string' ? 'digits_only' : 'numeric');
    else if (!Number.isSafeInteger(value)) add(path, 'integer');
    else checkRange(field, value, path, add);
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const number = Number(text.trim());
      if (!/^[+-]?\d+(?:\.0+)?$/.test(text.trim()))
        return cellProblem(Number.isNaN(number) ? 'digits_only' : 'integer');
      return Number.isSafeInteger(number) ? cellValue(number + 0) : cellProblem('integer');
    }),
  ],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'gte', 'lte', 'between', 'empty', 'filled'],
});
