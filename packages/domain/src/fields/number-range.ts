import type { AddIssue } from './field-kind-logic.ts';

/** Adds what is wrong with a number's size. */
export function checkRange(
  options: { readonly min?: number; readonly max?: number; readonly notZero?: boolean },
  value: number,
  path: string,
  add: AddIssue,
): void {
  if (options.notZero === true && value === 0) add(path, 'not_zero');
  if (options.min !== undefined && value < options.min) {
    if (options.min === 0) add(path, 'not_negative');
    else add(path, 'greater_or_equal', { than: options.min });
  }
  if (options.max !== undefined && value > options.max) add(path, 'less_or_equal', { than: options.max });
}

/** Adds what is wrong with the number of entries of a list. */
export function checkCount(
  options: { readonly min?: number; readonly max?: number },
  count: number,
  path: string,
  add: AddIssue,
): void {
  if (options.min !== undefined && count < options.min) add(path, 'too_few', { min: options.min });
  if (options.max !== undefined && count > options.max) add(path, 'too_many', { max: options.max });
}
