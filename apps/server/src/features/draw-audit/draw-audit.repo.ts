import type { DrawCounts } from '@quartermaster/domain/draw-audit/count-draws';
import type { Comparison } from '@quartermaster/domain/draw-audit/compare-draws';
import type { DrawCheck } from '@quartermaster/domain/draw-audit/check-draws';
import type { GachaponState } from '@quartermaster/domain/simulation/gachapon-config';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import { wireTime } from '../../engine/wire-time.ts';

export const AUDIT_JOB = 'audit-draws';

/** Draws that were paid for together, as far as the audit needs them. */
export type AuditedDraw = {
  readonly gachaponId: number;
  readonly releaseHash: string;
  readonly state: GachaponState | null;
  readonly results: readonly {
    readonly group_no: number;
    readonly asset_kind: string;
    readonly target_id: number;
    readonly guaranteed: boolean;
  }[];
  readonly at: Date;
};

export type CountedGachapon = {
  readonly releaseHash: string;
  readonly gachaponId: number;
  readonly counts: DrawCounts;
  readonly firstAt: Date;
  readonly lastAt: Date;
};

/** The number of the newest draw, and of the transaction that asked. */
export async function readCeiling(db: Queryable): Promise<{ ceiling: number; transaction: string }> {
  const found = await db.query<{ ceiling: string | null; transaction: string }>(
    `select pg_sequence_last_value(pg_get_serial_sequence('player.draw', 'draw_id')::regclass)::text as ceiling,
            pg_current_xact_id()::text as transaction`,
  );
  const { ceiling, transaction } = onlyRow(found);
  return { ceiling: Number(ceiling ?? 0), transaction };
}

/** Whether every transaction that began before this one has ended. */
export async function areEarlierEnded(db: Queryable, transaction: string): Promise<boolean> {
  const found = await db.query<{ is_ended: boolean }>(
    `select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as is_ended`,
    [transaction],
  );
  return onlyRow(found).is_ended;
}

/** How far an environment is counted. The row stays locked until the transaction that counts on ends. */
export async function lockCountedTo(db: Queryable, environmentId: number): Promise<number> {
  await db.query(
    'insert into draw_audit_place (environment_id) values ($1) on conflict (environment_id) do nothing',
    [environmentId],
  );
  const found = await db.query<{ counted_to: string }>(
    'select counted_to::text from draw_audit_place where environment_id = $1 for update',
    [environmentId],
  );
  return Number(onlyRow(found).counted_to);
}

export async function saveCountedTo(db: Queryable, environmentId: number, to: number): Promise<void> {
  await db.query('update draw_audit_place set counted_to = $2 where environment_id = $1', [
    environmentId,
    to,
  ]);
}

/** Draws numbered above `after`, up to and with `to`. */
export async function readDraws(
  db: Queryable,
  environmentId: number,
  after: number,
  to: number,
): Promise<readonly AuditedDraw[]> {
  const { rows } = await db.query<AuditedDraw>(
    `select gachapon_id as "gachaponId", coalesce(release_hash, '') as "releaseHash", state_before as state, results,
            created_at as at
       from player.draw
      where draw_id > $2 and draw_id <= $3
        and server in (select id from player.server where environment_id = $1)`,
    [environmentId, after, to],
  );
  return rows;
}

const COUNTED = `release_hash as "releaseHash", gachapon_id as "gachaponId", counts, first_at as "firstAt", last_at as "lastAt"`;

export async function readCounts(db: Queryable, environmentId: number): Promise<readonly CountedGachapon[]> {
  const { rows } = await db.query<CountedGachapon>(
    `select ${COUNTED} from draw_audit_count where environment_id = $1 order by release_hash, gachapon_id`,
    [environmentId],
  );
  return rows;
}

export async function saveCounts(
  db: Queryable,
  environmentId: number,
  { releaseHash, gachaponId, counts, firstAt, lastAt }: CountedGachapon,
): Promise<void> {
  await db.query(
    `insert into draw_audit_count (environment_id, release_hash, gachapon_id, counts, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (environment_id, release_hash, gachapon_id) do update
       set counts = excluded.counts, first_at = least(draw_audit_count.first_at, excluded.first_at),
           last_at = greatest(draw_audit_count.last_at, excluded.last_at)`,
    [environmentId, releaseHash, gachaponId, JSON.stringify(counts), firstAt, lastAt],
  );
}

