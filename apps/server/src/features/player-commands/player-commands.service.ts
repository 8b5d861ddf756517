import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type {
  CommandAnswer,
  CommandRow,
  PreviewCommandAnswer,
  RunCommandAnswer,
  RunCommandBody,
  UndoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import type { Language } from '@quartermaster/domain/core/language';
import { seesPersonal } from '@quartermaster/domain/permissions/actions';
import {
  isPlayerActionKind,
  mayAct,
  wayToAct,
  type PlayerActionKind,
  type PlayerCommand,
} from '@quartermaster/domain/actions/player/index';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { maskRows } from '../players/index.ts';
import { auditPlaceOf } from './command-audit.ts';
import { BeyondLimits } from '../staff-limits/index.ts';
import { findCommand, listCommands } from './commands.repo.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import { runCommand, tryCommand, undoCommand, type Commander, type DoneCommand } from './run-command.ts';
import {
  refuseAsker,
  runApproved,
  type ApprovedCommand,
  type Approver,
  type WaitingCommand,
} from './run-waiting.ts';
import { findWaiting, keepWaiting } from './waiting-commands.ts';

/** A player as an address names them. */
export type NamedPlayer = { readonly env: string; readonly server: number; readonly account: number };

/** Who asks. */
export type CommandCaller = {
  readonly staff: Account;
  readonly actor: Actor;
  readonly language: Language;
  readonly idempotencyKey: string | null;
};

/** As many as a page of a player's history shows. */
const MAX_LISTED = 200;

/** What staff can do to players: look at what it would change, do it, undo it. */
export function createPlayerCommandsService(deps: PlayerCommandsDependencies) {
  return {
    ...createWaitingCommands(deps),

    async preview(
      named: NamedPlayer,
      command: PlayerCommand,
      caller: CommandCaller,
    ): Promise<PreviewCommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      requireWay(commander, command.kind);
      const answer = await tryCommand(deps, commander, command, caller.language);
      const { staff, environment } = commander;
      return seesPersonal(staff.role, environment.isProtected) ? answer : maskRows(answer);
    },

    /** Does it, or lets it wait for a second person: beyond the limits of the day, and where the role only asks. */
    async run(named: NamedPlayer, body: RunCommandBody, caller: CommandCaller): Promise<RunCommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      const done = await audited(deps, commander, body.kind, async () => {
        requireWay(commander, body.kind);
        const waiting = await findWaiting(deps.database, commander, body);
        if (waiting !== null) return waiting;
        return runCommand(deps, commander, body).catch((problem: unknown) => {
          if (problem instanceof BeyondLimits) return keepWaiting(deps, commander, body, problem.exceeding);
          throw problem;
        });
      });
      return 'approval_id' in done ? done : tell(deps, named, done, caller.language);
    },

    async undo(
      named: NamedPlayer,
      { id, body }: { readonly id: string; readonly body: UndoCommandBody },
      caller: CommandCaller,
    ): Promise<CommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      const done = await audited(deps, commander, 'undo', async () => {
        const command = await findCommand(deps.database, commander.player, id);
        if (command === null) throw new AppError('command_not_found');
        if (!isPlayerActionKind(command.kind)) throw new AppError('not_undoable');
        refuseRole(commander, command.kind);
        return undoCommand(deps, commander, { command, body });
      });
      return tell(deps, named, done, caller.language);
    },

    async list(named: NamedPlayer, caller: CommandCaller): Promise<CommandRow[]> {
      const { player, environment } = await commanderOf(deps, named, caller);
      const rows = await listCommands(deps.database, player, MAX_LISTED);
      return seesPersonal(caller.staff.role, environment.isProtected) ? rows : maskRows(rows);
    },
  };
}

/** What comes of commands that wait for a second person. */
function createWaitingCommands(deps: PlayerCommandsDependencies) {
  return {
    /** What a waiting command would change now. */
    tryWaiting: async (command: WaitingCommand, language: Language): Promise<PreviewCommandAnswer> => {
      refuseAsker(command);
      return tryCommand(deps, command, command.command, language);
    },

    /** Does a command that a second person approved, for the one who asked. */
    async runApproved(command: ApprovedCommand, approver: Approver): Promise<CommandAnswer> {
      refuseAsker(command);
      const done = await runApproved(deps, command, approver);
      const { serverId, accountId } = command.player;
      return tell(deps, { env: approver.env, server: serverId, account: accountId }, done, approver.language);
    },
  };
}

export type PlayerCommandsService = ReturnType<typeof createPlayerCommandsService>;

async function commanderOf(
  { database, branches }: PlayerCommandsDependencies,
  { env, server, account }: NamedPlayer,
  { staff, actor, idempotencyKey }: CommandCaller,
): Promise<Commander> {
  const environment = await branches.getEnvironment(database, env);
  const player = { environmentId: environment.id, serverId: server, accountId: account };
  return { environment, player, staff, actor, idempotencyKey };
}

/** Refused attempts are remembered too. */
async function audited<T>(
  { database }: PlayerCommandsDependencies,
  { actor, player, environment }: Commander,
  kind: string,
  work: () => Promise<T>,
): Promise<T> {
  const place = auditPlaceOf({ ...player, branchId: environment.branchId });
  return auditRefusal(database, actor, { action: `player.${kind}`, ...place }, work);
}

/** Game servers read the player again. What was done stands, whether or not one answers. */
async function tell(
  { fleet }: PlayerCommandsDependencies,
  { env, server, account }: NamedPlayer,
  done: DoneCommand,
  language: Language,
): Promise<CommandAnswer> {
  const accounts = done.otherAccountId === null ? [account] : [account, done.otherAccountId];
  const heard = await Promise.all(
    accounts.map((each) =>
      fleet.tellPlayerChanged(env, {
        server_id: server,
        account_id: each,
        end_sessions: done.endsSessions,
      }),
    ),
  );
  // What not everybody heard of both players is not heard.
  const told = heard.reduce((least, each) => (each.acknowledged < least.acknowledged ? each : least));
  const message = told.acknowledged > 0 ? null : errorText('socket_unresponsive', {}, language);
  return {
    command_id: done.id,
    revision: done.revision,
    lines: [...done.lines],
    can_undo: done.canUndo,
    delivery: { ...told, message },
  };
}

/** Throws `forbidden` unless the role may run the command or request it. */
function requireWay({ staff, environment }: Commander, kind: PlayerActionKind): void {
  if (wayToAct(staff.role, kind, environment.isProtected) === null) throw new AppError('forbidden');
}

function refuseRole({ staff, environment }: Commander, kind: PlayerActionKind): void {
  if (!mayAct(staff.role, kind, environment.isProtected)) throw new AppError('forbidden');
}
