import { isMovable } from '@quartermaster/domain/copies/shift';
import { LANGUAGES } from '@quartermaster/domain/core/language';
import * as z from 'zod';
import { issueSchema } from '../errors/issue-schema.ts';
import { instant, instantInput } from './instant.ts';
import { recordTitle } from './record-title.ts';
import { fieldDifference } from './records.ts';
import { changeNote, confirmation } from './request-parts.ts';

/** A record of any module: `module/record_id`. */
const anyRecord = z.string().max(400);

/** How many records one copy may make. */
export const MAX_COPIES = 500;

/**
 * `GET B/copy-sources`: the records that a new one of their kind can be made from, those that start last first.
 * `starts_at`, `ends_at`: of their first and last period; null: they have none.
 */
export const copySourcesAnswer = z.object({
  sources: z.array(
    z.object({
      module: z.string(),
      record_id: z.string(),
      title: recordTitle,
      status: z.string().nullable(),
      starts_at: instant.nullable(),
      ends_at: instant.nullable(),
    }),
  ),
});
export type CopySourcesAnswer = z.infer<typeof copySourcesAnswer>;

const replacement = z.object({
  language: z.enum(LANGUAGES),
  find: z.string().min(1).max(200),
  put: z.string().max(200),
});

const choices = {
  ticks: z
    .record(anyRecord, z.boolean())
    .default({})
    .describe(
      'By `module/record ID`: true copies a record that would not come along by itself, false leaves one out.',
    ),
  ids: z
    .record(anyRecord, z.union([z.number().int(), z.string().max(100)]))
    .default({})
    .describe('IDs to use instead of generated ones, by the `module/record ID` that is copied.'),
  start: instantInput
    .refine(isMovable, 'date_time')
    .nullable()
    .default(null)
    .describe(
      'When the copy starts, UTC; null: later by as many times four weeks as it takes to be in the future.',
    ),
  words: z.array(replacement).max(20).default([]).describe('Words to replace in the texts of the copies.'),
  keeps_status: z.boolean().default(false).describe('False: copies get the status `not_open`.'),
};

/** `POST …/records/:id/copy-plan`: what would be copied with these choices. Nothing is written. */
export const copyPlanBody = z.object(choices);
export type CopyPlanBody = z.infer<typeof copyPlanBody>;

const period = z.object({ start: instant, end: instant });

/** A copy as it would be. `id`: the part of its identity that is drawn and can be chosen; null: it has none. */
const plannedCopy = z.object({
  record_id: z.string(),
  id: z.union([z.number(), z.string()]).nullable(),
  title: recordTitle,
  periods: z.array(period),
  changes: z.array(fieldDifference),
  issues: z.array(issueSchema),
});

/**
 * A record that is linked to the one that is copied. `relation`: how; `via`: to which record of the plan, as
 * `module/record_id`. `copy`: null where it does not come along.
 */
const linkedRecord = z.object({
  module: z.string(),
  record_id: z.string(),
  title: recordTitle,
  relation: z.enum(['source', 'child', 'belongs', 'names', 'named_by']),
  via: z.string().nullable(),
  copy: plannedCopy.nullable(),
});

/** A period of a copy that has time in common with that of another record of its module. */
const overlappingPeriod = z.object({
  module: z.string(),
  record_id: z.string(),
  of: z.object({ record_id: z.string(), title: recordTitle }),
  start: instant,
  end: instant,
});

/**
 * `starts_at`, `start`: when the source and its copy begin; null: the source has no period. `errors`: how many
 * problems forbid the copy, `blocking`: how many a release would be refused for, `warnings`: how many it would tell.
 * `is_cut`: more is linked than is listed.
 * `takes_effect`: some copies are settings of the environment, which take effect without a release.
 */
export const copyPlanAnswer = z.object({
  starts_at: instant.nullable(),
  start: instant.nullable(),
  time_zone: z.string(),
  records: z.array(linkedRecord),
  overlaps: z.array(overlappingPeriod),
  copied: z.number().int(),
  errors: z.number().int(),
  blocking: z.number().int(),
  warnings: z.number().int(),
  is_cut: z.boolean(),
  takes_effect: z.boolean(),
});
export type CopyPlanAnswer = z.infer<typeof copyPlanAnswer>;

/** `POST …/records/:id/copy`: the same choices, written as one change set. */
export const copyBody = z.object({
  ...choices,
  note: changeNote,
  confirmation,
});
export type CopyBody = z.infer<typeof copyBody>;

/** `along_seq`: the change set of what is environment-wide; an undo of `seq` undoes it too. */
export const copyAnswer = z.object({
  record_id: z.string(),
  records: z.number().int(),
  seq: z.number().int(),
  along_seq: z.number().int().nullable(),
});
export type CopyAnswer = z.infer<typeof copyAnswer>;