export type Finding = Omit<CountedGachapon, 'counts'> & {
  readonly releaseNumber: number | null;
  readonly comparison: Comparison;
  readonly check: DrawCheck;
};

/** Keeps a run in place of the earlier ones. Alarms are read from the newest nightly run, so one on request leaves that. */
export async function insertRun(
  db: Queryable,
  { environmentId, accountId }: { readonly environmentId: number; readonly accountId: number | null },
  findings: readonly Finding[],
): Promise<void> {
  const draws = findings.reduce((sum, { comparison }) => sum + comparison.draws + comparison.unknown, 0);
  const found = await db.query<{ id: number }>(
    'insert into draw_audit_run (environment_id, account_id, draws) values ($1, $2, $3) returning id',
    [environmentId, accountId, draws],
  );
  const { id } = onlyRow(found);
  await db.query(
    `delete from draw_audit_run
      where environment_id = $1 and id < $2 and ($3::integer is null or account_id is not null)`,
    [environmentId, id, accountId],
  );
  for (const { releaseHash, gachaponId, releaseNumber, comparison, check, firstAt, lastAt } of findings)
    await db.query(
      `insert into draw_audit_finding
         (run_id, release_hash, gachapon_id, release_number, comparison, chance, reason, first_at, last_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        releaseHash,
        gachaponId,
        releaseNumber,
        JSON.stringify(comparison),
        check.chance,
        check.reason,
        firstAt,
        lastAt,
      ],
    );
}

type RunRow = {
  readonly id: number;
  readonly at: string;
  readonly by: string | null;
  readonly draws: number;
};

export async function findLastRun(db: Queryable, environmentId: number): Promise<RunRow | null> {
  const { rows } = await db.query<RunRow>(
    `select run.id, ${wireTime('run.at')} as at, account.display_name as by, run.draws::float8 as draws
       from draw_audit_run run left join account on account.id = run.account_id
      where run.environment_id = $1 order by run.id desc limit 1`,
    [environmentId],
  );
  return rows[0] ?? null;
}

export type FindingRow = {
  readonly gachapon_id: number;
  readonly release: number | null;
  readonly release_hash: string;
  readonly comparison: Comparison;
  readonly chance: number;
  readonly reason: DrawCheck['reason'];
  readonly first_at: string;
  readonly last_at: string;
};

/** Newest release first; draws whose release is unknown last. */
export async function listFindings(
  db: Queryable,
  runId: number,
  { release, gachaponId }: { readonly release: number | null; readonly gachaponId: number | null },
): Promise<readonly FindingRow[]> {
  const { rows } = await db.query<FindingRow>(
    `select gachapon_id, release_number as release, release_hash, comparison, chance, reason,
            ${wireTime('first_at')} as first_at, ${wireTime('last_at')} as last_at
       from draw_audit_finding
      where run_id = $1 and ($2::integer is null or release_number = $2) and ($3::integer is null or gachapon_id = $3)
      order by release_number desc nulls last, release_hash, gachapon_id`,
    [runId, release, gachaponId],
  );
  return rows;
}

type AlarmRow = {
  readonly environment: string;
  readonly gachapon_id: number;
  readonly release: number | null;
  readonly chance: number;
  readonly reason: NonNullable<DrawCheck['reason']>;
  readonly at: string;
};

/** Only what nightly runs found: the threshold of the alarm allows for one look a night, and each run on request is one more. */
export async function listAlarms(db: Queryable): Promise<readonly AlarmRow[]> {
  const { rows } = await db.query<AlarmRow>(
    `select environment.key as environment, finding.gachapon_id, finding.release_number as release, finding.chance,
            finding.reason, ${wireTime('run.at')} as at
       from environment
       join lateral (select id, at from draw_audit_run
                      where environment_id = environment.id and account_id is null
                      order by id desc limit 1) run on true
       join draw_audit_finding finding on finding.run_id = run.id
      where finding.reason is not null
      order by environment.id, finding.release_number desc, finding.gachapon_id`,
  );
  return rows;
}

/** Whether a run for the environment waits or works. */
export async function isQueued(db: Queryable, key: string): Promise<boolean> {
  const { rows } = await db.query(
    `select from graphile_worker.jobs where task_identifier = $1 and key = $2 and attempts < max_attempts`,
    [AUDIT_JOB, key],
  );
  return rows.length > 0;
}

export async function listEnvironments(db: Queryable): Promise<readonly number[]> {
  const { rows } = await db.query<{ id: number }>('select id from environment order by id');
  return rows.map(({ id }) => id);
}
