import type { Queryable } from '../../db/database.ts';
import { batchJobKey, importJobKey } from './import-jobs.repo.ts';

/**
 * Ends imports that wait for a step that will not run any more: it failed too often, or was lost. The
 * user reads that it broke off and may begin the step again. A step writes all of its records or none.
 */
export async function failLostImports(db: Queryable): Promise<void> {
  await db.query(
    `update import_job set state = 'failed', problem = '{"code": "import_broken_off", "params": {}}', finished_at = now()
      where state in ('checking', 'writing')
        and not exists (
          select from graphile_worker.jobs as job
           where job.key in ($1 || import_job.id::text, $2 || import_job.batch_id::text)
             and (job.locked_at is not null or job.attempts < job.max_attempts))`,
    [importJobKey(''), batchJobKey('')],
  );
}
