import { joinPath } from '../core/issue.ts';
import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { findEnumValue, isEnumValue } from './enum-values.ts';
import { fieldKind } from './field-kind-logic.ts';
import { printList, splitList } from './list-cell.ts';
import { checkCount } from './number-range.ts';
import { plainTyping } from './typed-text.ts';

/** Several of a closed list of values, each at most once. */
export const multiEnumField = fieldKind<'multi_enum'>({
  validate(field, value, path, add) {
    if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
    checkCount(field, value.length, path, add);
    value.forEach((entry, index) => {
      const place = joinPath(path, index);
      if (typeof entry !== 'string') add(place, 'wrong_type', { expected: 'text' });
      else if (!isEnumValue(field.of, entry)) add(place, 'unknown_option', { value: entry });
      else if (value.indexOf(entry) < index) add(place, 'duplicate', { value: entry });
    });
  },
  columns: (field) => [
    singleColumn(
      field.key,
      (text) => {
        const values: string[] = [];
        for (const part of splitList(plainTyping(text))) {
          const value = findEnumValue(field.of, part);
          if (value === undefined) return cellProblem('unknown_option', { value: part });
          values.push(value);
        }
        return cellValue(values);
      },
      printList,
    ),
  ],
  filterOps: ['contains', 'empty', 'filled'],
});
