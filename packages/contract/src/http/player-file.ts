import { platform } from '@quartermaster/domain/enums/platform';
import { userStatus } from '@quartermaster/domain/enums/user-status';
import * as z from 'zod';
import { jsonValue } from './json.ts';
import { accountId, playerIdentity } from './player-identity.ts';
import { instant } from './instant.ts';
import { wholeLogRow } from './player-log.ts';
import { formerName } from './player-search.ts';
import { battleRow, drawRow, ledgerRow, mailRow, purchaseRow } from './player-records.ts';
import {
  guildHistoryRow,
  guildMembership,
  guildMessage,
  loginRow,
  noteRow,
  possessionRow,
  sanctionRow,
  walletRow,
} from './player-sections.ts';
import { reason } from './reason.ts';

/** What the first line of a player's file says it is. */
export const PLAYER_FILE_FORMAT = 'quartermaster-player';
/** The version of the format that is written; no other is read. */
export const PLAYER_FILE_VERSION = 1;

/** The account itself: what is searched by, and the rest as the store keeps it. */
const accountRow = z.object({
  player_id: z.string(),
  name: z.string().min(1).max(60),
  login_name: z.string(),
  status: z.enum(userStatus.words),
  level: z.number().int(),
  vip_level: z.number().int(),
  vip_points: z.number().int(),
  power: z.number().int(),
  spent_usd_cents: z.number().int(),
  language: z.string(),
  country: z.string(),
  platform: z.string().refine((value) => platform.values.some((known) => known.value === value)),
  created_at: instant,
  last_login_at: instant,
  is_online: z.boolean(),
  super_account: z.boolean(),
  profile: z.record(z.string(), jsonValue),
  handles: z.array(z.string()),
  next_instance: z.number().int(),
});

/** What a player's file holds, part by part in this order. */
export const PLAYER_FILE_PARTS = {
  account: accountRow,
  former_names: formerName,
  /** `balance` is `opened_with` and the sum of the ledger. */
  wallets: walletRow.extend({ opened_with: z.number().int() }),
  ledger: ledgerRow,
  possessions: possessionRow,
  mails: mailRow,
  draws: drawRow,
  purchases: purchaseRow,
  battles: battleRow,
  guild: guildMembership,
  guild_history: guildHistoryRow,
  messages: guildMessage,
  sanctions: sanctionRow,
  // Files of before have no pins.
  notes: noteRow.extend({ is_pinned: z.boolean().default(false) }),
  logins: loginRow,
  log: wholeLogRow,
} as const;

export type PlayerFilePart = keyof typeof PLAYER_FILE_PARTS;

/** Whose file it is, where they play and when it was written. */
export const playerFileHead = z.object({
  format: z.literal(PLAYER_FILE_FORMAT),
  version: z.literal(PLAYER_FILE_VERSION),
  exported_at: instant,
  source: z.object({ environment: z.string(), ...playerIdentity }),
});
export type PlayerFileHead = z.infer<typeof playerFileHead>;

/** Why: the query of `GET …/players/:account/file`, the body of `POST …/players/:account/file-requests`. */
export const playerFileReason = z.object({ reason });

/** Fields of the form that comes with `POST …/servers/:server/players/import`. */
export const importPlayerFields = z.strictObject({ reason });

/**
 * The new account. `unknown`: records that the player has things of and that the live release of this
 * environment lacks; the things are kept. `rows`: how many were written.
 */
export const importPlayerAnswer = z.object({
  server_id: z.number().int(),
  account_id: accountId,
  name: z.string(),
  rows: z.number().int(),
  unknown: z.array(z.object({ module: z.string(), id: z.number().int() })),
});
export type ImportPlayerAnswer = z.infer<typeof importPlayerAnswer>;
