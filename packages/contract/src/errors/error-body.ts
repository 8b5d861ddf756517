import * as z from 'zod';
import { ERROR_CODES } from './error-code.ts';
import { conflict } from './conflict.ts';
import { issueSchema } from './issue-schema.ts';

/**
 * What every refusal looks like. `errors` has the problems as texts per field, in the reader's
 * language; `issues` the same ones for a program. `conflict` comes with the refusals that have one.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  errors: z.record(z.string(), z.array(z.string())),
  issues: z.array(issueSchema),
  request_id: z.string(),
  conflict: conflict.optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
