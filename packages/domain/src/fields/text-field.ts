import { plainText } from '../core/json.ts';
import { cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { checkHiddenCharacters, checkText, isSecret } from './text-checks.ts';

/** One line of text that is not translated. */
export const textField = fieldKind<'text'>({
  validate(field, value, path, add) {
    if (typeof value !== 'string') add(path, 'wrong_type', { expected: 'text' });
    else if (value.trim() === '' && field.required && !isSecret(field)) add(path, 'required');
    else if (/[\r\n]/.test(value)) add(path, 'one_line');
    else {
      checkText(field, value, path, add);
      if (!isSecret(field)) checkHiddenCharacters(value, path, add, true);
    }
  },
  normalize: (field, value) => (typeof value === 'string' && !isSecret(field) ? value.trim() : value),
  columns: (field) => [singleColumn(field.key, cellValue)],
  searchTexts: (_field, value) => [plainText(value)],
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'contains', 'empty', 'filled'],
});
