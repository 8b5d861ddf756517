import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { DATE_TIME_FORMAT, isDateTime, parseDateTime } from './date-format.ts';
import { fieldKind } from './field-kind-logic.ts';

/** An instant in UTC, `YYYY-MM-DD HH:mm:ss`. `afterField` is checked with the record, where both are known. */
export const dateTimeField = fieldKind<'date_time'>({
  validate(_field, value, path, add) {
    if (typeof value !== 'string' || !isDateTime(value))
      add(path, 'date_format', { format: DATE_TIME_FORMAT });
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const value = parseDateTime(text);
      return value === null ? cellProblem('date_format', { format: DATE_TIME_FORMAT }) : cellValue(value);
    }),
  ],
  canSort: true,
  filterOps: ['gte', 'lte', 'between', 'empty', 'filled'],
});
