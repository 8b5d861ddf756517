import type { ActionParams } from '@quartermaster/domain/actions/define-action';
import { beginHold, endHold } from '@quartermaster/domain/actions/staff/hold';
import * as z from 'zod';
import { actionBody } from './action-body.ts';
import { instant } from './instant.ts';
import { recordKey, type RecordKey } from './record-key.ts';

/**
 * Why a record stays out of releases. `until` null: until it is ended by hand. `rolled_back`: the number of
 * the release that was rolled back, where that held it. `is_over`: its date has passed, so it holds no more.
 */
export const recordHold = z.object({
  reason: z.string(),
  until: instant.nullable(),
  by: z.string().nullable(),
  at: instant,
  rolled_back: z.number().int().nullable(),
  is_over: z.boolean(),
});

export type RecordHold = z.infer<typeof recordHold>;

/** At most this many records are held, or let go, with one request. */
const MAX_HELD_AT_ONCE = 2_000;

const records = z.array(recordKey).min(1).max(MAX_HELD_AT_ONCE).describe('The records that are meant.');

/** `POST B/holds`: a record that is on hold already gets the new reason and date. */
export const holdBody = actionBody(beginHold, { records }) as z.ZodType<HoldBody>;

export type HoldBody = ActionParams<typeof beginHold> & {
  readonly records: readonly RecordKey[];
  readonly reason: string;
};

/** How many records are on hold by this request. */
export const holdAnswer = z.object({ held: z.number().int() });

export type HoldAnswer = z.infer<typeof holdAnswer>;

/** `POST B/holds/end`: those that are not on hold are left as they are. */
export const endHoldBody = actionBody(endHold, { records }) as z.ZodType<EndHoldBody>;

/** The records whose hold ends. */
export type EndHoldBody = { readonly records: readonly RecordKey[] };

/** How many holds ended. */
export const endHoldAnswer = z.object({ ended: z.number().int() });

export type EndHoldAnswer = z.infer<typeof endHoldAnswer>;

/** `GET B/modules/:module/records/:id/hold`. */
export const recordHoldAnswer = z.object({ hold: recordHold.nullable() });

export type RecordHoldAnswer = z.infer<typeof recordHoldAnswer>;
