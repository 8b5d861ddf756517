import { plainText } from '../core/json.ts';
import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { findEnumValue, isEnumValue } from './enum-values.ts';
import { fieldKind } from './field-kind-logic.ts';

/** One of a closed list of values. */
export const enumField = fieldKind<'enum'>({
  validate(field, value, path, add) {
    if (typeof value !== 'string') add(path, 'wrong_type', { expected: 'text' });
    else if (!isEnumValue(field.of, value)) add(path, 'unknown_option', { value });
  },
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const value = findEnumValue(field.of, text);
      return value === undefined ? cellProblem('unknown_option', { value: text.trim() }) : cellValue(value);
    }),
  ],
  searchTexts: (_field, value) => [plainText(value)],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'empty', 'filled'],
});
