import { AppError } from '@quartermaster/contract/errors/app-error';
import type { Approval } from '@quartermaster/contract/http/approvals';
import { previewCommandBody } from '@quartermaster/contract/http/player-commands';
import type { Language } from '@quartermaster/domain/core/language';
import { may, seesPersonal } from '@quartermaster/domain/permissions/actions';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import type { WaitingCommand } from '../player-commands/index.ts';
import { maskRows } from '../players/index.ts';
import type { ApprovalsDependencies } from './approvals-dependencies.ts';
import { findApproval, type StoredApproval } from './approvals.repo.ts';

/** Who asks. */
export type Decider = { readonly staff: Account; readonly actor: Actor; readonly language: Language };

/** A request as an address names it. */
export type NamedApproval = { readonly env: string; readonly id: string };

type PlayerIdentity = { readonly serverId: number; readonly accountId: number };

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

/**
 * The requester, if their account is still active.
 * @throws AppError `asker_may_not`
 */
export function activeAsker({ stored }: OpenApproval) {
  const { asked_by: id, asked_by_role: role, asked_by_name: name, asker_is_active: isActive } = stored;
  if (!isActive) throw new AppError('asker_may_not', { name });
  return { id, role, name };
}

/** The command as its asker gave it. */
export function waitingCommandOf(open: OpenApproval, player: PlayerIdentity): WaitingCommand {
  const { environment, stored } = open;
  const { kind, params, reason, ticket } = stored;
  return {
    environment,
    player: { environmentId: environment.id, ...player },
    staff: activeAsker(open),
    command: previewCommandBody.parse({ kind, params }),
    reason,
    ticket,
    idempotencyKey: stored.idempotency_key,
  };
}

/** A value about players as the reader may see it. */
export function maskFor<T>(
  { staff: { role } }: Pick<Decider, 'staff'>,
  { isProtected }: Environment,
  value: T,
): T {
  return seesPersonal(role, isProtected) ? value : maskRows(value);
}

/** What may go out: the rest is for the server alone. */
export function presentApproval(stored: StoredApproval): Approval {
  const { idempotency_key: _key, asked_by_role: _role, asker_is_active: _isActive, ...approval } = stored;
  return approval;
}
