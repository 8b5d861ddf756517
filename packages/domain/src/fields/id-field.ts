import { plainText } from '../core/json.ts';
import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { checkRange } from './number-range.ts';
import { plainTyping } from './typed-text.ts';

const MAX_ID = 999_999_999;

/** Whole number of at most 9 digits that names a record. */
export const idField = fieldKind<'id'>({
  validate(field, value, path, add) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) add(path, 'digits_only');
    else if (value > MAX_ID) add(path, 'id_max_9_digits');
    else checkRange(field, value, path, add);
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const digits = plainTyping(text);
      if (!/^\d+$/.test(digits)) return cellProblem('digits_only');
      return Number(digits) > MAX_ID ? cellProblem('id_max_9_digits') : cellValue(Number(digits));
    }),
  ],
  searchTexts: (_field, value) => [plainText(value)],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'gte', 'lte', 'between'],
});
