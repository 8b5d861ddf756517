import { serverState } from '@quartermaster/domain/enums/server-state';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import * as z from 'zod';
import { SEARCHED_BY } from './choices.ts';
import { formedText } from './formed-text.ts';
import { MAX_LOOKUP_IDS } from './limits.ts';
import { playerIdentity } from './player-identity.ts';
import { instant, optionalInstantInput } from './instant.ts';
import { reason } from './reason.ts';
import { recordTitle } from './record-title.ts';
import { cursor, pageSize } from './request-parts.ts';

/** What a typed text is compared with. */
export type SearchedBy = (typeof SEARCHED_BY)[number];

/** What lists are ordered by, `-` in front for descending. A typed text orders by nearness instead. */
export const PLAYER_SORTS = [
  'last_login_at',
  'account_id',
  'name',
  'level',
  'vip_level',
  'spent_usd_cents',
] as const;
export type PlayerSort = (typeof PLAYER_SORTS)[number];

/** A count is exact up to here; beyond, people read "more than". */
export const MAX_EXACT_TOTAL = 1000;
/** The same for a typed text: counting matches means reading them, and users do not page that far. */
export const MAX_EXACT_FOUND = 100;

const count = z.coerce.number().int().min(0).max(2_147_483_647).optional();

/** What narrows the players that were found. Both ends of a range belong to it. */
export const playerFilters = z.object({
  status: z.enum(userStatus.words).optional().describe('Only players of this status.'),
  level_from: count.describe('The lowest level.'),
  level_to: count.describe('The highest level.'),
  vip_from: count.describe('The lowest VIP level.'),
  vip_to: count.describe('The highest VIP level.'),
  last_login_from: optionalInstantInput.describe('The earliest last login, UTC.'),
  last_login_to: optionalInstantInput.describe('The latest last login, UTC.'),
  spent_from: count.describe('The least that was spent, in US cents.'),
  spent_to: count.describe('The most that was spent, in US cents.'),
});
export type PlayerFilters = z.infer<typeof playerFilters>;

const sortWord = z.enum(PLAYER_SORTS.flatMap((sort) => [sort, `-${sort}` as const]));

/** `GET /environments/:environment/players`. */
export const playerSearchQuery = playerFilters.extend({
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('What is searched for, such as a name, an account number or a device.'),
  by: z.enum(SEARCHED_BY).default('any').describe('What `q` is compared with.'),
  server: formedText('number_list')
    .optional()
    .describe('Numbers of game servers, separated by commas; without it, all.'),
  sort: sortWord
    .default('-last_login_at')
    .describe('The order, with `-` in front for descending; a search by text puts the nearest first.'),
  cursor,
  limit: pageSize(15, 200),
  reason: reason
    .optional()
    .describe('The reason for a search by personal data that the caller’s role sees masked.'),
});
export type PlayerSearchQuery = z.infer<typeof playerSearchQuery>;

/** A name that a player had before, and until when. */
export const formerName = z.object({ name: z.string(), until: instant });
export type FormerName = z.infer<typeof formerName>;

/** What of a player the typed text met. `similar_name`: but for spaces and the kind of kana. */
const playerMatch = z.object({
  by: z.enum([...SEARCHED_BY, 'former_name', 'similar_name']),
  text: z.string(),
  /** Of a former name: until when. */
  until: instant.optional(),
});
export type PlayerMatch = z.infer<typeof playerMatch>;

/** The guild a player is in, where only its name is shown. */
export const playerGuildName = z.object({ guild_id: z.number().int(), name: z.string() });

/** A player as lists show them. */
const playerRow = z.object({
  ...playerIdentity,
  player_id: z.string(),
  name: z.string(),
  status: z.enum(userStatus.words),
  level: z.number().int(),
  vip_level: z.number().int(),
  spent_usd_cents: z.number().int(),
  guild: playerGuildName.nullable(),
  last_login_at: instant,
  created_at: instant,
  is_online: z.boolean(),
  matched: z.array(playerMatch),
});
export type PlayerRow = z.infer<typeof playerRow>;

/** A server that could not be reached, or is not running: why, and the message to its players. */
const serverNotice = z.object({
  server_id: z.number().int(),
  state: z.enum([...serverState.words, 'unreachable', 'too_slow']),
  message: recordTitle,
  /** Whether its players are missing from the answer. */
  skipped: z.boolean(),
});
export type ServerNotice = z.infer<typeof serverNotice>;

/** `GET E/players`. `total_is_exact` false: there are at least so many. */
export const playerSearchAnswer = z.object({
  data: z.array(playerRow),
  total: z.number().int(),
  total_is_exact: z.boolean(),
  next_cursor: z.string().nullable(),
  unavailable: z.array(serverNotice),
});
export type PlayerSearchAnswer = z.infer<typeof playerSearchAnswer>;

/** `POST /environments/:environment/players/lookup`: `server:account`, or an account on any server. */
export const playerLookupBody = z.object({
  ids: z
    .array(z.string().max(100))
    .min(1)
    .max(MAX_LOOKUP_IDS)
    .describe('`server:account`, or an account number of any server.'),
});
export type PlayerLookupBody = z.infer<typeof playerLookupBody>;

/** `not_found` and `malformed` repeat ids of the request. */
export const playerLookupAnswer = z.object({
  data: z.array(playerRow),
  not_found: z.array(z.string()),
  malformed: z.array(z.string()),
  unavailable: z.array(serverNotice),
});
export type PlayerLookupAnswer = z.infer<typeof playerLookupAnswer>;

/** `GET /environments/:environment/players.csv`: all players that the same search finds. */
export const playerExportQuery = playerSearchQuery.omit({ cursor: true, limit: true, reason: true });
export type PlayerExportQuery = z.infer<typeof playerExportQuery>;
