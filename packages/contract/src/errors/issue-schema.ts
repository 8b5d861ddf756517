import { ISSUE_CODES } from '@quartermaster/domain/core/issue';
import * as z from 'zod';
import { jsonValue } from '../http/json.ts';

/** One problem of the input. `path` is dotted, '' is the whole. */
export const issueSchema = z.object({
  path: z.string(),
  code: z.enum(ISSUE_CODES),
  params: z.record(z.string(), jsonValue),
  severity: z.enum(['error', 'warning']),
});
