import { approvalAction, type ApprovalActionKind } from '@quartermaster/domain/actions/approval/index';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import type { OTHER_REQUESTS } from './choices.ts';
import { instant } from './instant.ts';
import { sliceOf } from './slice.ts';
import { playerLogNarrowing } from './player-log.ts';
import { commandAnswer, commandLine, previewCommandAnswer, waitingAnswer } from './player-commands.ts';
import { playerExportQuery } from './player-search.ts';
import { reason } from './reason.ts';
import { recordReferences } from './records.ts';
import { jsonValue } from './json.ts';
import { exceededLimit } from './staff-limits.ts';
import { cursor, pageSize } from './request-parts.ts';

/** The states of a request to a second person. Only a `waiting` one can be decided. */
export const APPROVAL_STATES = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The requests besides commands on a player. */
export type OtherRequest = (typeof OTHER_REQUESTS)[number];

/** A request for an action that the role may only request, or that exceeds a daily limit. */
export const approval = z.object({
  approval_id: z.string(),
  /** The player that it is about; null: it is about many. */
  server_id: z.number().int().nullable(),
  account_id: z.number().int().nullable(),
  delivery_id: z.number().int().nullable(),
  /** A kind of command, or one of the other requests. */
  kind: z.string(),
  params: jsonValue,
  /** What it would have changed when it was asked. */
  lines: z.array(commandLine),
  value_cents: z.number().int(),
  /** Empty: the requester's role may not do it itself. */
  exceeds: z.array(exceededLimit),
  reason: z.string(),
  ticket: z.string().nullable(),
  asked_by: z.number().int(),
  asked_by_name: z.string(),
  asked_at: instant,
  expires_at: instant,
  state: z.enum(APPROVAL_STATES),
  decided_by_name: z.string().nullable(),
  decided_at: instant.nullable(),
  decision_reason: z.string().nullable(),
  command_id: z.string().nullable(),
  /** When the requested file was downloaded. */
  used_at: instant.nullable(),
});
export type Approval = z.infer<typeof approval>;

/** `GET …/approvals`: newest first; people who may not decide see their own. */
export const approvalsQuery = z.object({
  state: z
    .enum(['waiting', 'all'])
    .default('waiting')
    .describe('`waiting`: only requests that are not decided yet.'),
  cursor,
  limit: pageSize(20, 100),
});
export type ApprovalsQuery = z.infer<typeof approvalsQuery>;

/** `players`: names by `server:account`. `references`: what the records of the game are called that lines name. */
export const approvalsAnswer = sliceOf(approval).extend({
  players: z.record(z.string(), z.string()),
  references: recordReferences,
});
export type ApprovalsAnswer = z.infer<typeof approvalsAnswer>;

/**
 * `GET …/approvals/:approval`. `now`: what it would change at this moment, whose `revision` an approval
 * sends along. Null where it can not be done, for the `problem`, or where it does not wait any more.
 */
export const approvalAnswer = z.object({
  approval,
  now: previewCommandAnswer.nullable(),
  problem: z.string().nullable(),
  players: z.record(z.string(), z.string()),
  references: recordReferences,
});
export type ApprovalAnswer = z.infer<typeof approvalAnswer>;

/** `expected_revision`: `revision` of `now` in the answer of the request, as the admin saw it. */
export type ApproveBody = { readonly reason: string; readonly expected_revision: number };

/** `POST …/approvals/:approval/approve`. */
export const approveBody = actionBody(approvalAction('approve'), {
  expected_revision: z
    .number()
    .int()
    .min(1)
    .describe('`now.revision` of the answer of the request, as the admin saw it.'),
}) as z.ZodType<ApproveBody>;

/** What an approval did: `command` where it was a command on a player. */
export const approveAnswer = z.object({ approval, command: commandAnswer.nullable() });
export type ApproveAnswer = z.infer<typeof approveAnswer>;

/** Why the request is refused or withdrawn. */
export type EndApprovalBody = { readonly reason: string };

/** `POST …/approvals/:approval/refuse` and `…/withdraw`: the asker takes it back. */
export const endApprovalBody = (kind: Exclude<ApprovalActionKind, 'approve'>) =>
  actionBody(approvalAction(kind)) as z.ZodType<EndApprovalBody>;

/** `POST …/players/export-requests`: the query of the file, and why it is needed. */
export const askForPlayersBody = z.object({
  query: playerExportQuery.describe('The search whose players the file holds.'),
  reason,
});
export type AskForPlayersBody = z.infer<typeof askForPlayersBody>;

/** `POST log/user/:server/:account/export-requests`. */
export const askForPlayerLogBody = z.object({
  narrowing: playerLogNarrowing.describe('Which entries the file holds.'),
  reason,
});
export type AskForPlayerLogBody = z.infer<typeof askForPlayerLogBody>;

/** `POST …/deliveries/:id/export-requests`. */
export const askForRecipientsBody = z.object({ reason });

/** The three `…/export-requests`, status 202: the request waits for another admin. */
export const askForFileAnswer = waitingAnswer;
export type AskForFileAnswer = z.infer<typeof askForFileAnswer>;

/**
 * `GET …/approvals/summary`. `to_decide`: requests that the caller can decide. `asked`: the caller's own
 * requests that wait for a decision. `outcomes`: the caller's decided requests that they have not seen yet.
 * `others`: how many other people could decide.
 */
export const approvalsSummary = z.object({
  to_decide: z.number().int(),
  asked: z.number().int(),
  outcomes: z.number().int(),
  others: z.number().int(),
});
export type ApprovalsSummary = z.infer<typeof approvalsSummary>;
