import { plainTyping } from '@quartermaster/domain/fields/typed-text';

/** The ID that a copy is given by hand; null: the next free one. */
export type OwnId = number | string | null;

const DIGITS = /^\d{1,9}$/;

/** What was typed as an ID of the kind of `free`; undefined: it cannot be one. */
export function typedId(typed: string, free: number | string): OwnId | undefined {
  const text = plainTyping(typed);
  if (text === '') return null;
  if (typeof free === 'string') return typed;
  return DIGITS.test(text) ? Number(text) : undefined;
}
