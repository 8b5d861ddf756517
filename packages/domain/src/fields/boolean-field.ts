import { cellProblem, cellValue, singleColumn } from './cells.ts';
import { fieldKind } from './field-kind-logic.ts';
import { plainTyping } from './typed-text.ts';

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['是', true],
  ['はい', true],
  ['false', false],
  ['no', false],
  ['0', false],
  ['否', false],
  ['いいえ', false],
]);

/** Yes or no. */
export const booleanField = fieldKind<'boolean'>({
  validate(_field, value, path, add) {
    if (typeof value !== 'boolean') add(path, 'wrong_type', { expected: 'boolean' });
  },
  initial: () => false,
  columns: (field) => [
    singleColumn(field.key, (text) => {
      const value = WORDS.get(plainTyping(text).toLowerCase());
      return value === undefined ? cellProblem('wrong_type', { expected: 'boolean' }) : cellValue(value);
    }),
  ],
  canSort: true,
  filterOps: ['eq'],
});
