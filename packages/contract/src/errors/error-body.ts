import * as z from 'zod';
import { ERROR_CODES } from './error-code.ts';
import { conflict } from './conflict.ts';
import { issueSchema } from './issue-schema.ts';

/** What every refusal looks like. */
export const errorBody = z.object({
  message: z.string().describe('What happened and what to do, in the language of the reader.'),
  code: z.enum(ERROR_CODES).describe('The same for a program.'),
  errors: z
    .record(z.string(), z.array(z.string()))
    .describe('The problems as texts by field, in the language of the reader.'),
  issues: z.array(issueSchema).describe('The same problems for a program.'),
  request_id: z.string().describe('Names the request in the log.'),
  conflict: conflict.optional().describe('What is in the way, where a refusal says so.'),
});

export type ErrorBody = z.infer<typeof errorBody>;
