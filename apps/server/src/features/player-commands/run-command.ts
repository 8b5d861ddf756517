import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import type {
  CommandLine,
  PlayerCommand,
  RunCommandBody,
  UndoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PlayerChange } from '../../players/player-change.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { changePlayer, tryOnPlayer } from './change-player.ts';
import { contextOf } from './command-context.ts';
import type { AppliedCommand, CommandOutcome } from './command.ts';
import { findByKey, findCommand, insertCommand, type StoredCommand } from './commands.repo.ts';
import { COMMANDS, definitionOf } from './commands/index.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import { writeCommandAudit } from './command-audit.ts';

/** Who commands what about whom. */
export type Commander = {
  readonly environment: Environment;
  readonly player: PlayerRef;
  readonly staff: Account;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
};

export type DoneCommand = {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly CommandLine[];
  readonly canUndo: boolean;
};

/** What a command would change, found by doing it and giving it up. */
export function tryCommand(
  deps: PlayerCommandsDependencies,
  { environment, player, staff }: Commander,
  { kind, params }: PlayerCommand,
): Promise<Pick<DoneCommand, 'revision' | 'lines'>> {
  return tryOnPlayer(deps.playerStore, player, async (change) => {
    refuseDeleted(change);
    const given = { environment, staff, ticket: null, commandId: randomUUID() };
    const { lines } = await COMMANDS[kind].apply(contextOf(deps, change, given), params);
    if (lines.length === 0) throw new AppError('no_effect');
    return { revision: change.account.revision, lines };
  });
}

/** Does a command, once for each key. */
export function runCommand(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  body: RunCommandBody,
): Promise<DoneCommand> {
  return changeOnce(deps, commander, body, body, null, async (change, commandId) => {
    const { environment, staff } = commander;
    const given = { environment, staff, ticket: body.ticket ?? null, commandId };
    return COMMANDS[body.kind].apply(contextOf(deps, change, given), body.params);
  });
}

/** Undoes a command that can be undone and was not. */
export function undoCommand(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  { id, body }: { readonly id: string; readonly body: UndoCommandBody },
): Promise<DoneCommand> {
  const what = { kind: 'undo', params: { command_id: id } };
  return changeOnce(deps, commander, what, body, id, async (change, commandId) => {
    const { environment, staff, player } = commander;
    const command = await findCommand(change.console, player, id);
    if (command === null) throw new AppError('command_not_found');
    const undo = undoOf(command);
    const given = { environment, staff, ticket: body.ticket ?? null, commandId };
    const outcome = await undo.run(contextOf(deps, change, given), undo.state);
    return { ...outcome, undo: null };
  });
}

function undoOf(command: StoredCommand) {
  const definition = definitionOf(command.kind);
  const isOver = command.isUndone || command.isSettled;
  if (definition?.undo === undefined || command.undo === null || isOver) throw new AppError('not_undoable');
  return { run: definition.undo, state: command.undo };
}

type What = { readonly kind: string; readonly params: JsonValue };

async function changeOnce(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  { kind, params }: What,
  { reason, ticket, expected_revision: expected }: UndoCommandBody,
  undoes: string | null,
  work: (change: PlayerChange, commandId: string) => Promise<AppliedCommand<JsonValue>>,
): Promise<DoneCommand> {
  const { player, environment, staff, idempotencyKey, actor } = commander;
  return changePlayer(deps.playerStore, player, async (change) => {
    const earlier = await findEarlier(change, commander, { kind, params });
    if (earlier !== null) return earlier;
    refuseDeleted(change);
    if (change.account.revision !== expected)
      throw new AppError('player_changed', {}, [], { revision: change.account.revision });
    const id = randomUUID();
    change.setCommandId(id);
    const applied = await work(change, id);
    const { lines, undo, dueAt = null } = applied;
    if (lines.length === 0) throw new AppError('no_effect');
    await writeLog(change, applied, staff);
    const revision = change.account.revision + 1;
    const about = { reason, ticket: ticket ?? null };
    const kept = { ...player, id, kind, params, lines, undo, revision, undoes, dueAt, idempotencyKey };
    await insertCommand(change.console, { ...kept, ...about, staffId: staff.id });
    const audited = { ...player, branchId: environment.branchId };
    await writeCommandAudit(change.console, actor, audited, { id, kind, lines, ...about });
    return { id, revision, lines, canUndo: undo !== null };
  });
}

/** The answer to the same request, when it was done before and its answer was lost. */
async function findEarlier(
  { console: db }: PlayerChange,
  { staff, player, idempotencyKey }: Commander,
  { kind, params }: What,
): Promise<DoneCommand | null> {
  const earlier = idempotencyKey === null ? null : await findByKey(db, staff.id, idempotencyKey);
  if (earlier === null) return null;
  const isSame =
    earlier.kind === kind &&
    earlier.environmentId === player.environmentId &&
    earlier.serverId === player.serverId &&
    earlier.accountId === player.accountId &&
    canonicalJson(earlier.params) === canonicalJson(params);
  if (!isSame) throw new AppError('key_reused');
  const { id, revision, lines, undo } = earlier;
  return { id, revision, lines, canUndo: undo !== null };
}

function refuseDeleted({ account }: PlayerChange): void {
  if (account.status === 'deleted') throw new AppError('player_deleted');
}

async function writeLog(change: PlayerChange, { log }: CommandOutcome, staff: Account): Promise<void> {
  for (const entry of log) await change.log({ ...entry, staffId: staff.id });
}
