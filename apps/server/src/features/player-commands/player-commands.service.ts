import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type {
  CommandAnswer,
  CommandRow,
  PreviewCommandAnswer,
  RunCommandAnswer,
  RunCommandBody,
  RunGuildCommandBody,
  UndoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import type { Language } from '@quartermaster/domain/core/language';
import { seesPersonal } from '@quartermaster/domain/permissions/actions';
import { mayDo } from '@quartermaster/domain/actions/action-list';
import {
  commandAction,
  isCommandKind,
  wayToCommand,
  type Command,
  type CommandKind,
} from '@quartermaster/domain/actions/commands';
import { auditRefusal } from '../../engine/audit-refusal.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { maskRows } from '../players/index.ts';
import { BeyondLimits } from '../staff-limits/index.ts';
import { findCommand, listCommands, type StoredCommand } from './commands.repo.ts';
import { openSubject } from './open-subject.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import {
  runCommand,
  tryCommand,
  tryUndo,
  undoCommand,
  type Commander,
  type DoneCommand,
} from './run-command.ts';
import {
  refuseAsker,
  runApproved,
  type ApprovedCommand,
  type Approver,
  type WaitingCommand,
} from './run-waiting.ts';
import { isGuild, type SubjectRef } from './subject-ref.ts';
import { findWaiting, keepWaiting } from './waiting-commands.ts';

/** A player or a guild as an address names them. */
type NamedPlayer = { readonly env: string; readonly server: number; readonly account: number };
type NamedGuild = { readonly env: string; readonly server: number; readonly guild: number };
type NamedSubject = NamedPlayer | NamedGuild;

/** The caller. */
export type CommandCaller = {
  readonly staff: Account;
  readonly actor: Actor;
  readonly language: Language;
  readonly idempotencyKey: string | null;
};

/** The most commands in a history. */
const MAX_LISTED = 200;

/** What staff can do to players and guilds: look at what it would change, do it, undo it. */
export function createPlayerCommandsService(deps: PlayerCommandsDependencies) {
  return {
    ...createWaitingCommands(deps),
    ...createGuildCommands(deps),

    async preview(
      named: NamedSubject,
      command: Command,
      caller: CommandCaller,
    ): Promise<PreviewCommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      requireWay(commander, command.kind);
      return maskedFor(commander, await tryCommand(deps, commander, command, caller));
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
      named: NamedSubject,
      { id, body }: { readonly id: string; readonly body: UndoCommandBody },
      caller: CommandCaller,
    ): Promise<CommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      const done = await audited(deps, commander, 'undo', async () => {
        const command = await commandToUndo(deps, commander, id);
        return undoCommand(deps, commander, { command, body });
      });
      return tell(deps, named, done, caller.language);
    },

    async previewUndo(named: NamedSubject, id: string, caller: CommandCaller): Promise<PreviewCommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      const command = await commandToUndo(deps, commander, id);
      return maskedFor(commander, await tryUndo(deps, commander, command));
    },

    async list(named: NamedSubject, caller: CommandCaller): Promise<CommandRow[]> {
      const commander = await commanderOf(deps, named, caller);
      return maskedFor(commander, await listCommands(deps.database, commander.subject, MAX_LISTED));
    },
  };
}

/** The calls for guilds alone. */
function createGuildCommands(deps: PlayerCommandsDependencies) {
  return {
    /** Runs a command on a guild; none of them needs approval. */
    async runOnGuild(
      named: NamedGuild,
      body: RunGuildCommandBody,
      caller: CommandCaller,
    ): Promise<CommandAnswer> {
      const commander = await commanderOf(deps, named, caller);
      const done = await audited(deps, commander, body.kind, () => {
        requireWay(commander, body.kind);
        return runCommand(deps, commander, body);
      });
      return tell(deps, named, done, caller.language);
    },
  };
}

/** What comes of commands that wait for a second person. */
function createWaitingCommands(deps: PlayerCommandsDependencies) {
  return {
    /** What a waiting command would change now. */
    tryWaiting: async (
      command: WaitingCommand & Pick<ApprovedCommand, 'id'>,
      language: Language,
    ): Promise<PreviewCommandAnswer> => {
      refuseAsker(command);
      const { id: approvalId, player: subject } = command;
      return tryCommand(deps, { ...command, subject }, command.command, { language, known: { approvalId } });
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
  { env, server, ...named }: NamedSubject,
  { staff, actor, idempotencyKey }: CommandCaller,
): Promise<Commander> {
  const environment = await branches.getEnvironment(database, env);
  const at = { environmentId: environment.id, serverId: server };
  const subject: SubjectRef =
    'guild' in named ? { ...at, guildId: named.guild } : { ...at, accountId: named.account };
  return { environment, subject, staff, actor, idempotencyKey };
}

/** Refused attempts are remembered too. */
async function audited<T>(
  deps: PlayerCommandsDependencies,
  { actor, subject, environment: { branchId } }: Commander,
  kind: string,
  work: () => Promise<T>,
): Promise<T> {
  const [place] = openSubject(deps, subject).places;
  const action = `${isGuild(subject) ? 'guild' : 'player'}.${kind}`;
  return auditRefusal(deps.database, actor, { action, ...place, branchId }, work);
}

/** Tells game servers to read the player or guild again. The change is kept, whether or not one answers. */
async function tell(
  { fleet }: PlayerCommandsDependencies,
  { env, server, ...named }: NamedSubject,
  done: DoneCommand,
  language: Language,
): Promise<CommandAnswer> {
  const counts =
    'guild' in named
      ? [await fleet.tellGuildChanged(env, { server_id: server, guild_id: named.guild })]
      : await Promise.all(
          [named.account, ...(done.otherAccountId === null ? [] : [done.otherAccountId])].map((account) =>
            fleet.tellPlayerChanged(env, {
              server_id: server,
              account_id: account,
              end_sessions: done.endsSessions,
            }),
          ),
        );
  // Of two players' notices, the one that fewer game servers acknowledged counts.
  const fewest = counts.reduce((least, each) => (each.acknowledged < least.acknowledged ? each : least));
  const message = fewest.acknowledged > 0 ? null : errorText('socket_unresponsive', {}, language);
  return {
    command_id: done.id,
    revision: done.revision,
    lines: [...done.lines],
    can_undo: done.canUndo,
    delivery: { ...fewest, message },
  };
}

/** An answer as the role may read it. */
const maskedFor = <T>({ staff, environment }: Commander, answer: T): T =>
  seesPersonal(staff.role, environment.isProtected) ? answer : maskRows(answer);

/** @throws AppError `command_not_found`, `not_undoable`, `forbidden` */
async function commandToUndo(
  { database }: PlayerCommandsDependencies,
  commander: Commander,
  id: string,
): Promise<StoredCommand> {
  const command = await findCommand(database, commander.subject, id);
  if (command === null) throw new AppError('command_not_found');
  if (!isCommandKind(command.kind)) throw new AppError('not_undoable');
  refuseRole(commander, command.kind);
  return command;
}

/** Throws `forbidden` unless the role may run the command or request it. */
function requireWay({ staff, environment }: Commander, kind: CommandKind): void {
  if (wayToCommand(staff.role, kind, environment.isProtected) === null) throw new AppError('forbidden');
}

function refuseRole({ staff, environment }: Commander, kind: CommandKind): void {
  if (!mayDo(commandAction(kind), staff.role, environment.isProtected)) throw new AppError('forbidden');
}
