import type { ResolvedField } from '../core/field.ts';
import { expressionOf, type TextForm } from '../core/text-form.ts';
import type { AddIssue } from './field-kind-logic.ts';
import { findHarmfulCharacter, findHiddenCharacter } from './hidden-characters.ts';

/** Length in characters as a reader counts them, not in UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Whether a text is a secret: it is never shown, and every blank in it counts. */
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

/**
 * Adds an unintended invisible character. It can make two names differ that look the same, so a text that is
 * compared may have none; in a text for players it may be intended as a place for a line break.
 */
export function checkHiddenCharacters(text: string, path: string, add: AddIssue, isCompared: boolean): void {
  const harmful = findHarmfulCharacter(text);
  if (harmful !== null) return add(path, 'harmful_character', harmful);
  const hidden = isCompared ? findHiddenCharacter(text) : null;
  if (hidden !== null) add(path, 'hidden_character', hidden);
}

/** Adds as a warning what `checkHiddenCharacters` lets through. */
export function reviewHiddenCharacters(text: string, path: string, add: AddIssue): void {
  const hidden = findHiddenCharacter(text);
  if (hidden !== null && findHarmfulCharacter(text) === null)
    add(path, 'hidden_character', hidden, 'warning');
}
