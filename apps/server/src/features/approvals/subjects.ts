import type { OtherRequest } from '@quartermaster/contract/http/approvals';
import type { Action } from '@quartermaster/domain/permissions/actions';
import type { Queryable } from '../../db/database.ts';
import { UNLOCK_RECORD } from '../../engine/record-unlocks.ts';
import { writeAudit, type NewAuditEntry } from '../../engine/write-audit.ts';
import { PLAYER_MODULE, playerKey } from '../../players/audit-place.ts';
import { deliveryAuditPlace } from '../deliveries/index.ts';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { claimRequest, requireAsker, type Subject } from './subject.ts';
import { createUnlockSubject, unlockPlaceOf } from './unlock-subject.ts';
import { waitingCommandOf, type OpenApproval } from './waiting-approval.ts';

export type Subjects = { readonly of: (open: OpenApproval) => Subject };

export function createSubjects(deps: ApprovalsDependencies): Subjects {
  const delivery = createDeliverySubject(deps);
  const file = createFileSubject(deps);
  const unlock = createUnlockSubject(deps);
  return {
    of({ stored }) {
      const { server_id: serverId, account_id: accountId, delivery_id: deliveryId, kind } = stored;
      if (deliveryId !== null) return delivery(deliveryId);
      if (kind in FILES) return file;
      if (kind === UNLOCK_RECORD) return unlock;
      if (serverId === null || accountId === null)
        throw new Error(`A request of the kind ${kind} is about nobody.`);
      return createCommandSubject(deps, { serverId, accountId });
    },
  };
}

type Player = Parameters<typeof waitingCommandOf>[1];

function createCommandSubject({ playerCommands }: ApprovalsDependencies, player: Player): Subject {
  return {
    look: (open, language) =>
      playerCommands.tryWaiting({ ...waitingCommandOf(open, player), id: open.stored.approval_id }, language),
    approve: (open, yes) => {
      const { decider, revision } = yes;
      const claim = (db: Queryable, commandId: string) => claimRequest(db, open, yes, commandId);
      const command = { ...waitingCommandOf(open, player), id: open.stored.approval_id, claim };
      return playerCommands.runApproved(command, { ...decider, env: open.environment.key, revision });
    },
  };
}

function createDeliverySubject({ deliveries }: ApprovalsDependencies) {
  return (id: number): Subject => {
    const waitingOf = (open: OpenApproval) => ({
      id,
      environment: open.environment,
      staff: requireAsker(open, 'deliveries.manage'),
    });
    return {
      look: (open, language) => deliveries.tryWaiting(waitingOf(open), language),
      async approve(open, yes) {
        const { decider, revision } = yes;
        const claim = (db: Queryable) => claimRequest(db, open, yes, null);
        const approval = { id: open.stored.approval_id, claim };
        const { reason } = open.stored;
        await deliveries.sendApproved(waitingOf(open), { actor: decider.actor, approval, revision, reason });
        return null;
      },
    };
  };
}

/** Files of players, and what their asker must still be allowed to. */
const FILES: Readonly<Partial<Record<string, Action>>> = {
  export_players: 'players.export',
  export_player_log: 'logs.export',
  export_player_file: 'players.ask_file',
  export_recipients: 'deliveries.manage',
} satisfies Readonly<Partial<Record<OtherRequest, Action>>>;

/** An approval lets the requester download the file once; nothing else happens. */
function createFileSubject({ database }: ApprovalsDependencies): Subject {
  const requireFile = (open: OpenApproval) =>
    requireAsker(open, FILES[open.stored.kind] ?? 'approvals.decide');
  return {
    async look(open) {
      requireFile(open);
      return { revision: 1, lines: [], warnings: [], value_cents: 0, exceeds: [...open.stored.exceeds] };
    },
    async approve(open, yes) {
      requireFile(open);
      const { reason, decider } = yes;
      const { approval_id: id, kind, asked_by: askedBy } = open.stored;
      await database.transaction(async (tx) => {
        await claimRequest(tx, open, yes, null);
        const after = { approval_id: id, kind, asked_by: askedBy };
        await writeAudit(tx, decider.actor, {
          action: 'approval.approve',
          ...auditPlaceOf(open),
          after,
          reason,
        });
      });
      return null;
    },
  };
}

/** What entries of the audit log are about: the player, the delivery, the record, or players in general. */
export function auditPlaceOf({
  environment: { branchId },
  stored,
}: {
  readonly environment: Pick<OpenApproval['environment'], 'branchId'>;
  readonly stored: Pick<
    OpenApproval['stored'],
    'server_id' | 'account_id' | 'delivery_id' | 'kind' | 'params'
  >;
}): Pick<NewAuditEntry, 'module' | 'recordId' | 'branchId'> {
  const { server_id: serverId, account_id: accountId, delivery_id: deliveryId } = stored;
  const record = unlockPlaceOf(stored);
  if (record !== null) return record;
  if (deliveryId !== null) return deliveryAuditPlace({ id: deliveryId, branchId });
  if (serverId === null || accountId === null) return { module: PLAYER_MODULE, branchId };
  return { module: PLAYER_MODULE, recordId: playerKey({ serverId, accountId }), branchId };
}
