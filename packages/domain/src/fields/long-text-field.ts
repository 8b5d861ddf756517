import { plainText } from '../core/json.ts';
import { cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { unixLines } from './typed-text.ts';
import { checkHiddenCharacters, checkText, reviewHiddenCharacters } from './text-checks.ts';

/** Several lines of text that are not translated. */
export const longTextField = fieldKind<'long_text'>({
  validate(field, value, path, add) {
    if (typeof value !== 'string') add(path, 'wrong_type', { expected: 'text' });
    else if (value.trim() === '' && field.required) add(path, 'required');
    else {
      checkText(field, value, path, add);
      checkHiddenCharacters(value, path, add, false);
    }
  },
  review(_field, value, path, add) {
    if (typeof value === 'string') reviewHiddenCharacters(value, path, add);
  },
  normalize: (_field, value) => (typeof value === 'string' ? unixLines(value) : value),
  columns: (field) => [singleColumn(field.key, cellValue)],
  searchTexts: (_field, value) => [plainText(value)],
  filterOps: ['contains', 'empty', 'filled'],
});
