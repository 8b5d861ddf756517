import * as z from 'zod';
import { MAX_CHANGE_NOTE } from './limits.ts';

/*
 * Fields that many requests share. What `describe` says of a field is its text in the documentation of the API.
 */

/** The place that a person types before a change takes effect at once in a protected environment. */
export const confirmation = z
  .string()
  .max(200)
  .optional()
  .describe(
    '`<environment>-<version>`, such as `production-1.4.0`; required where the environment is protected.',
  );

/** The note of a change set. */
export const changeNote = z
  .string()
  .max(MAX_CHANGE_NOTE)
  .optional()
  .describe('A note that the history shows beside the change.');

/** A page of a list. */
export const pageNumber = z.coerce
  .number()
  .int()
  .min(1)
  .max(1_000_000)
  .default(1)
  .describe('The page, counted from 1.');

/** How many rows an answer has. */
export const pageSize = (usual: number, max: number) =>
  z.coerce.number().int().min(1).max(max).default(usual).describe('How many rows the answer has at most.');

/** Where the next part of a long list begins. */
export const cursor = z
  .string()
  .max(500)
  .optional()
  .describe('`next_cursor` of the answer before; without it, the list begins at its start.');
