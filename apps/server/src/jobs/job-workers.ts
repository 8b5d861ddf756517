import type { Queryable } from '../db/database.ts';

/** A worker that said nothing for so long is dead. */
const SILENCE = '1 minute';

/** Tells the other processes that these workers live. */
export async function noteWorkers(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.query(
    `insert into job_worker (id) select unnest($1::text[])
     on conflict (id) do update set seen_at = excluded.seen_at`,
    [workers],
  );
}

/** Gives back what workers were doing that fell silent: their process was killed, or cannot reach us. */
export async function releaseSilentWorkers(db: Queryable): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_at < now() - $1::interval
        and not exists (
          select from job_worker where job_worker.id = locked_by and seen_at > now() - $1::interval)
     having count(*) > 0`,
    [SILENCE],
  );
  await db.query(`delete from job_worker where seen_at < now() - interval '1 day'`);
}

/** Unlocks all jobs: for a process that knows that no worker runs. */
export async function releaseEveryWorker(db: Queryable): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
      where locked_by is not null having count(*) > 0`,
  );
}

/** These workers ended properly: they hold no jobs any more. */
export async function forgetWorkers(db: Queryable, workers: readonly string[]): Promise<void> {
  await db.query('delete from job_worker where id = any($1)', [workers]);
}
