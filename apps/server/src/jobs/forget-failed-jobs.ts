import type { Queryable } from '../db/database.ts';

/** As long as somebody may ask why. */
const KEPT = '7 days';

/** Removes jobs that were given up days ago. The queue itself keeps them for ever, and every failed run of a schedule is one. */
export async function forgetFailedJobs(db: Queryable): Promise<void> {
  await db.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and run_at < now() - $1::interval
     having count(*) > 0`,
    [KEPT],
  );
}
