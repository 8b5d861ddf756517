import { cellProblem, cellValue } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { numberColumn } from './number-column.ts';
import { checkRange } from './number-range.ts';

/** Whole number. */
export const integerField = fieldKind<'integer'>({
  validate(field, value, path, add) {
    if (typeof value !== 'number') add(path, typeof value === 'string' ? 'digits_only' : 'numeric');
    else if (!Number.isSafeInteger(value)) add(path, 'integer');
    else checkRange(field, value, path, add);
  },
  columns: (field) => [
    numberColumn(field, (number) => {
      if (number === null) return cellProblem('digits_only');
      return Number.isSafeInteger(number) ? cellValue(number) : cellProblem('integer');
    }),
  ],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'gte', 'lte', 'between', 'empty', 'filled'],
});
