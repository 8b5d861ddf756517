import { jsonValue } from './json.ts';
import * as z from 'zod';
import { paginatorOf } from './paginator.ts';
import { DEFAULT_PER_PAGE } from './list-limits.ts';

/** What belongs to no module in the staff log. */
export const NO_MODEL = 'cms';

/** One end of a log's period: Unix seconds, 0 for none. */
export const logTime = z.coerce.number().int().min(0).max(253_402_300_799).default(0);

/** `GET log/cms`, newest first. `start_time` and `end_time` are Unix seconds, 0: without a limit. */
export const staffLogQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(DEFAULT_PER_PAGE),
  model: z.string().max(100).optional(),
  staff_id: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  start_time: logTime,
  end_time: logTime,
});

export type StaffLogQuery = z.infer<typeof staffLogQuery>;

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
export const staffLogEntry = z.object({
  id: z.number().int(),
  create_time: z.string(),
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
  environment: z.string().nullable(),
  version: z.string().nullable(),
  url: z.string().nullable(),
  outcome: z.enum(['done', 'refused', 'failed']),
});

export type StaffLogEntry = z.infer<typeof staffLogEntry>;

export const staffLogAnswer = paginatorOf(staffLogEntry);

export type StaffLogAnswer = z.infer<typeof staffLogAnswer>;

/** `GET log/cms/detail/:model/:id`: one entry in full. */
export const staffLogDetailAnswer = staffLogEntry.extend({
  data: z.object({
    before: jsonValue,
    after: jsonValue,
    change_seq: z.number().int().nullable(),
    request_id: z.string().nullable(),
    sealed: z.boolean(),
  }),
});

export type StaffLogDetailAnswer = z.infer<typeof staffLogDetailAnswer>;

const logState = { entries: z.number().int(), oldest: z.string().nullable(), newest: z.string().nullable() };

/** `GET log/status`. `unsealed`: entries that the hash chain does not cover yet. */
export const logStatusAnswer = z.object({
  cms: z.object({ ...logState, unsealed: z.number().int() }),
  event: z.object({ ...logState, kept_days: z.number().int() }),
});

export type LogStatusAnswer = z.infer<typeof logStatusAnswer>;
