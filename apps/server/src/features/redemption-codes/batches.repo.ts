import type { RecordData } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { FindFixed } from '../../engine/fixed-records.ts';
import type { ModulePlace } from '../../engine/module-place.ts';
import type { BatchTerms } from './batch-setting.ts';

/** A batch whose codes exist or are being drawn. */
export type Batch = BatchTerms & {
  readonly id: number;
  readonly environmentId: number;
  readonly batchId: number;
  readonly generated: number;
  readonly isGenerated: boolean;
  readonly isStopped: boolean;
};

/** What people read of it besides. */
export type BatchStanding = Batch & {
  readonly redeemed: number;
  readonly requestedBy: string | null;
  readonly generatedAt: string | null;
  readonly stoppedAt: string | null;
  readonly stoppedBy: string | null;
  readonly stopReason: string | null;
};

/** A batch by its setting, with what became of it; null: its codes were not generated. */
type ListedBatch = {
  readonly sortKey: string;
  readonly data: RecordData;
  readonly standing: BatchStanding | null;
};

const COLUMNS = `b.id, b.environment_id as "environmentId", b.batch_id as "batchId", b.code_type as "codeType", b.shared_code as "sharedCode", b.prefix,
  b.code_length as "codeLength", b.quantity, b.per_user_limit as "perUserLimit", b.exclusive_group as "exclusiveGroup",
  b.rewards, b.server_ids as "serverIds", b.platforms, b.generated, b.generated_at is not null as "isGenerated",
  b.stopped_at is not null as "isStopped"`;

const STANDING = `${COLUMNS}, ${wireTime('b.generated_at')} as "generatedAt", ${wireTime('b.stopped_at')} as "stoppedAt",
  b.stop_reason as "stopReason",
  (select display_name from account where id = b.requested_by) as "requestedBy",
  (select display_name from account where id = b.stopped_by) as "stoppedBy",
  case b.code_type when 'shared' then b.uses
    else (select count(*)::integer from redemption r where r.batch = b.id) end as redeemed`;

/** Keeps what the setting says now. Null: the codes of this batch were asked for before. */
export async function insertBatch(
  db: Queryable,
  { environmentId, batchId }: { readonly environmentId: number; readonly batchId: number },
  terms: BatchTerms,
  accountId: number | null,
): Promise<number | null> {
  const { rows } = await db.query<{ id: number }>(
    `insert into redemption_batch (environment_id, batch_id, code_type, shared_code, prefix, code_length, quantity, per_user_limit,
                                   exclusive_group, rewards, server_ids, platforms, requested_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (environment_id, batch_id) do nothing returning id`,
    [
      environmentId,
      batchId,
      terms.codeType,
      terms.sharedCode,
      terms.prefix,
      terms.codeLength,
      terms.quantity,
      terms.perUserLimit,
      terms.exclusiveGroup,
      JSON.stringify(terms.rewards),
      terms.serverIds,
      terms.platforms,
      accountId,
    ],
  );
  return rows[0]?.id ?? null;
}

/**
 * The batch of a code, held: `alone` where its uses are counted; otherwise beside other players, yet
 * not beside the process that stops it.
 */
export async function holdBatch(db: Queryable, id: number, how: 'alone' | 'beside'): Promise<Batch | null> {
  const { rows } = await db.query<Batch>(
    `select ${COLUMNS} from redemption_batch b where b.id = $1 for ${how === 'alone' ? 'update' : 'share'}`,
    [id],
  );
  return rows[0] ?? null;
}

export async function findStanding(
  db: Queryable,
  environmentId: number,
  batchId: number,
): Promise<BatchStanding | null> {
  const { rows } = await db.query<BatchStanding>(
    `select ${STANDING} from redemption_batch b where b.environment_id = $1 and b.batch_id = $2`,
    [environmentId, batchId],
  );
  return rows[0] ?? null;
}

type BatchesRequest = {
  /** Only these; null: all of them. */
  readonly ids: readonly string[] | null;
  /** The place to go on from. */
  readonly before: string | null;
  readonly limit: number;
};

/** The settings of batches before a sort key, newest first, and what became of each. */
export async function listBatches(
  db: Queryable,
  { module, branchId, environment }: ModulePlace,
  { ids, before, limit }: BatchesRequest,
): Promise<readonly ListedBatch[]> {
  const { rows } = await db.query<{ sortKey: string; data: RecordData; standing: BatchStanding | null }>(
    `select r.sort_key as "sortKey", r.data, to_jsonb(s) as standing
       from ${partitionOf(module)} r
       left join lateral (select ${STANDING} from redemption_batch b
                           where b.environment_id = $2 and b.batch_id::text = r.record_id) s on true
      where r.branch_id = $1 and r.${IS_HEAD} and ($3::text is null or r.sort_key < $3)
        and ($5::text[] is null or r.record_id = any($5))
      order by r.sort_key desc limit $4`,
    [branchId, environment.id, before, limit, ids],
  );
  return rows;
}

/** Which of these records of an environment's branch have codes, or get them now. */
export const findGeneratedBatches: FindFixed = async (db, branchId, recordIds) => {
  const { rows } = await db.query<{ id: string }>(
    `select b.batch_id::text as id from redemption_batch b join branch on branch.environment_id = b.environment_id
      where branch.id = $1 and b.batch_id::text = any($2)`,
    [branchId, recordIds],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Batches whose codes are not all there, the oldest first. */
export async function listUnfinishedBatches(db: Queryable): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>(
    'select id from redemption_batch where generated_at is null order by id',
  );
  return rows.map(({ id }) => id);
}

/** Says how many codes there are; all of them: that the batch is ready. */
export async function setGenerated(
  db: Queryable,
  id: number,
  generated: number,
  isAll: boolean,
): Promise<void> {
  await db.query(
    'update redemption_batch set generated = $2, generated_at = case when $3 then now() end where id = $1',
    [id, generated, isAll],
  );
}

export async function setStopped(
  db: Queryable,
  id: number,
  stop: { readonly by: number | null; readonly reason: string } | null,
): Promise<void> {
  await db.query(
    `update redemption_batch set stopped_at = case when $2 then now() end, stopped_by = $3, stop_reason = $4 where id = $1`,
    [id, stop !== null, stop?.by ?? null, stop?.reason ?? null],
  );
}

/** Takes one use of a shared code. Null: there is none left. */
export async function takeUse(db: Queryable, id: number): Promise<number | null> {
  const { rows } = await db.query<{ uses: number }>(
    'update redemption_batch set uses = uses + 1 where id = $1 and uses < quantity returning uses',
    [id],
  );
  return rows[0]?.uses ?? null;
}
