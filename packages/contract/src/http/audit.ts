import * as z from 'zod';
import { paginatorOf } from './paginator.ts';

const page = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(15),
};

/** `GET audit`, newest first. */
export const auditQuery = z.object({
  ...page,
  action: z.string().max(60).optional(),
  account_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  outcome: z.enum(['done', 'refused', 'failed']).optional(),
});

export type AuditQuery = z.infer<typeof auditQuery>;

/** `sealed`: the entry is part of the hash chain, so that a change of it would show. */
export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
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
  outcome: z.enum(['done', 'refused', 'failed']),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string().nullable(),
  sealed: z.boolean(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditAnswer = paginatorOf(auditEntry);

export type AuditAnswer = z.infer<typeof auditAnswer>;

/** `GET audit/verification`: the seals whose entries are not what they were. */
export const auditVerificationAnswer = z.object({
  intact: z.boolean(),
  broken_seals: z.array(z.number().int()),
});

export type AuditVerificationAnswer = z.infer<typeof auditVerificationAnswer>;
