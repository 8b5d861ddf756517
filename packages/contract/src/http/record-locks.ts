import { requestUnlock } from '@quartermaster/domain/actions/staff/record';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import { waitingAnswer } from './player-commands.ts';
import { instant } from './instant.ts';

/**
 * What a running period locks of a record. `until`: null where it has no end. `module`, `record_id`: whose period it is. `keeps_start`: the start of
 * the record's own period is locked. `notices`: what players will notice of a change, in the reader's language.
 */
const recordLock = z.object({
  until: instant.nullable(),
  module: z.string(),
  record_id: z.string(),
  fields: z.array(z.string()),
  keeps_start: z.boolean(),
  notices: z.array(z.string()),
});
export type RecordLock = z.infer<typeof recordLock>;

/**
 * `GET B/modules/:module/records/:id/lock`. `lock`: null where nothing is locked. `unlock`: `waiting` for
 * another admin until then, or `open` until then or the next save; `by`: who asked.
 */
export const recordLockAnswer = z.object({
  lock: recordLock.nullable(),
  unlock: z
    .object({ state: z.enum(['waiting', 'open']), until: instant, by: z.string(), approval_id: z.string() })
    .nullable(),
});
export type RecordLockAnswer = z.infer<typeof recordLockAnswer>;

/** Why the record has to change while its period runs, and at which revision it was seen. */
export type RequestUnlockBody = { readonly reason: string; readonly base_revision: number };

/** `POST B/modules/:module/records/:id/unlock-requests`. `base_revision`: the revision that is to change. */
export const requestUnlockBody = actionBody(requestUnlock, {
  base_revision: z.number().int().min(1).describe('The revision that is to change.'),
}) as z.ZodType<RequestUnlockBody>;
/** Status 202: the unlock waits for another admin. */
export const requestUnlockAnswer = waitingAnswer;
export type RequestUnlockAnswer = z.infer<typeof requestUnlockAnswer>;
