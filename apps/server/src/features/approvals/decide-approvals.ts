import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  Approval,
  ApproveAnswer,
  ApproveBody,
  EndApprovalBody,
} from '@quartermaster/contract/http/approvals';
import { mayDo } from '@quartermaster/domain/actions/action-list';
import { approvalAction, type ApprovalActionKind } from '@quartermaster/domain/actions/approval/index';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { findDeliveryAuthors } from '../deliveries/index.ts';
import { relatedStaff } from '../staff-limits/index.ts';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { endApproval, findApproval } from './approvals.repo.ts';
import { auditPlaceOf, createSubjects } from './subjects.ts';
import {
  maskFor,
  openApproval,
  presentApproval,
  type Decider,
  type NamedApproval,
  type OpenApproval,
} from './waiting-approval.ts';

export function createDecisions(deps: ApprovalsDependencies) {
  const subjects = createSubjects(deps);
  return {
    /** Does it for the one who asked, to the player or the delivery as the approver sees it. */
    async approve(named: NamedApproval, body: ApproveBody, decider: Decider): Promise<ApproveAnswer> {
      const open = await openApproval(deps, named, decider);
      return audited(deps, decider, { ...open, verb: 'approve' }, async () => {
        refuseOwn(open, decider);
        await refuseRelated(deps, open, decider);
        if (open.stored.state !== 'waiting') throw new AppError('approval_over');
        const yes = { reason: body.reason, revision: body.expected_revision, decider };
        const command = await subjects.of(open).approve(open, yes);
        const { stored } = await openApproval(deps, named, decider);
        return maskFor(decider, open.environment, { approval: presentApproval(stored), command });
      });
    },

    async refuse(named: NamedApproval, { reason }: EndApprovalBody, decider: Decider): Promise<Approval> {
      const open = await openApproval(deps, named, decider);
      return audited(deps, decider, { ...open, verb: 'refuse' }, async () => {
        refuseOwn(open, decider);
        return end(deps, decider, { ...open, decision: 'refused', reason });
      });
    },

    /** The asker takes it back. */
    async withdraw(named: NamedApproval, { reason }: EndApprovalBody, decider: Decider): Promise<Approval> {
      const open = await openApproval(deps, named, decider);
      return audited(deps, decider, { ...open, verb: 'withdraw' }, async () => {
        if (open.stored.asked_by !== decider.staff.id) throw new AppError('not_your_approval');
        return end(deps, decider, { ...open, decision: 'withdrawn', reason });
      });
    },
  };
}

/** A second person is another person. */
function refuseOwn({ stored }: OpenApproval, { staff }: Decider): void {
  if (stored.asked_by === staff.id) throw new AppError('own_approval');
}

/**
 * Who wrote a part of what is asked does not let it through, nor who may be one person with an author or
 * the asker: who made the other's account, or was made by the same person.
 */
async function refuseRelated(
  { database }: ApprovalsDependencies,
  { stored }: OpenApproval,
  { staff }: Decider,
): Promise<void> {
  const { delivery_id: deliveryId } = stored;
  const authors = deliveryId === null ? [] : await findDeliveryAuthors(database, deliveryId);
  if (authors.some(({ id }) => id === staff.id)) throw new AppError('own_delivery');
  for (const { id, name } of [{ id: stored.asked_by, name: stored.asked_by_name }, ...authors]) {
    const related = await relatedStaff(database, id);
    if (related.includes(staff.id)) throw new AppError('related_approval', { name });
  }
}

/** What an ending is called in the audit log, as the attempt is where it is refused. */
const VERBS = { refused: 'refuse', withdrawn: 'withdraw' } as const;

type Ending = OpenApproval & { readonly decision: 'refused' | 'withdrawn'; readonly reason: string };

function end(
  { database }: ApprovalsDependencies,
  decider: Decider,
  { environment, stored, decision, reason }: Ending,
): Promise<Approval> {
  const { staff, actor } = decider;
  return database.transaction(async (tx) => {
    const hasEnded = await endApproval(tx, stored.approval_id, { decision, by: staff.id, reason });
    if (!hasEnded) throw new AppError('approval_over');
    await writeAudit(tx, actor, {
      action: `approval.${VERBS[decision]}`,
      ...auditPlaceOf({ environment, stored }),
      after: { approval_id: stored.approval_id, asked_by: stored.asked_by },
      reason,
    });
    const ended = await findApproval(tx, environment.id, stored.approval_id);
    return maskFor(decider, environment, presentApproval(ended ?? stored));
  });
}

/** Refused attempts are remembered too. */
function audited<T>(
  { database }: ApprovalsDependencies,
  { staff, actor }: Decider,
  { verb, ...open }: OpenApproval & { readonly verb: ApprovalActionKind },
  work: () => Promise<T>,
): Promise<T> {
  const after = { approval_id: open.stored.approval_id };
  const entry = { action: `approval.${verb}`, ...auditPlaceOf(open), after };
  return auditRefusal(database, actor, entry, () => {
    const { isProtected } = open.environment;
    if (!mayDo(approvalAction(verb), staff.role, isProtected)) throw new AppError('forbidden');
    return work();
  });
}
