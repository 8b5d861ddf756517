import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type {
  CommandLine,
  PreviewCommandAnswer,
  RunCommandBody,
  UndoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import {
  isPlayerActionKind,
  playerAction,
  wayToAct,
  type PlayerCommand,
} from '@quartermaster/domain/actions/player/index';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { Language } from '@quartermaster/domain/core/language';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import type { PlayerChange } from '../../players/player-change.ts';
import type { PlayerRef } from '../../players/player-store.ts';
import { BeyondLimits } from '../staff-limits/index.ts';
import { changePlayers, tryOnPlayers } from './change-player.ts';
import { contextOf } from './command-context.ts';
import type { AppliedCommand, CommandOutcome, CommandWarning } from './command.ts';
import { findByKey, findCommand, insertCommand, type StoredCommand } from './commands.repo.ts';
import { commandOf, COMMANDS, otherAccountOf } from './commands/index.ts';
import { countUse } from './count-use.ts';
import { endsSessions } from './end-sessions.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import { writeCommandAudit } from './command-audit.ts';

/** Whose command it is, about whom. */
export type Commander = {
  readonly environment: Environment;
  readonly player: PlayerRef;
  readonly staff: Pick<Account, 'id' | 'role'>;
  /** Who does it: the same person, or the one who approves it. */
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  /** Let beyond the limits of the day by a second person. */
  readonly approval?: ClaimedApproval;
};

/** A request that somebody approves. `claim` ends its waiting in the transaction of the command, or throws. */
export type ClaimedApproval = {
  readonly id: string;
  readonly claim: (db: Queryable, commandId: string) => Promise<void>;
};

export type DoneCommand = {
  readonly id: string;
  readonly revision: number;
  readonly lines: readonly CommandLine[];
  readonly canUndo: boolean;
  readonly otherAccountId: number | null;
  /** Whether the game servers end the player's sessions. */
  readonly endsSessions: boolean;
};

/** What a command would change, found by doing it and giving it up. */
export function tryCommand(
  deps: PlayerCommandsDependencies,
  { environment, player, staff }: Pick<Commander, 'environment' | 'player' | 'staff'>,
  command: PlayerCommand,
  language: Language,
): Promise<PreviewCommandAnswer> {
  const { kind, params } = command;
  const held = { player, otherAccountId: otherAccountOf(command) };
  return tryOnPlayers(deps.playerStore, held, async (change, other) => {
    refuseDeleted(change, kind);
    const given = { other, environment, staff, ticket: null, commandId: randomUUID() };
    const context = contextOf(deps, change, given);
    const { lines, warnings = [] } = await COMMANDS[kind].apply(context, params);
    if (lines.length === 0) throw new AppError('no_effect');
    const { valueCents, exceeds } = await countUse(context, player, kind);
    const told = warnings.map(({ code, params: named = {} }) => ({
      code,
      message: errorText(code, named, language),
    }));
    return {
      revision: change.account.revision,
      lines: [...lines],
      warnings: told,
      value_cents: valueCents,
      exceeds,
    };
  });
}

/**
 * Does a command, once for each key.
 * @throws BeyondLimits where a second person has to approve it first: the role only asks, or it is beyond a limit
 */
export function runCommand(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  body: RunCommandBody,
): Promise<DoneCommand> {
  const { kind, params } = body;
  const what = { kind, params, otherAccountId: otherAccountOf(body), undoes: null };
  return changeOnce(deps, commander, what, body, async ({ change, other }, commandId) => {
    const { environment, staff, player, approval } = commander;
    await approval?.claim(change.console, commandId);
    const given = { other, environment, staff, ticket: body.ticket ?? null, commandId };
    const context = contextOf(deps, change, given);
    const applied = await COMMANDS[kind].apply(context, params);
    // A second person read the warnings with the request.
    if (approval === undefined) refuseUnaccepted(applied.warnings ?? [], body.accepted_warnings ?? []);
    const { valueCents, exceeds } = await countUse(context, player, kind);
    const isAsked = wayToAct(staff.role, kind, environment.isProtected) === 'ask';
    if (approval === undefined && (isAsked || exceeds.length > 0))
      throw new BeyondLimits({
        revision: change.account.revision,
        lines: applied.lines,
        valueCents,
        exceeds,
      });
    return applied;
  });
}

/** The first warning that was not accepted is the refusal. */
function refuseUnaccepted(warnings: readonly CommandWarning[], accepted: readonly string[]): void {
  const warning = warnings.find(({ code }) => !accepted.includes(code));
  if (warning !== undefined) throw new AppError(warning.code, warning.params);
}

/** Undoes a command that can be undone and was not. */
export function undoCommand(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  {
    command: { id, otherAccountId },
    body,
  }: { readonly command: StoredCommand; readonly body: UndoCommandBody },
): Promise<DoneCommand> {
  const what = { kind: 'undo', params: { command_id: id }, otherAccountId, undoes: id };
  return changeOnce(deps, commander, what, body, async ({ change, other }, commandId) => {
    const { environment, staff, player } = commander;
    const command = await findCommand(change.console, player, id);
    if (command === null) throw new AppError('command_not_found');
    const undo = undoOf(command);
    const given = { other, environment, staff, ticket: body.ticket ?? null, commandId };
    const outcome = await undo.run(contextOf(deps, change, given), undo.state);
    return { ...outcome, undo: null };
  });
}

function undoOf(command: StoredCommand) {
  const { undo } = commandOf(command.kind) ?? {};
  const isOver = command.isUndone || command.isSettled;
  if (undo === undefined || command.undo === null || isOver) throw new AppError('not_undoable');
  return { run: undo, state: command.undo };
}

type What = {
  readonly kind: string;
  readonly params: JsonValue;
  readonly otherAccountId: number | null;
  readonly undoes: string | null;
};

/** The player, and the second one of a command about two. */
type Held = { readonly change: PlayerChange; readonly other: PlayerChange | null };

async function changeOnce(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  { kind, params, otherAccountId, undoes }: What,
  { reason, ticket, expected_revision: expected }: UndoCommandBody,
  work: (held: Held, commandId: string) => Promise<AppliedCommand<JsonValue>>,
): Promise<DoneCommand> {
  const { player, staff, idempotencyKey, approval } = commander;
  return changePlayers(deps.playerStore, { player, otherAccountId }, async (change, other) => {
    const earlier = approval === undefined ? await findEarlier(change, commander, { kind, params }) : null;
    if (earlier !== null) return earlier;
    refuseDeleted(change, kind);
    if (change.account.revision !== expected)
      throw new AppError('player_changed', {}, [], { revision: change.account.revision });
    const id = randomUUID();
    for (const each of [change, other]) each?.setCommandId(id);
    const applied = await work({ change, other }, id);
    const { lines, undo, dueAt = null } = applied;
    if (lines.length === 0) throw new AppError('no_effect');
    await writeLogs({ change, other }, applied, staff);
    const revision = change.account.revision + 1;
    const about = { reason, ticket: ticket ?? null };
    const kept = {
      ...player,
      otherAccountId,
      id,
      kind,
      params,
      lines,
      undo,
      revision,
      undoes,
      dueAt,
      idempotencyKey,
    };
    await insertCommand(change.console, { ...kept, ...about, staffId: staff.id });
    await writeAudits(change, commander, otherAccountId, { id, kind, lines, ...about });
    return {
      id,
      revision,
      lines,
      canUndo: undo !== null,
      otherAccountId,
      endsSessions: endsSessions(params),
    };
  });
}

/** The same entry about each player whom it is about. */
async function writeAudits(
  { console: db }: PlayerChange,
  { player, environment, actor, staff, approval }: Commander,
  otherAccountId: number | null,
  entry: Parameters<typeof writeCommandAudit>[3],
): Promise<void> {
  const approved = approval === undefined ? null : { approval_id: approval.id, asked_by: staff.id };
  const accounts = otherAccountId === null ? [player.accountId] : [player.accountId, otherAccountId];
  for (const accountId of accounts) {
    const audited = { serverId: player.serverId, accountId, branchId: environment.branchId };
    await writeCommandAudit(db, actor, audited, { ...entry, approved });
  }
}

/** The answer to the same request, when it was done before and its answer was lost. */
async function findEarlier(
  { console: db }: PlayerChange,
  { staff, player, idempotencyKey }: Commander,
  { kind, params }: Pick<What, 'kind' | 'params'>,
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
  const { id, revision, lines, undo, otherAccountId } = earlier;
  return {
    id,
    revision,
    lines,
    canUndo: undo !== null,
    otherAccountId,
    endsSessions: endsSessions(params),
  };
}

function refuseDeleted({ account }: PlayerChange, kind: string): void {
  const reaches = isPlayerActionKind(kind) && playerAction(kind).reachesDeleted;
  if (account.status === 'deleted' && !reaches) throw new AppError('player_deleted');
}

async function writeLogs(
  { change, other }: Held,
  { log, otherLog = [] }: CommandOutcome,
  staff: Commander['staff'],
): Promise<void> {
  for (const entry of log) await change.log({ ...entry, staffId: staff.id });
  for (const entry of otherLog) await other?.log({ ...entry, staffId: staff.id });
}
