import type { PlayerFilePart } from '@quartermaster/contract/http/player-file';
import { plainText, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { LOCK } from '../../db/advisory-locks.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { sqlStateOf } from '../../db/statement-fault.ts';
import { PlayerCopyRefused, type PlayerCopy } from '../player-copies.ts';
import type { ServerRef } from '../player-store.ts';
import { nameGramsOf, nameKeyOf } from './name-keys.ts';
import { IN_FORCE } from './section-rows.ts';
import type { ServerDirectory } from './server-directory.ts';
import type { AccountKey } from './slices.ts';

/** Copies are numbered from here on. */
const FIRST_COPY = 900_000_000;

/** Where rows of a part go. What is not here belongs to others, or to the staff of the source. */
const TABLES: Partial<
  Readonly<Record<PlayerFilePart, { readonly table: string; readonly columns: string }>>
> = {
  account: {
    table: 'account',
    columns: `player_id, name, name_key, login_name, status, level, vip_level, vip_points, power, spent_usd_cents,
      language, country, platform, created_at, last_login_at, is_online, super_account, profile, grams, handles, next_instance`,
  },
  wallets: {
    table: 'wallet',
    columns: `asset_kind, balance, paid_balance, opened_with, daily_gain, daily_spend, total_gain, total_spend, cap,
      next_recover_at, updated_at`,
  },
  ledger: { table: 'ledger', columns: 'asset_kind, config_id, delta, balance_after, at' },
  possessions: {
    table: 'possession',
    columns: 'kind, instance_id, config_id, amount, level, star, data, obtained_at, expires_at, source',
  },
  mails: {
    table: 'mail',
    columns: 'source_module, source_id, title, body, rewards, state, sent_at, read_at, claimed_at, expire_at',
  },
  draws: {
    table: 'draw',
    columns:
      'gachapon_id, kind, step, cost, results, counter_before, counter_after, release_hash, created_at',
  },
  purchases: {
    table: 'purchase',
    columns: `order_id, third_party_order_id, channel, product_module, product_id, store_product_id, currency, amount,
      usd_cents, state, rewards, vip_points, created_at, paid_at, delivered_at, refunded_at, receipt_hash, ip, device_id`,
  },
  battles: {
    table: 'battle',
    columns: `mode, battle_id, result, stars, turns, duration_sec, team, damage, rewards, client_hash, flags, arena,
      created_at`,
  },
  sanctions: {
    table: 'sanction',
    columns: 'kind, reason, reason_text, starts_at, ends_at, lifted_at, notice_sent',
  },
  logins: {
    table: 'login',
    columns: `login_at, logout_at, ip, country, device_id, device_model, os, app_version, platform, channel, result,
      online_sec`,
  },
  log: {
    table: 'log',
    columns: `at, user_level, system_id, sub_system_id, reason_param_1, reason_param_2, platform, before_value, after_value,
      ip, user_agent, asset_type, asset_id, asset_value, action_type, data, version, url`,
  },
};

/** Parts whose rows are partitioned by month; the partition may have been dropped. */
const MONTHLY: Partial<Readonly<Record<PlayerFilePart, string>>> = { logins: 'login_at', log: 'at' };

/** Data that a column does not hold, and rows that contradict one another. */
const REFUSED = /^2[23]/;

export function createCopy<T>(
  database: Database,
  directory: ServerDirectory,
  place: ServerRef,
  work: (copy: PlayerCopy) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const server = (await directory.find(place, tx)) ?? (await directory.add(tx, place));
    await tx.query('select pg_advisory_xact_lock($1, $2)', [LOCK.playerCopy, server]);
    const numbered = await tx.query<{ accountId: number }>(
      `select coalesce(max(account_id), $2) + 1 as "accountId" from player.account
        where server = $1 and account_id > $2 and account_id < 999999999`,
      [server, FIRST_COPY],
    );
    const key = { server, accountId: onlyRow(numbered).accountId };
    const months = await listMonths(tx);
    const made = await work({
      accountId: key.accountId,
      console: tx,
      add: (part, rows) => addRows(tx, key, part, keptRows(part, rows, months)).catch(refuse),
    });
    await endPastSuspension(tx, key);
    return made;
  });
}

