import type { Queryable } from '../db/database.ts';

/** As long as somebody may ask why. */
const KEPT = '7 days';

const GIVEN_UP = 'attempts >= max_attempts and locked_at is null';

/** Removes jobs that were given up days ago, which the queue itself keeps for ever. */
export async function forgetFailedJobs(db: Queryable): Promise<void> {
  await db.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where ${GIVEN_UP} and run_at < now() - $1::interval
     having count(*) > 0`,
    [KEPT],
  );
}

/**
 * Removes the failed runs of a scheduled job, for its next run does all that is pending. A job key would not: the
 * queue takes the key from a job that was given up, and keeps the job.
 */
export async function forgetFailedRuns(db: Queryable, job: string): Promise<void> {
  await db.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where ${GIVEN_UP} and task_identifier = $1
     having count(*) > 0`,
    [job],
  );
}
