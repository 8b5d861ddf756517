import type { Queryable } from '../db/database.ts';

/**
 * Puts work into the queue. With a transaction's handle the work exists exactly when the
 * transaction commits. The same `key` twice is one piece of work.
 */
export async function enqueue(db: Queryable, job: string, payload: object, key?: string): Promise<void> {
  await db.query(
    'select graphile_worker.add_job($1, payload := $2::json, job_key := $3, max_attempts := 5)',
    [job, JSON.stringify(payload), key ?? null],
  );
}
