import type { AddIssue } from './field-kind-logic.ts';

/** Length in characters as a reader counts them, not in UTF-16 units. */
export function characterCount(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}

/** Adds what is wrong with a text's length or pattern. */
export function checkText(
  options: { readonly maxLength?: number; readonly pattern?: string },
  text: string,
  path: string,
  add: AddIssue,
): void {
  const { maxLength, pattern } = options;
  if (maxLength !== undefined && text.length > maxLength && characterCount(text) > maxLength)
    add(path, 'too_long', { max: maxLength });
  if (pattern !== undefined && !compiled(pattern).test(text)) add(path, 'pattern', { pattern });
}

const PATTERNS = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const known = PATTERNS.get(pattern);
  if (known !== undefined) return known;
  const expression = new RegExp(pattern, 'u');
  PATTERNS.set(pattern, expression);
  return expression;
}