/** A suspension that ended since the export no longer holds, and there would be no sanction to lift. */
async function endPastSuspension(tx: Queryable, { server, accountId }: AccountKey): Promise<void> {
  await tx.query(
    `update player.account set status = 'active'
      where server = $1 and account_id = $2 and status = 'suspended'
        and not exists (select from player.sanction where server = $1 and account_id = $2 and kind = 'suspend' and ${IN_FORCE})`,
    [server, accountId],
  );
}

/** The months that there are partitions of, `YYYY-MM`. */
async function listMonths(tx: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await tx.query<{ month: string }>(
    `select replace(right(relname, 7), '_', '-') as month from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'player.log'::regclass`,
  );
  return new Set(rows.map(({ month }) => month));
}

function keptRows(
  part: PlayerFilePart,
  rows: readonly JsonObject[],
  months: ReadonlySet<string>,
): readonly JsonObject[] {
  const at = MONTHLY[part];
  return at === undefined ? rows : rows.filter((row) => months.has(plainText(row[at]).slice(0, 7)));
}

async function addRows(
  tx: Queryable,
  key: AccountKey,
  part: PlayerFilePart,
  rows: readonly JsonObject[],
): Promise<number> {
  const target = TABLES[part];
  if (target === undefined || rows.length === 0) return 0;
  const { table, columns } = target;
  const stored = part === 'account' ? await Promise.all(rows.map((row) => accountRow(tx, key, row))) : rows;
  await tx.query(
    `insert into player.${table} (server, account_id, ${columns})
     select $1, $2, ${columns} from jsonb_populate_recordset(null::player.${table}, $3::jsonb)`,
    [key.server, key.accountId, JSON.stringify(stored.map(withZone))],
  );
  if (part === 'purchases') await takeNumbers(tx, key, rows);
  return rows.length;
}

/** With what the store searches by. A name that is taken gets the account's number appended. */
async function accountRow(tx: Queryable, key: AccountKey, row: JsonObject): Promise<JsonObject> {
  const wanted = plainText(row['name']);
  const { rowCount } = await tx.query('select from player.account where server = $1 and name_key = $2', [
    key.server,
    nameKeyOf(wanted),
  ]);
  const name = rowCount === 0 ? wanted : `${wanted}#${key.accountId}`;
  const nameKey = nameKeyOf(name);
  return { ...row, name, name_key: nameKey, grams: [...nameGramsOf(nameKey)] };
}

/** Every order is found by its numbers. */
async function takeNumbers(tx: Queryable, key: AccountKey, rows: readonly JsonObject[]): Promise<void> {
  const numbers = rows.flatMap(
    ({ order_id: ours = null, third_party_order_id: theirs = null, channel = null }) => [
      { issuer: 'order', number: ours },
      ...(theirs === null ? [] : [{ issuer: channel, number: theirs }]),
    ],
  );
  await tx.query(
    `insert into player.order_number (environment_id, issuer, number, server, account_id)
     select environment_id, issuer, number, $1, $2
       from player.server, jsonb_to_recordset($3::jsonb) as taken (issuer text, number text) where id = $1`,
    [key.server, key.accountId, JSON.stringify(numbers)],
  );
}

/** Instants of the wire are UTC without saying so. */
function withZone(row: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, isInstant(name, value) ? `${value}+00` : value]),
  );
}

const isInstant = (name: string, value: JsonValue): value is string =>
  typeof value === 'string' && (name === 'at' || name.endsWith('_at'));

function refuse(problem: unknown): never {
  throw REFUSED.test(sqlStateOf(problem) ?? '')
    ? new PlayerCopyRefused('The rows are no player’s.', { cause: problem })
    : problem;
}
