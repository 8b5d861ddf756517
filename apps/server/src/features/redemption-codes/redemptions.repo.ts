import type { RedemptionRow } from '@quartermaster/contract/http/redemption-codes';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import type { Batch } from './batches.repo.ts';
import type { FoundCode } from './codes.repo.ts';

/** What an earlier request of the same id did. */
type EarlierRedemption = {
  readonly code: string;
  readonly batch: number;
  readonly mailId: number;
  readonly at: string;
};

/** One use of a code. */
type Use = { readonly batch: number; readonly codeNo: number; readonly useNo: number };

export async function findEarlier(
  db: Queryable,
  { environmentId, serverId, accountId }: PlayerRef,
  requestId: string,
): Promise<EarlierRedemption | null> {
  const { rows } = await db.query<EarlierRedemption>(
    `select c.code, r.batch, r.mail_id as "mailId", ${wireTime('r.at')} as at
       from redemption r join redemption_code c on c.batch = r.batch and c.no = r.code_no
      where r.environment_id = $1 and r.server_id = $2 and r.account_id = $3 and r.request_id = $4`,
    [environmentId, serverId, accountId, requestId],
  );
  return rows[0] ?? null;
}

/** How often a player redeemed a code of this batch, and whether one of another batch of its group. */
export async function countOfPlayer(
  db: Queryable,
  { environmentId, serverId, accountId }: PlayerRef,
  { id, exclusiveGroup }: Batch,
): Promise<{ readonly ofBatch: number; readonly ofGroup: number }> {
  const result = await db.query<{ ofBatch: number; ofGroup: number }>(
    `select (count(*) filter (where r.batch = $4))::integer as "ofBatch",
            (count(*) filter (where r.batch <> $4 and b.exclusive_group = $5))::integer as "ofGroup"
       from redemption r join redemption_batch b on b.id = r.batch
      where r.environment_id = $1 and r.server_id = $2 and r.account_id = $3`,
    [environmentId, serverId, accountId, id, exclusiveGroup],
  );
  return onlyRow(result);
}

/** Whether a code of its own player was redeemed before. */
export async function isUsed(db: Queryable, { batch, no }: FoundCode): Promise<boolean> {
  const { rows } = await db.query('select 1 from redemption where batch = $1 and code_no = $2 limit 1', [
    batch,
    no,
  ]);
  return rows.length > 0;
}

/** Writes a use down. Null: it was taken before. */
export async function insertRedemption(
  db: Queryable,
  { batch, codeNo, useNo }: Use,
  { environmentId, serverId, accountId }: PlayerRef,
  requestId: string,
): Promise<{ readonly id: number; readonly at: string } | null> {
  const { rows } = await db.query<{ id: number; at: string }>(
    `insert into redemption (batch, code_no, use_no, environment_id, server_id, account_id, request_id)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict on constraint redemption_use do nothing returning id, ${wireTime('at')} as at`,
    [batch, codeNo, useNo, environmentId, serverId, accountId, requestId],
  );
  return rows[0] ?? null;
}

export async function setMail(db: Queryable, redemptionId: number, mailId: number): Promise<void> {
  await db.query('update redemption set mail_id = $2 where id = $1', [redemptionId, mailId]);
}

/** The players who redeemed a code of a batch, newest first; their names come from the player store. */
export async function listRedemptions(
  db: Queryable,
  batch: number,
  before: string | null,
  limit: number,
): Promise<readonly Omit<RedemptionRow, 'name'>[]> {
  const { rows } = await db.query<Omit<RedemptionRow, 'name'>>(
    `select r.id as redemption_id, c.code, r.server_id, r.account_id, r.mail_id, ${wireTime('r.at')} as at
       from redemption r join redemption_code c on c.batch = r.batch and c.no = r.code_no
      where r.batch = $1 and ($2::bigint is null or r.id < $2) order by r.id desc limit $3`,
    [batch, before, limit],
  );
  return rows;
}
