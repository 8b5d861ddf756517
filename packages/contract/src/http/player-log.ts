import { LOG_SYSTEMS } from '@quartermaster/domain/enums/log-system';
import * as z from 'zod';
import { logSlice } from './audit.ts';
import { instant } from './instant.ts';
import { playerIdentity } from './player-identity.ts';
import { sliceOf } from './slice.ts';
import { logRow } from './player-records.ts';
import { logTime } from './staff-log.ts';

/** A system by its key or its number; 0 means all of them, as if none were given. */
const logSystemRequest = z
  .preprocess((request) => {
    if (String(request) === '0') return undefined;
    return LOG_SYSTEMS.find((_system, index) => String(index + 1) === String(request)) ?? request;
  }, z.enum(LOG_SYSTEMS).optional())
  .optional();

/** What a player's log is narrowed by. */
export const playerLogNarrowing = z.object({
  model: logSystemRequest.describe('A system of the game’s log by name or number; 0: all.'),
  sub_system_id: z.coerce
    .number()
    .int()
    .min(0)
    .max(32_767)
    .optional()
    .describe('What happened in the system.'),
  asset_type: z.string().max(60).optional().describe('A kind of asset, such as `gem`.'),
  asset_id: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('The ID of what was given or taken, such as an item.'),
  start_time: logTime,
  end_time: logTime,
});
export type PlayerLogNarrowing = z.infer<typeof playerLogNarrowing>;

/** `GET log/user/:server/:account`, newest first. */
export const playerLogQuery = playerLogNarrowing.extend(logSlice);
export type PlayerLogQuery = z.infer<typeof playerLogQuery>;

/** An entry as the store has it, with what only the log's own page shows. */
export const wholeLogRow = logRow.extend({ user_agent: z.string().nullable(), url: z.string().nullable() });
export type WholeLogRow = z.infer<typeof wholeLogRow>;

/** The same in the shape that all logs have. `model` is null for a system without a name. */
const playerLogEntry = wholeLogRow.omit({ at: true }).extend({
  ...playerIdentity,
  create_time: instant,
  model: z.enum(LOG_SYSTEMS).nullable(),
  environment: z.string(),
  staff_name: z.string().nullable(),
});
export type PlayerLogEntry = z.infer<typeof playerLogEntry>;

/** `GET log/user/:server/:account`. */
export const playerLogAnswer = sliceOf(playerLogEntry);
export type PlayerLogAnswer = z.infer<typeof playerLogAnswer>;
