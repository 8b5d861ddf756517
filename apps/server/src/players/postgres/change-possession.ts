import type { PossessionRow } from '@quartermaster/contract/http/player-sections';
import type { PossessionKind } from '@quartermaster/domain/enums/possession-kind';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { PlayerChangeRefused, type Amounts, type GivenThing, type TakenThing } from '../player-change.ts';
import { POSSESSION_COLUMNS } from './section-rows.ts';
import type { AccountKey } from './slices.ts';

export async function findPossession(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: PossessionKind,
  instanceId: number,
): Promise<PossessionRow | null> {
  const { rows } = await db.query<PossessionRow>(
    `select ${POSSESSION_COLUMNS} from player.possession
      where server = $1 and account_id = $2 and kind = $3 and instance_id = $4`,
    [server, accountId, kind, instanceId],
  );
  return rows[0] ?? null;
}

export async function listPossessionsOf(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: PossessionKind,
  configId: number,
): Promise<readonly PossessionRow[]> {
  const { rows } = await db.query<PossessionRow>(
    `select ${POSSESSION_COLUMNS} from player.possession as owned
      where server = $1 and account_id = $2 and kind = $3 and config_id = $4
      order by owned.expires_at nulls last, owned.obtained_at, instance_id`,
    [server, accountId, kind, configId],
  );
  return rows;
}

export async function amountOf(
  db: Queryable,
  { server, accountId }: AccountKey,
  kind: PossessionKind,
  configId: number,
): Promise<number> {
  const result = await db.query<{ amount: number }>(
    `select coalesce(sum(amount), 0)::bigint as amount from player.possession
      where server = $1 and account_id = $2 and kind = $3 and config_id = $4`,
    [server, accountId, kind, configId],
  );
  return onlyRow(result).amount;
}

export async function giveThing(
  db: Queryable,
  account: AccountKey,
  thing: GivenThing,
): Promise<Amounts & { readonly instanceIds: readonly number[] }> {
  const before = await amountOf(db, account, thing.kind, thing.configId);
  const stack = thing.kind === 'item' ? await addToStack(db, account, thing) : null;
  const instanceIds = stack === null ? await insertInstances(db, account, thing) : [stack];
  return { before, after: before + thing.amount, instanceIds };
}

/** Null: there is no stack of these items with this expiry. */
async function addToStack(
  db: Queryable,
  { server, accountId }: AccountKey,
  { kind, configId, amount, expiresAt }: GivenThing,
): Promise<number | null> {
  const { rows } = await db.query<{ instance_id: number }>(
    `update player.possession set amount = amount + $5
      where server = $1 and account_id = $2 and kind = $3 and instance_id = (
        select min(instance_id) from player.possession
         where server = $1 and account_id = $2 and kind = $3 and config_id = $4
           and expires_at is not distinct from ($6::timestamp at time zone 'utc'))
      returning instance_id`,
    [server, accountId, kind, configId, amount, expiresAt ?? null],
  );
  return rows[0]?.instance_id ?? null;
}

async function insertInstances(
  db: Queryable,
  { server, accountId }: AccountKey,
  thing: GivenThing,
): Promise<number[]> {
  const count = thing.kind === 'item' ? 1 : thing.amount;
  const { rows } = await db.query<{ instance_id: number }>(
    `with numbers as (
       update player.account set next_instance = next_instance + $4
        where server = $1 and account_id = $2 returning next_instance - $4 as first)
     insert into player.possession (server, account_id, kind, instance_id, config_id, amount, level, star, data, obtained_at, expires_at, source)
     select $1, $2, $3, first + nth, $5, $6, $7, $8, $9, now(), $10::timestamp at time zone 'utc', $11
       from numbers, generate_series(0, $4 - 1) as nth
     returning instance_id`,
    [
      server,
      accountId,
      thing.kind,
      count,
      thing.configId,
      thing.kind === 'item' ? thing.amount : 1,
      thing.level ?? null,
      thing.star ?? null,
      JSON.stringify(thing.data ?? {}),
      thing.expiresAt ?? null,
      thing.source,
    ],
  );
  return rows.map((row) => row.instance_id);
}

export async function takeThing(
  db: Queryable,
  account: AccountKey,
  { kind, instanceId, amount }: TakenThing,
): Promise<Amounts & { readonly taken: PossessionRow }> {
  const taken = await findPossession(db, account, kind, instanceId);
  if (taken === null) throw new PlayerChangeRefused('not_owned');
  if (taken.amount < amount) throw new PlayerChangeRefused('balance_too_low');
  const before = await amountOf(db, account, kind, taken.config_id);
  const key = [account.server, account.accountId, kind, instanceId];
  const where = 'server = $1 and account_id = $2 and kind = $3 and instance_id = $4';
  if (taken.amount === amount) await db.query(`delete from player.possession where ${where}`, key);
  else await db.query(`update player.possession set amount = amount - $5 where ${where}`, [...key, amount]);
  return { before, after: before - amount, taken: { ...taken, amount } };
}

/** Restores what was taken, under its old number; where part of a stack is left, it grows again. */
export async function putBackThing(
  db: Queryable,
  account: AccountKey,
  thing: PossessionRow,
): Promise<Amounts> {
  const before = await amountOf(db, account, thing.kind, thing.config_id);
  await db.query(
    `insert into player.possession as owned (server, account_id, kind, instance_id, config_id, amount, level, star, data, obtained_at, expires_at, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::timestamp at time zone 'utc', $11::timestamp at time zone 'utc', $12)
     on conflict (server, account_id, kind, instance_id) do update set amount = owned.amount + excluded.amount`,
    [
      account.server,
      account.accountId,
      thing.kind,
      thing.instance_id,
      thing.config_id,
      thing.amount,
      thing.level,
      thing.star,
      JSON.stringify(thing.data),
      thing.obtained_at,
      thing.expires_at,
      thing.source,
    ],
  );
  return { before, after: before + thing.amount };
}
