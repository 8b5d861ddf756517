import * as z from 'zod';
import { ISSUE_CODES } from '@quartermaster/domain/core/issue';
import { ERROR_CODES } from './error-code.ts';
import { jsonValue } from '../http/json.ts';

/** One problem of the input. `path` is dotted, '' is the whole. */
export const issueSchema = z.object({
  path: z.string(),
  code: z.enum(ISSUE_CODES),
  params: z.record(z.string(), jsonValue),
  severity: z.enum(['error', 'warning']),
});

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
  conflict: jsonValue.optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
