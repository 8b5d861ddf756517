import * as z from 'zod';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { instant, optionalInstantInput } from './instant.ts';
import { recordTitle } from './record-title.ts';
import { fieldDifference, RECORD_CHANGE_KINDS } from './records.ts';
import { paginatorOf } from './paginator.ts';
import { rowNumber } from './row-number.ts';
import { changeNote, confirmation, pageNumber, pageSize } from './request-parts.ts';

/** A point of the log. */
const seq = z.number().int();

const changeSetFilter = z.object({
  from: optionalInstantInput.describe('The earliest time, UTC.'),
  to: optionalInstantInput.describe('The latest time, UTC.'),
  author: rowNumber.optional().describe('The number of the staff account that made the change.'),
  module: z.string().max(100).optional().describe('Changes with records of this module.'),
});
export type ChangeSetFilter = z.infer<typeof changeSetFilter>;

/** `GET B/change-sets`, newest first. */
export const changeSetsQuery = z.object({
  page: pageNumber,
  per_page: pageSize(DEFAULT_PER_PAGE, 100),
  ...changeSetFilter.shape,
});

/** At most this many records of a module are named in an entry of the log. */
export const NAMED_RECORDS = 3;

/**
 * One entry of the log: who changed how many records of which modules. `named`: some of them, as they were
 * called then. `fields`: what changed, where it was one record that was there before and after.
 */
export const changeSet = z.object({
  seq,
  at: instant,
  author: z.string().nullable(),
  kind: z.string(),
  note: z.string().nullable(),
  /** The change set that undid it. */
  undone_by: seq.nullable(),
  /** Settings of the environment go back with it. */
  has_settings: z.boolean(),
  modules: z.array(
    z.object({
      module: z.string(),
      records: z.number().int(),
      named: z.array(z.object({ record_id: z.string(), title: recordTitle })),
    }),
  ),
  fields: z.array(fieldDifference),
});
export type ChangeSet = z.infer<typeof changeSet>;

/** `GET B/change-sets`, newest first. */
export const changeSetsAnswer = paginatorOf(changeSet);
export type ChangeSetsAnswer = z.infer<typeof changeSetsAnswer>;

/** At most this many records of a change set are listed one by one. */
export const MAX_CHANGED_RECORDS = 50;

/** A record of a change set: what the change set did to it. */
const changedRecord = z.object({
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  kind: z.enum(RECORD_CHANGE_KINDS),
  fields: z.array(fieldDifference),
});
export type ChangedRecord = z.infer<typeof changedRecord>;

/** `GET B/change-sets/:seq/records`: the first of them; `total` counts all. An undo does the opposite. */
export const changedRecordsAnswer = z.object({ total: z.number().int(), records: z.array(changedRecord) });
export type ChangedRecordsAnswer = z.infer<typeof changedRecordsAnswer>;

/** `POST B/change-sets/:seq/undo`. */
export const undoBody = z.object({
  note: changeNote,
  confirmation,
});

/** `seq` null: every record was already as it was before. */
export const undoAnswer = z.object({ seq: seq.nullable(), records: z.number().int() });
export type UndoAnswer = z.infer<typeof undoAnswer>;

/** `conflict` of a 409 `undo_overlap`: records edited again after the change set. */
export const undoConflict = z.object({
  records: z.array(z.object({ module: z.string(), record_id: z.string(), title: recordTitle, seq })),
});
export type UndoConflict = z.infer<typeof undoConflict>;
