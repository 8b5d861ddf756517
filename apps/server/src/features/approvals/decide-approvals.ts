import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Approval, ApproveBody, EndApprovalBody } from '@quartermaster/contract/http/approvals';
import type { CommandAnswer } from '@quartermaster/contract/http/player-commands';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import { writeAudit } from '../../engine/write-audit.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import { markApproved, type ClaimedApproval } from '../player-commands/index.ts';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { endApproval, findApproval } from './approvals.repo.ts';
import {
  openApproval,
  presentApproval,
  waitingCommandOf,
  type Decider,
  type NamedApproval,
  type OpenApproval,
} from './waiting-approval.ts';

export function createDecisions(deps: ApprovalsDependencies) {
  return {
    /** Does it for the one who asked, to the player as the approver sees them. */
    async approve(named: NamedApproval, body: ApproveBody, decider: Decider): Promise<CommandAnswer> {
      const open = await openApproval(deps, named, decider);
      return audited(deps, decider, { ...open, verb: 'approve' }, async () => {
        refuseOwn(open, decider);
        if (open.stored.state !== 'waiting') throw new AppError('approval_over');
        const claim: ClaimedApproval['claim'] = async (db, commandId) => {
          const decided = { staffId: decider.staff.id, reason: body.reason, commandId };
          if (!(await markApproved(db, named.id, decided))) throw new AppError('approval_over');
        };
        return deps.playerCommands.runApproved(
          { ...waitingCommandOf(open), id: named.id, claim },
          { ...decider, env: named.env, revision: body.expected_revision },
        );
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

type Ending = OpenApproval & { readonly decision: 'refused' | 'withdrawn'; readonly reason: string };

function end(
  { database }: ApprovalsDependencies,
  { staff, actor }: Decider,
  { environment, stored, decision, reason }: Ending,
): Promise<Approval> {
  return database.transaction(async (tx) => {
    const hasEnded = await endApproval(tx, stored.approval_id, { decision, by: staff.id, reason });
    if (!hasEnded) throw new AppError('approval_over');
    await writeAudit(tx, actor, {
      action: `approval.${decision}`,
      ...auditPlaceOf({ environment, stored }),
      after: { approval_id: stored.approval_id, asked_by: stored.asked_by },
      reason,
    });
    const ended = await findApproval(tx, environment.id, stored.approval_id);
    return presentApproval(ended ?? stored);
  });
}

const auditPlaceOf = ({ environment, stored }: OpenApproval) => ({
  module: PLAYER_MODULE,
  recordId: playerKey({ serverId: stored.server_id, accountId: stored.account_id }),
  branchId: environment.branchId,
});

/** Refused attempts are remembered too. */
function audited<T>(
  { database }: ApprovalsDependencies,
  { actor }: Decider,
  { verb, ...open }: OpenApproval & { readonly verb: string },
  work: () => Promise<T>,
): Promise<T> {
  const after = { approval_id: open.stored.approval_id };
  return auditRefusal(database, actor, { action: `approval.${verb}`, ...auditPlaceOf(open), after }, work);
}
