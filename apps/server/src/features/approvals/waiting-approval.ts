import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Approval } from '@quartermaster/contract/http/approvals';
import { previewCommandBody } from '@quartermaster/contract/http/player-commands';
import type { Language } from '@quartermaster/domain/core/language';
import { may } from '@quartermaster/domain/permissions/actions';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import type { WaitingCommand } from '../player-commands/index.ts';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { findApproval, type StoredApproval } from './approvals.repo.ts';

/** Who asks. */
export type Decider = { readonly staff: Account; readonly actor: Actor; readonly language: Language };

/** A request as an address names it. */
export type NamedApproval = { readonly env: string; readonly id: string };

export type OpenApproval = { readonly environment: Environment; readonly stored: StoredApproval };

/**
 * A request and its environment. Others' requests are there only for those who decide.
 * @throws AppError `environment_not_found`, `approval_not_found`
 */
export async function openApproval(
  { database, branches }: ApprovalsDependencies,
  { env, id }: NamedApproval,
  { staff }: Decider,
): Promise<OpenApproval> {
  const environment = await branches.getEnvironment(database, env);
  const stored = await findApproval(database, environment.id, id);
  const isTheirs = stored?.asked_by === staff.id || may(staff.role, 'approvals.decide');
  if (stored === null || !isTheirs) throw new AppError('approval_not_found');
  return { environment, stored };
}

/** The command as its asker gave it. */
export function waitingCommandOf({ environment, stored }: OpenApproval): WaitingCommand {
  const { server_id: serverId, account_id: accountId, kind, params, reason, ticket } = stored;
  if (!stored.asker_is_active) throw new AppError('asker_may_not', { name: stored.asked_by_name });
  return {
    environment,
    player: { environmentId: environment.id, serverId, accountId },
    staff: { id: stored.asked_by, role: stored.asked_by_role, name: stored.asked_by_name },
    command: previewCommandBody.parse({ kind, params }),
    reason,
    ticket,
    idempotencyKey: stored.idempotency_key,
  };
}

/** What may go out: the rest is for the server alone. */
export function presentApproval(stored: StoredApproval): Approval {
  const { idempotency_key: _key, asked_by_role: _role, asker_is_active: _isActive, ...approval } = stored;
  return approval;
}
