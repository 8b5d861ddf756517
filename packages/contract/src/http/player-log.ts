import { LOG_SYSTEMS } from '@quartermaster/domain/enums/log-system';
import * as z from 'zod';
import { DEFAULT_PER_PAGE } from './list-limits.ts';
import { paginatorOf } from './paginator.ts';
import { playerIdentity } from './player-identity.ts';
import { logRow } from './player-records.ts';
import { logTime } from './staff-log.ts';

/**
 * `GET log/user/:server/:account`, newest first. `model`: a system of the game's log, `MAIL`, `GACHA`….
 * `start_time` and `end_time` are Unix seconds, 0: without a limit.
 */
export const playerLogQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(DEFAULT_PER_PAGE),
  model: z.enum(LOG_SYSTEMS).optional(),
  start_time: logTime,
  end_time: logTime,
});
export type PlayerLogQuery = z.infer<typeof playerLogQuery>;

/** An entry as the store has it, with what only the log's own page shows. */
export const wholeLogRow = logRow.extend({ user_agent: z.string().nullable(), url: z.string().nullable() });
export type WholeLogRow = z.infer<typeof wholeLogRow>;

/** The same in the shape that all logs have. `model` is null for a system that nobody named. */
export const playerLogEntry = wholeLogRow.omit({ at: true }).extend({
  ...playerIdentity,
  create_time: z.string(),
  model: z.enum(LOG_SYSTEMS).nullable(),
  environment: z.string(),
  staff_name: z.string().nullable(),
});
export type PlayerLogEntry = z.infer<typeof playerLogEntry>;

export const playerLogAnswer = paginatorOf(playerLogEntry);
export type PlayerLogAnswer = z.infer<typeof playerLogAnswer>;
