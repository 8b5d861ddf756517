import { flag } from './flag.ts';
import { instant } from './instant.ts';
import { recordTitle } from './record-title.ts';
import { jsonValue } from './json.ts';
import * as z from 'zod';
import { AUDIT_OUTCOMES, logSlice } from './audit.ts';
import { sliceOf } from './slice.ts';
import { rowNumber } from './row-number.ts';

/** What belongs to no module in the staff log. */
export const NO_MODEL = 'cms';

/** One end of a log's period. */
export const logTime = z.coerce
  .number()
  .int()
  .min(0)
  .max(253_402_300_799)
  .default(0)
  .describe('Unix seconds; 0: no limit.');

/** What the staff log is narrowed by. */
const narrowing = {
  model: z.string().max(100).optional().describe('The key of a module; `cms`: what belongs to no module.'),
  record_id: z.string().max(200).optional().describe('The ID of a record.'),
  staff_id: rowNumber.optional().describe('The number of the staff account that acted.'),
  action: z
    .string()
    .max(60)
    .optional()
    .describe('How the name of the action begins, such as `record.` or `auth.login`.'),
  outcome: z
    .enum(AUDIT_OUTCOMES)
    .optional()
    .describe('`refused`: a rule or a right prevented it; `failed`: an error stopped it.'),
  start_time: logTime,
  end_time: logTime,
};

/** What `GET log/cms/export` writes, and what `POST log/cms/delete` takes away. */
export const staffLogNarrowing = z.object(narrowing);

export type StaffLogNarrowing = z.infer<typeof staffLogNarrowing>;

/** `GET log/cms`, newest first. */
export const staffLogQuery = staffLogNarrowing.extend({
  ...logSlice,
  archived: flag(false).describe('`1`: the entries that were archived.'),
  changes: flag(false).describe('`1`: without sign-ins and reads.'),
});

export type StaffLogQuery = z.infer<typeof staffLogQuery>;

/** Acts that change nothing: looking at players, orders and recipients. Sign-ins begin with `auth.`. */
export const READING_ACTS = [
  'player.search',
  'player.lookup',
  'player.view',
  'order.search',
  'delivery.recipients',
] as const;

/** What staff do to the console, in the words that a game's log has for it. */
export const LOG_ACTIONS = [
  'view',
  'add',
  'update',
  'delete',
  'import',
  'publish',
  'upload',
  'clear_cache',
  'login',
  'logout',
  'login_failed',
] as const;

/**
 * An entry of the staff log in the shape that all logs have. What only players' entries have (level,
 * asset) is 0 or null. `model` is the module, or `cms`; `system_id` 1 is the console. `before_value`
 * and `after_value` are JSON, cut short in lists. `url` is the page that was changed.
 */
const staffLogEntry = z.object({
  id: z.number().int(),
  create_time: instant,
  account_id: z.literal(0),
  user_level: z.literal(0),
  system_id: z.literal(1),
  sub_system_id: z.number().int(),
  reason_param_1: z.string().nullable(),
  reason_param_2: z.string().nullable(),
  platform: z.literal('web'),
  before_value: z.string().nullable(),
  after_value: z.string().nullable(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  asset_type: z.null(),
  asset_id: z.null(),
  asset_value: z.null(),
  staff_id: z.number().int().nullable(),
  staff_name: z.string().nullable(),
  action_type: z.enum(LOG_ACTIONS),
  action: z.string(),
  model: z.string(),
  record_id: z.string().nullable(),
  /** What it is called today, in the place of the entry; null: it is gone or has no name. */
  record_name: recordTitle,
  environment: z.string().nullable(),
  version: z.string().nullable(),
  url: z.string().nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Why it was refused, as a sentence for the reader. */
  refusal: z.string().nullable(),
});

export type StaffLogEntry = z.infer<typeof staffLogEntry>;

/** `GET log/cms`, newest first. */
export const staffLogAnswer = sliceOf(staffLogEntry);

export type StaffLogAnswer = z.infer<typeof staffLogAnswer>;

/** `GET log/cms/detail/:model/:id`: one entry in full. `staff`: the names of staff in `before` and `after`, by number. */
export const staffLogDetailAnswer = staffLogEntry.extend({
  data: z.object({
    before: jsonValue,
    after: jsonValue,
    change_seq: z.number().int().nullable(),
    request_id: z.string().nullable(),
    sealed: z.boolean(),
    staff: z.record(z.string(), z.string()),
  }),
});

export type StaffLogDetailAnswer = z.infer<typeof staffLogDetailAnswer>;

/** The reason, typed by the requester. */
const archiveReason = z.string().trim().min(1).max(500).describe('The reason, kept in the staff log.');

/** `POST log/cms/delete`: what this finds goes to the archive. */
export const deleteLogBody = z.strictObject({
  ...narrowing,
  reason: archiveReason,
  confirm: z.string().max(20).describe('The word `delete`.'),
});

/** `POST log/reset`: everything goes to the archive. */
export const resetLogBody = z.strictObject({
  reason: archiveReason,
  confirm: z.string().max(20).describe('The word `reset`.'),
});

/** What was taken out of the log. `entries` is null while it is still being taken. */
const logTombstone = z.object({
  id: z.number().int(),
  asked_at: instant,
  staff_id: z.number().int().nullable(),
  staff_name: z.string().nullable(),
  reason: z.string(),
  wish: jsonValue,
  finished_at: instant.nullable(),
  entries: z.number().int().nullable(),
});

export type LogTombstone = z.infer<typeof logTombstone>;

/** Taking entries away is work of its own; `GET log/status` tells when it is done. */
export const archiveLogAnswer = z.object({ success: z.literal(true), tombstone: logTombstone });

export type ArchiveLogAnswer = z.infer<typeof archiveLogAnswer>;

const logState = { entries: z.number().int(), oldest: instant.nullable(), newest: instant.nullable() };

/** `GET log/status`. `unsealed`: entries that the hash chain does not cover yet. Tombstones: the latest first. */
export const logStatusAnswer = z.object({
  cms: z.object({
    ...logState,
    unsealed: z.number().int(),
    archived: z.number().int(),
    links: z.number().int(),
    head: z.string().nullable(),
  }),
  event: z.object({ ...logState, kept_days: z.number().int() }),
  tombstones: z.array(logTombstone),
});

export type LogStatusAnswer = z.infer<typeof logStatusAnswer>;
