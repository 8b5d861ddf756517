import { isJsonObject } from '../core/json.ts';
import { jsonColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';

/** JSON that the console keeps as it is: only who reads it knows what it means. */
export const jsonField = fieldKind<'json'>({
  validate(field, value, path, add) {
    const isExpected =
      field.holds === undefined || (field.holds === 'list' ? Array.isArray(value) : isJsonObject(value));
    if (!isExpected) add(path, 'wrong_type', { expected: field.holds ?? '' });
  },
  isEmpty: (value) => value === undefined || value === null,
  columns: (field) => [jsonColumn(field.key)],
});
