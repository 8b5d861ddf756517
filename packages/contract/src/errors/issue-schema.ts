import { ISSUE_CODES } from '@quartermaster/domain/core/issue';
import * as z from 'zod';
import { jsonValue } from '../http/json.ts';

/** One problem of the input. */
export const issueSchema = z.object({
  path: z.string().describe('Where it is, such as `rewards.0.amount`; empty: the whole.'),
  code: z.enum(ISSUE_CODES).describe('What is wrong.'),
  params: z.record(z.string(), jsonValue).describe('The values of its text, such as a limit.'),
  severity: z.enum(['error', 'warning']).describe('An error blocks a release, a warning can be accepted.'),
});
