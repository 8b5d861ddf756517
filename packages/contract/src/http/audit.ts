import * as z from 'zod';
import { instant } from './instant.ts';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { sliceOf } from './slice.ts';
import { rowNumber } from './row-number.ts';
import { cursor, pageSize } from './request-parts.ts';

/** How an act ended. `refused`: a rule or a right prevented it; `failed`: an error stopped it. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'failed'] as const;

export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Where the next part of a log begins, and how long it is. */
export const logSlice = {
  cursor,
  limit: pageSize(DEFAULT_PER_PAGE, 100),
};

/** `GET audit`, newest first. */
export const auditQuery = z.object({
  ...logSlice,
  action: z.string().max(60).optional().describe('How the name of the action begins, such as `settings.`.'),
  account_id: rowNumber.optional().describe('The number of the staff account that acted.'),
  outcome: z
    .enum(AUDIT_OUTCOMES)
    .optional()
    .describe('`refused`: a rule or a right prevented it; `failed`: an error stopped it.'),
});

/** `sealed`: the entry is part of the hash chain, so that a change of it would show. */
const auditEntry = z.object({
  id: z.number().int(),
  at: instant,
  account_id: z.number().int().nullable(),
  author: z.string().nullable(),
  action: z.string(),
  module: z.string().nullable(),
  record_id: z.string().nullable(),
  environment: z.string().nullable(),
  version: z.string().nullable(),
  change_seq: z.number().int().nullable(),
  before: z.json().nullable(),
  after: z.json().nullable(),
  reason: z.string().nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string().nullable(),
  sealed: z.boolean(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** `GET audit`. */
export const auditAnswer = sliceOf(auditEntry);

export type AuditAnswer = z.infer<typeof auditAnswer>;

/**
 * `GET audit/verification`: links whose entries are not what they were, tombstones that do not say
 * what is in the archive, and how many entries claim a link that does not exist.
 */
export const auditVerificationAnswer = z.object({
  intact: z.boolean(),
  broken_seals: z.array(z.number().int()),
  broken_tombstones: z.array(z.number().int()),
  strays: z.number().int(),
  links: z.number().int(),
  entries: z.number().int(),
  archived: z.number().int(),
  unsealed: z.number().int(),
  head: z.string().nullable(),
});
