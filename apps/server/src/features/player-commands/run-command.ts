import { randomUUID } from 'node:crypto';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { errorText } from '@quartermaster/contract/errors/error-text';
import type {
  CommandLine,
  PreviewCommandAnswer,
  RunCommandBody,
  RunGuildCommandBody,
  UndoCommandBody,
} from '@quartermaster/contract/http/player-commands';
import { wayToCommand, type Command } from '@quartermaster/domain/actions/commands';
import { canonicalJson } from '@quartermaster/domain/record/canonical';
import type { Language } from '@quartermaster/domain/core/language';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import { rollBack } from '../../db/roll-back.ts';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { Actor } from '../../platform/actor.ts';
import { BeyondLimits } from '../staff-limits/index.ts';
import type { AppliedCommand, CommandOutcome, CommandWarning, GivenCommand } from './command.ts';
import { findByKey, findCommand, insertCommand, type StoredCommand } from './commands.repo.ts';
import { otherAccountOf } from './commands/index.ts';
import { endsSessions } from './end-sessions.ts';
import type { CommandSubject, HeldSubject } from './held-subject.ts';
import { openSubject } from './open-subject.ts';
import type { PlayerCommandsDependencies } from './player-commands-dependencies.ts';
import { writeCommandAudit } from './command-audit.ts';
import { warningsOfSame, type Known } from './same-by-another.ts';
import { columnsOf, isSameSubject, subjectIn, type SubjectRef } from './subject-ref.ts';

/** The person whose command it is, and its subject. */
export type Commander = {
  readonly environment: Environment;
  readonly subject: SubjectRef;
  readonly staff: Pick<Account, 'id' | 'role'>;
  /** The person who runs it: the same one, or the approver. */
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
  /** The approval of a second person to go beyond the daily limits. */
  readonly approval?: ClaimedApproval;
};

/** A request under approval. `claim` marks it as approved in the transaction of the command, or throws. */
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
  /** Whether the game servers end the sessions of the player. */
  readonly endsSessions: boolean;
};

/** What a command would change, found by running it and rolling it back. */
export function tryCommand(
  deps: PlayerCommandsDependencies,
  { environment, subject, staff }: Pick<Commander, 'environment' | 'subject' | 'staff'>,
  command: Command,
  { language, known = { staffId: staff.id } }: { readonly language: Language; readonly known?: Known },
): Promise<PreviewCommandAnswer> {
  return rollBack(openSubject(deps, subject, otherAccountOf(command)).hold, async (held: HeldSubject) => {
    const same = await warningsOfSame(held.console, subject, command, known);
    held.refuse(command.kind);
    const given = { environment, staff, ticket: null, commandId: randomUUID() };
    const { applied, use } = await held.apply(given, command);
    const { lines, warnings = [] } = applied;
    if (lines.length === 0) throw new AppError('no_effect');
    const messages = [...warnings, ...same].map(({ code, params: named = {} }) => ({
      code,
      message: errorText(code, named, language),
    }));
    return {
      revision: held.revision,
      lines: [...lines],
      warnings: messages,
      value_cents: use.valueCents,
      exceeds: [...use.exceeds],
    };
  });
}

/** A command with its reason and the revision it was decided on. */
type CommandBody = RunCommandBody | RunGuildCommandBody;

/**
 * Does a command, once for each key.
 * @throws BeyondLimits where a second person has to approve it first: the role only asks, or it is beyond a limit
 */
