import type { PlayerFilePart } from '@quartermaster/contract/http/player-file';
import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Database } from '../../db/database.ts';
import { readInBatches } from '../../engine/cursor.ts';
import { wireTime } from '../../engine/wire-time.ts';
import { POSSESSION_COLUMNS, SECTION_ROWS, WALLET_COLUMNS, type SectionRows } from './section-rows.ts';
import type { AccountKey } from './slices.ts';

type Part = { readonly part: PlayerFilePart; readonly text: string };

const of = (part: PlayerFilePart, columns: string, from: string, order: string): Part => ({
  part,
  text: `select ${columns} from ${from} where server = $1 and account_id = $2 order by ${order}`,
});

/** A section oldest first, so that a copy of it numbers its rows in the same order. */
const section = (part: PlayerFilePart, { table, id, at, columns }: SectionRows, more = ''): Part =>
  of(part, `${columns}${more}`, table, `${table}.${at}, ${table}.${id}`);

const ACCOUNT_COLUMNS = `player_id, name, login_name, status, level, vip_level, vip_points, power, spent_usd_cents,
  language, country, platform, ${wireTime('created_at')} as created_at,
  ${wireTime('last_login_at')} as last_login_at, is_online, super_account, profile, handles, next_instance`;

const MEMBER_COLUMNS = `guild_id, guild.name, guild.level, position, ${wireTime('joined_at')} as joined_at,
  contribution_today, contribution_total, oblations_today, boss_attempts,
  (select count(*) from player.guild_member as other
    where other.server = guild_member.server and other.guild_id = guild_member.guild_id) as members`;

/** Every table that knows an account, in the order of a player's file. */
const PARTS: readonly Part[] = [
  of('account', ACCOUNT_COLUMNS, 'player.account', 'account_id'),
  of('former_names', `name, ${wireTime('until')} as until`, 'player.former_name', 'id'),
  of('wallets', `${WALLET_COLUMNS}, opened_with`, 'player.wallet', 'wallet.asset_kind'),
  section('ledger', SECTION_ROWS.ledger),
  of('possessions', POSSESSION_COLUMNS, 'player.possession', 'possession.kind, instance_id'),
  section('mails', SECTION_ROWS.mail),
  section('draws', SECTION_ROWS.draw),
  section('purchases', SECTION_ROWS.purchase),
  section('battles', SECTION_ROWS.battle),
  of('guild', MEMBER_COLUMNS, 'player.guild_member join player.guild using (server, guild_id)', 'guild_id'),
  section('guild_history', SECTION_ROWS.guild),
  of(
    'messages',
    `guild_id, message_id, text, ${wireTime('at')} as at, ${wireTime('hidden_at')} as hidden_at`,
    'player.guild_chat',
    'guild_chat.message_id',
  ),
  section('sanctions', SECTION_ROWS.sanction),
  section('notes', SECTION_ROWS.note),
  section('logins', SECTION_ROWS.login),
  section('log', SECTION_ROWS.log, ', user_agent, url'),
];

/** One transaction that sees the player as of its beginning. */
export function readCopy(
  database: Database,
  { server, accountId }: AccountKey,
  take: (part: PlayerFilePart, rows: readonly JsonObject[]) => Promise<void>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    let isThere = false;
    for (const { part, text } of PARTS) {
      for await (const rows of readInBatches<JsonObject>(tx, { text, values: [server, accountId] })) {
        isThere = true;
        await take(part, rows);
      }
      if (!isThere) return false;
    }
    return true;
  });
}
