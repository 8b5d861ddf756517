import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { readDuration } from './duration-text.ts';
import { fieldKind } from './field-kind-logic.ts';
import { checkRange } from './number-range.ts';

/** Whole seconds. */
export const durationField = fieldKind<'duration'>({
  validate(field, value, path, add) {
    if (typeof value !== 'number') add(path, typeof value === 'string' ? 'digits_only' : 'numeric');
    else if (!Number.isSafeInteger(value)) add(path, 'integer');
    else checkRange({ min: 0, ...field }, value, path, add);
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const seconds = readDuration(text);
      return seconds === null || !Number.isSafeInteger(seconds) || seconds < 0
        ? cellProblem('digits_only')
        : cellValue(seconds);
    }),
  ],
  canSort: true,
  filterOps: ['eq', 'gte', 'lte', 'between', 'empty', 'filled'],
});
