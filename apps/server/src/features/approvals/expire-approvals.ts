import type { Database } from '../../db/database.ts';
import { writeAudits } from '../../engine/write-audit.ts';
import type { Job } from '../../jobs/job.ts';
import { SYSTEM_ACTOR } from '../../platform/actor.ts';
import { takeExpired } from './approvals.repo.ts';
import { auditPlaceOf } from './subjects.ts';

/** Closes expired requests with a log entry. Until the job runs they already count as expired. */
export function createApprovalJobs({ database }: { readonly database: Database }): readonly Job[] {
  return [{ name: 'expire-approvals', schedule: '* * * * *', run: () => expireApprovals(database) }];
}

function expireApprovals(database: Database): Promise<void> {
  return database.transaction(async (tx) => {
    const entries = (await takeExpired(tx)).map(({ branchId, ...stored }) => {
      const { approval_id, asked_by, kind } = stored;
      return {
        action: 'approval.expire',
        ...auditPlaceOf({ environment: { branchId }, stored }),
        after: { approval_id, asked_by, kind },
      };
    });
    if (entries.length > 0) await writeAudits(tx, SYSTEM_ACTOR, entries);
  });
}
