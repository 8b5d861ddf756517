import type { Queryable } from '../../db/database.ts';
import { sqlStateOf } from '../../db/statement-fault.ts';
import {
  PlayerChangeRefused,
  type AccountEdit,
  type LockedAccount,
  type NamedAccount,
} from '../player-change.ts';
import { nameGramsOf, nameKeyOf } from './name-keys.ts';
import type { AccountKey } from './slices.ts';

const NAME_TAKEN = '23505';

/**
 * Locks accounts until the transaction ends, in ascending order, so that transactions cannot
 * deadlock. Those that do not exist are left out.
 */
export async function lockAccounts(
  db: Queryable,
  server: number,
  accountIds: readonly number[],
): Promise<readonly LockedAccount[]> {
  const { rows } = await db.query<LockedAccount>(
    `select account_id as "accountId", name, status, level, vip_level as "vipLevel", vip_points as "vipPoints",
            super_account as "superAccount", language, is_online as "isOnline", login_name as "loginName", handles, profile, revision
       from player.account where server = $1 and account_id = any($2) order by account_id for update`,
    [server, accountIds],
  );
  return rows;
}

export async function editAccount(
  db: Queryable,
  { server, accountId }: AccountKey,
  edit: AccountEdit,
): Promise<void> {
  await db.query(
    `update player.account
        set status = coalesce($3, status), level = coalesce($4, level), vip_level = coalesce($5, vip_level),
            vip_points = coalesce($6, vip_points), super_account = coalesce($7, super_account),
            handles = coalesce($8::text[], handles), profile = profile || coalesce($9::jsonb, '{}'),
            language = coalesce($10, language)
      where server = $1 and account_id = $2`,
    [
      server,
      accountId,
      edit.status ?? null,
      edit.level ?? null,
      edit.vipLevel ?? null,
      edit.vipPoints ?? null,
      edit.superAccount ?? null,
      edit.handles ?? null,
      edit.profile === undefined ? null : JSON.stringify(edit.profile),
      edit.language ?? null,
    ],
  );
}

/** The login that is open ends now. */
export async function endSessions(db: Queryable, { server, accountId }: AccountKey): Promise<void> {
  await db.query('update player.account set is_online = false where server = $1 and account_id = $2', [
    server,
    accountId,
  ]);
  await db.query(
    `update player.login
        set logout_at = now(), online_sec = greatest(0, extract(epoch from now() - login_at))::integer
      where server = $1 and account_id = $2 and result = 'ok' and logout_at is null`,
    [server, accountId],
  );
}

export async function renameAccount(
  db: Queryable,
  { server, accountId }: AccountKey,
  name: string,
): Promise<void> {
  const nameKey = nameKeyOf(name);
  try {
    await db.query(
      `update player.account set name = $3, name_key = $4, grams = $5::integer[]
        where server = $1 and account_id = $2`,
      [server, accountId, name, nameKey, nameGramsOf(nameKey)],
    );
  } catch (problem) {
    if (sqlStateOf(problem) === NAME_TAKEN) throw new PlayerChangeRefused('name_taken');
    throw problem;
  }
}

export async function findByNameKeys(
  db: Queryable,
  { server, accountId }: AccountKey,
  nameKeys: readonly string[],
): Promise<NamedAccount | null> {
  const { rows } = await db.query<NamedAccount>(
    `select account_id as "accountId", name from player.account
      where server = $1 and name_key = any($2) and account_id <> $3 order by account_id limit 1`,
    [server, nameKeys, accountId],
  );
  return rows[0] ?? null;
}

/** What was read before this moment is no longer how the player is. */
export async function raiseRevision(db: Queryable, { server, accountId }: AccountKey): Promise<void> {
  await db.query('update player.account set revision = revision + 1 where server = $1 and account_id = $2', [
    server,
    accountId,
  ]);
}