export function runCommand(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  body: CommandBody,
): Promise<DoneCommand> {
  const { kind, params } = body;
  const facts = { kind, params, otherAccountId: otherAccountOf(body), undoes: null };
  return changeOnce(deps, commander, facts, body, async (held, commandId) => {
    const { environment, subject, staff, approval } = commander;
    held.refuse(kind);
    await approval?.claim(held.console, commandId);
    const given = { environment, staff, ticket: body.ticket ?? null, commandId };
    const { applied, use } = await held.apply(given, body);
    // A second person read the warnings with the request.
    if (approval === undefined) {
      const same = await warningsOfSame(held.console, subject, body, { staffId: staff.id });
      refuseUnaccepted([...(applied.warnings ?? []), ...same], body.accepted_warnings ?? []);
    }
    const { valueCents, exceeds } = use;
    const isAsked = wayToCommand(staff.role, kind, environment.isProtected) === 'ask';
    if (approval === undefined && (isAsked || exceeds.length > 0))
      throw new BeyondLimits({ revision: held.revision, lines: applied.lines, valueCents, exceeds });
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
  const facts = { kind: 'undo', params: { command_id: id }, otherAccountId, undoes: id } as const;
  return changeOnce(deps, commander, facts, body, async (held, commandId) => {
    const { environment, staff, subject } = commander;
    const given = { environment, staff, ticket: body.ticket ?? null, commandId };
    return { ...(await undoHeld(held, given, { subject, id })), undo: null };
  });
}

/** What undoing a command would change, found by running the undo and rolling it back. */
export function tryUndo(
  deps: PlayerCommandsDependencies,
  { environment, subject, staff }: Pick<Commander, 'environment' | 'subject' | 'staff'>,
  { id, otherAccountId }: StoredCommand,
): Promise<PreviewCommandAnswer> {
  return rollBack(openSubject(deps, subject, otherAccountId).hold, async (held: HeldSubject) => {
    const given = { environment, staff, ticket: null, commandId: randomUUID() };
    const { lines } = await undoHeld(held, given, { subject, id });
    if (lines.length === 0) throw new AppError('no_effect');
    return { revision: held.revision, lines: [...lines], warnings: [], value_cents: 0, exceeds: [] };
  });
}

async function undoHeld(
  held: HeldSubject,
  given: GivenCommand,
  { subject, id }: { readonly subject: SubjectRef; readonly id: string },
): Promise<CommandOutcome> {
  held.refuse('undo');
  const command = await findCommand(held.console, subject, id);
  if (command === null) throw new AppError('command_not_found');
  const { kind, undo: state, isUndone, isSettled } = command;
  if (state === null || isUndone || isSettled) throw new AppError('not_undoable');
  return held.undo(given, { kind, state });
}

/** What is written about a command, besides what it changes. */
type CommandFacts = {
  readonly kind: string;
  readonly params: JsonValue;
  readonly otherAccountId: number | null;
  readonly undoes: string | null;
};

async function changeOnce(
  deps: PlayerCommandsDependencies,
  commander: Commander,
  facts: CommandFacts,
  { reason, ticket: given, expected_revision: expected }: UndoCommandBody,
  work: (held: HeldSubject, commandId: string) => Promise<AppliedCommand<JsonValue>>,
): Promise<DoneCommand> {
  const { subject, staff, idempotencyKey, approval } = commander;
  const { kind, params, otherAccountId } = facts;
  const ticket = given ?? null;
  const opened = openSubject(deps, subject, otherAccountId);
  return opened.hold(async (held) => {
    const earlier = approval === undefined ? await findEarlier(held, commander, facts) : null;
    if (earlier !== null) return earlier;
    if (held.revision !== expected) throw held.changed();
    const id = randomUUID();
    held.setCommandId(id);
    const applied = await work(held, id);
    const { lines, undo, dueAt = null } = applied;
    if (lines.length === 0) throw new AppError('no_effect');
    await held.log(applied, staff.id);
    const revision = held.revision + 1;
    const kept = { ...facts, ...columnsOf(subject), id, lines, undo, revision, dueAt, idempotencyKey };
    await insertCommand(held.console, { ...kept, reason, ticket, staffId: staff.id });
    await writeAudits(held, opened, commander, { id, kind, lines, reason, ticket });
    const canUndo = undo !== null;
    return { id, revision, lines, canUndo, otherAccountId, endsSessions: endsSessions(params) };
  });
}

/** Writes the same audit entry for each player that the command concerns. */
async function writeAudits(
  { console: db }: HeldSubject,
  { places }: CommandSubject,
  { environment: { branchId }, actor, staff, approval }: Commander,
  entry: Parameters<typeof writeCommandAudit>[3],
): Promise<void> {
  const approved = approval === undefined ? null : { approval_id: approval.id, asked_by: staff.id };
  for (const place of places)
    await writeCommandAudit(db, actor, { ...place, branchId }, { ...entry, approved });
}

/** The answer to the same request, when it was done before and its answer was lost. */
async function findEarlier(
  { console: db }: HeldSubject,
  { staff, subject, idempotencyKey }: Commander,
  { kind, params }: Pick<CommandFacts, 'kind' | 'params'>,
): Promise<DoneCommand | null> {
  const earlier = idempotencyKey === null ? null : await findByKey(db, staff.id, idempotencyKey);
  if (earlier === null) return null;
  const isSame =
    earlier.kind === kind &&
    isSameSubject(subjectIn(earlier), subject) &&
    canonicalJson(earlier.params) === canonicalJson(params);
  if (!isSame) throw new AppError('key_reused');
  const { id, revision, lines, undo, otherAccountId } = earlier;
  const canUndo = undo !== null;
  return { id, revision, lines, canUndo, otherAccountId, endsSessions: endsSessions(params) };
}
