import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { DATE_FORMAT, isDate, parseDateTime } from './date-format.ts';
import { fieldKind } from './field-kind-logic.ts';

/** A day, `YYYY-MM-DD`. */
export const dateField = fieldKind<'date'>({
  validate(_field, value, path, add) {
    if (typeof value !== 'string' || !isDate(value)) add(path, 'date_format', { format: DATE_FORMAT });
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const value = parseDateTime(text);
      return value === null
        ? cellProblem('date_format', { format: DATE_FORMAT })
        : cellValue(value.slice(0, DATE_FORMAT.length));
    }),
  ],
  canSort: true,
  filterOps: ['eq', 'gte', 'lte', 'between', 'empty', 'filled'],
});
