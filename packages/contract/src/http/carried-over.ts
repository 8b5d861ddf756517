import { FIELD_GROUPS } from '@quartermaster/domain/copies/field-groups';
import * as z from 'zod';
import { recordKey } from './record-key.ts';

const fieldGroup = z.enum(FIELD_GROUPS);

/** A copy with groups of fields that are not confirmed yet. */
const carriedOver = recordKey.extend({
  from_record_id: z.string(),
  groups: z.array(fieldGroup),
});

/** `GET B/carried-over`: all of a version and of its environment, or those of one record. */
export const carriedOverQuery = z.object({
  module: z.string().optional().describe('The module of one record; with `record_id`.'),
  record_id: z
    .string()
    .optional()
    .describe('The ID of one record; without it, all of the version and its environment.'),
});
export type CarriedOverQuery = z.infer<typeof carriedOverQuery>;
/** `GET B/carried-over`. */
export const carriedOverAnswer = z.object({ records: z.array(carriedOver) });
export type CarriedOverAnswer = z.infer<typeof carriedOverAnswer>;

const MAX_AT_ONCE = 2_000;

/** `POST B/carried-over/confirm`. */
export const confirmCarriedOverBody = z.object({
  records: z
    .array(recordKey.extend({ groups: z.array(fieldGroup).min(1).optional() }))
    .min(1)
    .max(MAX_AT_ONCE)
    .describe(
      'The records whose carried-over values are confirmed; without `groups`, all values of a record.',
    ),
});
export type ConfirmCarriedOverBody = z.infer<typeof confirmCarriedOverBody>;
/** `confirmed`: how many groups were not confirmed before. */
export const confirmCarriedOverAnswer = z.object({ confirmed: z.number().int() });
export type ConfirmCarriedOverAnswer = z.infer<typeof confirmCarriedOverAnswer>;
