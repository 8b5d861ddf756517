import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { AUDIT_JOB, listEnvironments } from './draw-audit.repo.ts';
import { runDrawAudit } from './run-draw-audit.ts';

const asked = z.object({ environment_id: z.number().int(), account_id: z.number().int() });

/** Audits every environment at night, and a single one on request. */
export function createDrawAuditJobs(deps: {
  readonly database: Database;
  readonly files: FileStore;
}): readonly Job[] {
  return [
    {
      name: AUDIT_JOB,
      schedule: '47 2 * * *',
      run: async (payload) => {
        const environments = await listEnvironments(deps.database);
        const request = asked.safeParse(payload);
        const wanted = request.success ? [request.data.environment_id] : environments;
        const accountId = request.success ? request.data.account_id : null;
        for (const environmentId of wanted)
          await runDrawAudit(deps, { environmentId, accountId, environments: environments.length });
      },
    },
  ];
}
