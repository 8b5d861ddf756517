import { AppError } from '@quartermaster/contract/errors/app-error';
import type { RunCommandBody } from '@quartermaster/contract/http/player-commands';
import { wayToAct, type PlayerCommand } from '@quartermaster/domain/actions/player/index';
import type { Language } from '@quartermaster/domain/core/language';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import { runCommand, type ClaimedApproval, type DoneCommand } from './run-command.ts';

/** A command that waits, as its asker gave it. */
export type WaitingCommand = {
  readonly environment: Environment;
  readonly player: PlayerRef;
  /** Who asked. */
  readonly staff: Pick<Account, 'id' | 'role' | 'name'>;
  readonly command: PlayerCommand;
  readonly reason: string;
  readonly ticket: string | null;
  readonly idempotencyKey: string | null;
};

export type ApprovedCommand = WaitingCommand & ClaimedApproval;

/** The second person, and the revision of the player that they decided on. */
export type Approver = {
  readonly env: string;
  readonly revision: number;
  readonly actor: Actor;
  readonly language: Language;
};

/** Who asked may have got another role since. */
export function refuseAsker({ staff, environment, command }: WaitingCommand): void {
  if (wayToAct(staff.role, command.kind, environment.isProtected) === null)
    throw new AppError('asker_may_not', { name: staff.name });
}

export function runApproved(
  deps: PlayerCommandsDependencies,
  { environment, player, staff, command, reason, ticket, idempotencyKey, id, claim }: ApprovedCommand,
  { actor, revision }: Approver,
): Promise<DoneCommand> {
  const commander = {
    environment,
    subject: player,
    staff,
    actor,
    idempotencyKey,
    approval: { id, claim },
  };
  const body: RunCommandBody = {
    ...command,
    reason,
    ...(ticket === null ? {} : { ticket }),
    expected_revision: revision,
  };
  return runCommand(deps, commander, body);
}
