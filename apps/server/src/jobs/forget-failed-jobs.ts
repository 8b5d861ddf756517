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

/** A scheduled run is tried once, since the next one does its work; enqueued work is tried more often. */
export const SCHEDULED_ATTEMPTS = 1;

/**
 * Removes the failed scheduled runs of a job, for its next run does all that is pending; not what was enqueued under
 * its name, which has work of its own. A job key would not: the queue takes the key from a job that was given up, and
 * keeps the job.
 */
export async function forgetFailedRuns(db: Queryable, job: string): Promise<void> {
  await db.query(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where ${GIVEN_UP} and max_attempts = ${SCHEDULED_ATTEMPTS} and task_identifier = $1
     having count(*) > 0`,
    [job],
  );
}
