import { AppError } from '@quartermaster/contract/errors/app-error';
import { UNLOCK_RECORD } from '../../engine/record-unlocks.ts';
import { writeAudit, type NewAuditEntry } from '../../engine/write-audit.ts';
import * as z from 'zod';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import type { StoredApproval } from './approvals.repo.ts';
import { claimRequest, requireAsker, type Subject } from './subject.ts';

const asked = z.object({
  module: z.string(),
  record_id: z.string(),
  branch_id: z.number(),
  revision: z.number(),
});

/** The record that an unlock request is for; null for requests of other kinds. */
export function unlockPlaceOf({
  kind,
  params,
}: Pick<StoredApproval, 'kind' | 'params'>): Required<
  Pick<NewAuditEntry, 'module' | 'recordId' | 'branchId'>
> | null {
  if (kind !== UNLOCK_RECORD) return null;
  const { module, record_id: recordId, branch_id: branchId } = asked.parse(params);
  return { module, recordId, branchId };
}

/** Unlock requests: an approval unlocks the reviewed revision of a record for one save. */
export function createUnlockSubject({ database, recordLocks }: ApprovalsDependencies): Subject {
  const recordOf = ({ params }: StoredApproval) => {
    const { module, record_id: recordId, branch_id: branchId, revision } = asked.parse(params);
    return { module, recordId, branchId, revision };
  };
  return {
    async look(open, language) {
      requireAsker(open, 'records.write');
      const record = recordOf(open.stored);
      const { notices } = await recordLocks.look(record, language);
      const warnings = notices.map((message, index) => ({ code: `notice_${index + 1}`, message }));
      return { revision: record.revision, lines: [], warnings, value_cents: 0, exceeds: [] };
    },
    async approve(open, yes) {
      requireAsker(open, 'records.write');
      const record = recordOf(open.stored);
      const { reason, decider } = yes;
      if (yes.revision !== record.revision) throw new AppError('stale_record');
      await recordLocks.look(record, decider.language);
      const { approval_id: id, kind, asked_by: askedBy } = open.stored;
      await database.transaction(async (tx) => {
        await claimRequest(tx, open, yes, null);
        const { module, recordId, branchId } = record;
        const after = { approval_id: id, kind, asked_by: askedBy };
        await writeAudit(tx, decider.actor, {
          action: 'approval.approve',
          module,
          recordId,
          branchId,
          after,
          reason,
        });
      });
      return null;
    },
  };
}
