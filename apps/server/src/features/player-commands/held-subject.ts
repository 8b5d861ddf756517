import type { AppError } from '@quartermaster/contract/errors/app-error';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import type { Command, CommandKind } from '@quartermaster/domain/actions/commands';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import type { AuditEntry } from '../../engine/write-audit.ts';
import type { AppliedCommand, CommandOutcome, GivenCommand } from './command.ts';

/** What a command gives away, and the limits of the day that it goes beyond. */
export type CommandUse = { readonly valueCents: number; readonly exceeds: readonly ExceededLimit[] };

export type AppliedWithUse = { readonly applied: AppliedCommand<JsonValue>; readonly use: CommandUse };

/** What commands change, held from the first look at it to the end of the command. */
export type HeldSubject = {
  /** The console's own writing, along with the change. */
  readonly console: Queryable;
  readonly revision: number;
  /** Stands in every ledger row of the change. */
  readonly setCommandId: (id: string) => void;
  /** @throws AppError where it is deleted or dissolved, or not in a state for this; `undo` is possible in any other */
  readonly refuse: (kind: CommandKind | 'undo') => void;
  /** The refusal where somebody was faster. */
  readonly changed: () => AppError;
  readonly apply: (given: GivenCommand, command: Command) => Promise<AppliedWithUse>;
  readonly undo: (
    given: GivenCommand,
    stored: { readonly kind: string; readonly state: JsonValue },
  ) => Promise<CommandOutcome>;
  readonly log: (outcome: CommandOutcome, staffId: number) => Promise<void>;
};

export type AuditPlace = Required<Pick<AuditEntry, 'module' | 'recordId'>>;

/** A player or a guild, as the runner of commands sees them. */
export type CommandSubject = {
  /** Holds it, all or nothing. @throws AppError where it is not there */
  readonly hold: <T>(work: (held: HeldSubject) => Promise<T>) => Promise<T>;
  /** Where the audit log has what was done to it. */
  readonly places: readonly AuditPlace[];
};

/** Ends the work of a preview, so that nothing of it stays. */
class GivenUp extends Error {}

/** The same work, of which nothing stays. */
export async function tryOn<T>(
  { hold }: CommandSubject,
  work: (held: HeldSubject) => Promise<T>,
): Promise<T> {
  const seen: T[] = [];
  await hold(async (held): Promise<never> => {
    seen.push(await work(held));
    throw new GivenUp();
  }).catch((problem: unknown) => {
    if (!(problem instanceof GivenUp)) throw problem;
  });
  const [result] = seen;
  if (result === undefined) throw new Error('A preview ended without a result.');
  return result;
}
