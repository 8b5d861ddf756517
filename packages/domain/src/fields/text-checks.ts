import type { ResolvedField } from '../core/field.ts';
import { expressionOf, type TextForm } from '../core/text-form.ts';
import type { AddIssue } from './field-kind-logic.ts';

/** Length in characters as a reader counts them, not in UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether a text is one that nobody reads, and so one of which every blank counts. */
export const isSecret = (field: ResolvedField): boolean => field.kind === 'text' && field.isSecret === true;

/** Adds what is wrong with a text's length or form. */
export function checkText(
  options: { readonly minLength?: number; readonly maxLength?: number; readonly form?: TextForm },
  text: string,
  path: string,
  add: AddIssue,
): void {
  const { minLength, maxLength, form } = options;
  if (minLength !== undefined && characterCount(text) < minLength) add(path, 'too_short', { min: minLength });
  if (maxLength !== undefined && text.length > maxLength && characterCount(text) > maxLength)
    add(path, 'too_long', { max: maxLength });
  if (form !== undefined && !expressionOf(form).test(text)) add(path, 'pattern', { form });
}
