import type { ResolvedField } from '../core/field.ts';
import { joinPath } from '../core/issue.ts';
import { plainText, type JsonValue } from '../core/json.ts';
import { cellValue, singleColumn } from './cells.ts';
import { fieldKind, type AddIssue } from './field-kind-logic.ts';
import { printList, LIST_SEPARATOR, splitList } from './list-cell.ts';
import { checkCount } from './number-range.ts';
import { plainTyping } from './typed-text.ts';
import { isAbsent } from './typed-object.ts';

/** Numbers of records and of their parents, or a list of them. */
const NUMBERS = /^[\d\s~|]+$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,15})$/;

/** The identity of a record of another module, or a list of them. */
export const referenceField = fieldKind<'reference'>({
  validate(field, value, path, add) {
    if (field.many !== true) return checkTarget(value, path, add);
    if (!Array.isArray(value)) return add(path, 'wrong_type', { expected: 'list' });
    checkCount(field, value.length, path, add);
    const seen = new Set<string>();
    value.forEach((target: JsonValue, index) => {
      const place = joinPath(path, index);
      checkTarget(target, place, add);
      // As it is stored: " 7" and 7 name the same record.
      const name = plainText(normalTarget(target));
      if (seen.has(name)) add(place, 'duplicate', { value: name });
      seen.add(name);
    });
  },
  normalize: (_field, value) => (Array.isArray(value) ? value.map(normalTarget) : normalTarget(value)),
  isEqual: (left, right) => JSON.stringify(comparable(left)) === JSON.stringify(comparable(right)),
  columns: (field) => [field.many === true ? manyColumn(field) : targetColumn(field.key)],
  references(field, value, path) {
    const targets: readonly JsonValue[] = field.many === true && Array.isArray(value) ? value : [value];
    return targets.flatMap((target, index) =>
      isTarget(target)
        ? [
            {
              path: field.many === true ? joinPath(path, index) : path,
              module: field.to,
              id: plainText(target),
              by: null,
            },
          ]
        : [],
    );
  },
  searchTexts: (_field, value) => (Array.isArray(value) ? value.map(plainText) : [plainText(value)]),
  canSort: true,
  filterOps: ['eq', 'in', 'not', 'contains', 'empty', 'filled'],
});

/** Whether a value can be the identity of a record: a whole number, or a text that can be in a list cell. */
export function isTarget(value: JsonValue | undefined): value is string | number {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0;
  return typeof value === 'string' && value.trim() !== '' && !value.includes(LIST_SEPARATOR);
}

/** A target as people type it: digits name records by number. */
export function parseTarget(text: string): string | number {
  return WHOLE_NUMBER.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
}

/** Whether a typed target is no number, and so may be a name. */
export const isName = (target: JsonValue | undefined): target is string =>
  typeof target === 'string' && target.trim() !== '' && !NUMBERS.test(plainTyping(target));

/** Numbers in digits of any width are meant as numbers; a text that names a record stays as it is. */
function typedTargets(text: string): string {
  const typed = plainTyping(text);
  return NUMBERS.test(typed) ? typed : text;
}

/** A target as it is stored: digits name records by number. */
export function normalTarget(value: JsonValue): JsonValue {
  return typeof value === 'string' ? parseTarget(value.trim()) : value;
}

/** Adds what is wrong with a filled value that names one record. */
export function checkTarget(value: JsonValue, path: string, add: AddIssue): void {
  if (!isTarget(value)) add(path, 'wrong_type', { expected: 'reference' });
}

/** Adds what is wrong with the target of something whose kind decides whether it has one. `module`: of what; null: of nothing. */
export function checkTargetOf(
  module: string | null,
  target: JsonValue | undefined,
  path: string,
  add: AddIssue,
): void {
  if (module === null) {
    if (!isAbsent(target)) add(path, 'target_not_allowed');
  } else if (isAbsent(target)) add(path, 'target_required');
  else checkTarget(target, path, add);
}

function comparable(value: JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) return value.map(plainText);
  return isAbsent(value) ? null : plainText(value);
}

/** The only column of a field that names one record. */
export function targetColumn(key: string) {
  return singleColumn(key, (text) => cellValue(parseTarget(typedTargets(text).trim())));
}

function manyColumn(field: ResolvedField<'reference'>) {
  return singleColumn(
    field.key,
    (text) => cellValue(splitList(typedTargets(text)).map(parseTarget)),
    printList,
  );
}
