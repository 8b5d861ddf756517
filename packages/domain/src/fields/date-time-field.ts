import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { isDateTime, parseDateTime } from './date-format.ts';
import { fieldKind } from './field-kind-logic.ts';

/** An instant in UTC, `YYYY-MM-DD HH:mm:ss`. `afterField` is checked with the record, where both are known. */
export const dateTimeField = fieldKind<'date_time'>({
  validate(_field, value, path, add) {
    if (typeof value !== 'string' || !isDateTime(value))
      add(path, 'date_format', { format: 'YYYY-MM-DD HH:mm:ss' });
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const value = parseDateTime(text);
      return value === null
        ? cellProblem('date_format', { format: 'YYYY-MM-DD HH:mm:ss' })
        : cellValue(value);
    }),
  ],
  canSort: true,
  filterOps: ['gte', 'lte', 'between', 'empty', 'filled'],
});
