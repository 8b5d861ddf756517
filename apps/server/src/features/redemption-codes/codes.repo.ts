import type {
  FoundCode as FoundCodeOnWire,
  RedemptionCode,
} from '@quartermaster/contract/http/redemption-codes';
import { LOCK } from '../../db/advisory-locks.ts';
import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';

/** Codes have no character after `Z`: all that begin with a text sort before it with this appended. */
const AFTER_ALL = '~';

export type FoundCode = {
  readonly batch: number;
  readonly no: number;
  readonly isShared: boolean;
  readonly isSuspended: boolean;
};

const USES = `case b.code_type when 'shared' then b.uses else (r.id is not null)::integer end`;

const ROW = `c.no, c.code,
  case when c.suspended_at is not null then 'suspended' when ${USES} > 0 then 'used' else 'unused' end as state,
  ${USES} as uses,
  r.server_id, r.account_id, ${wireTime('r.at')} as redeemed_at`;

/** A unique code has only one use: the first one names the player. */
const FROM = `redemption_code c join redemption_batch b on b.id = c.batch
  left join redemption r on b.code_type = 'unique' and r.batch = c.batch and r.code_no = c.no and r.use_no = 1`;

/** Until the transaction ends, no other one adds codes to the environment. */
export async function lockDrawing(db: Queryable, environmentId: number): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1, $2)', [LOCK.codes, environmentId]);
}

/** Adds those codes that the environment does not have yet, numbered on from `last`. Answers how many. */
export async function addCodes(
  db: Queryable,
  {
    batch,
    environmentId,
    last,
  }: { readonly batch: number; readonly environmentId: number; readonly last: number },
  codes: readonly string[],
): Promise<number> {
  const { rowCount } = await db.query(
    `insert into redemption_code (batch, no, environment_id, code)
     select $1, $3 + row_number() over (), $2, drawn.code from unnest($4::text[]) as drawn (code)
      where not exists (select from redemption_code c where c.environment_id = $2 and c.code = drawn.code collate "C")`,
    [batch, environmentId, last, codes],
  );
  return rowCount ?? 0;
}

/** A code by what it reads. It cannot be suspended until the transaction ends. */
export async function findCode(
  db: Queryable,
  environmentId: number,
  code: string,
): Promise<FoundCode | null> {
  const { rows } = await db.query<FoundCode>(
    `select c.batch, c.no, b.code_type = 'shared' as "isShared", c.suspended_at is not null as "isSuspended"
       from redemption_code c join redemption_batch b on b.id = c.batch
      where c.environment_id = $1 and c.code = $2 for share of c`,
    [environmentId, code],
  );
  return rows[0] ?? null;
}

type CodesRequest = {
  readonly environmentId: number;
  readonly batch: number;
  /** What a code begins with; empty: all of them. */
  readonly prefix: string;
  /** The last one that was answered: its number, or with a prefix the code itself. */
  readonly after: string | null;
  readonly limit: number;
};

/** Codes of a batch in the order they were drawn; those that begin with a text, by the alphabet. */
export async function listCodes(db: Queryable, request: CodesRequest): Promise<readonly RedemptionCode[]> {
  const { environmentId, batch, prefix, after, limit } = request;
  const { rows } =
    prefix === ''
      ? await db.query<RedemptionCode>(
          `select ${ROW} from ${FROM} where c.batch = $1 and c.no > $2 order by c.no limit $3`,
          [batch, Number(after ?? 0), limit],
        )
      : await db.query<RedemptionCode>(
          `select ${ROW} from ${FROM}
            where c.environment_id = $1 and c.code >= $3 and c.code < $4 and c.code > $5 and c.batch = $2
            order by c.code limit $6`,
          [environmentId, batch, prefix, prefix + AFTER_ALL, after ?? '', limit],
        );
  return rows;
}

/** Codes of all batches of an environment that begin with a text, by the alphabet. */
export async function listCodesOfAll(
  db: Queryable,
  { environmentId, prefix, limit }: Pick<CodesRequest, 'environmentId' | 'prefix' | 'limit'>,
): Promise<readonly Omit<FoundCodeOnWire, 'batch_name'>[]> {
  const { rows } = await db.query<Omit<FoundCodeOnWire, 'batch_name'>>(
    `select ${ROW}, b.batch_id from ${FROM}
      where c.environment_id = $1 and c.code >= $2 and c.code < $3 order by c.code limit $4`,
    [environmentId, prefix, prefix + AFTER_ALL, limit],
  );
  return rows;
}

/** Suspends a code or lets it count again. Null: the batch has no such code. */
export async function setSuspended(
  db: Queryable,
  batch: number,
  no: number,
  isSuspended: boolean,
): Promise<RedemptionCode | null> {
  await db.query(
    `update redemption_code set suspended_at = case when $3 then coalesce(suspended_at, now()) end
      where batch = $1 and no = $2`,
    [batch, no, isSuspended],
  );
  const { rows } = await db.query<RedemptionCode>(
    `select ${ROW} from ${FROM} where c.batch = $1 and c.no = $2`,
    [batch, no],
  );
  return rows[0] ?? null;
}
