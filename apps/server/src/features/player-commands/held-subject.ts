import type { AppError } from '@quartermaster/contract/errors/app-error';
import type { ExceededLimit } from '@quartermaster/contract/http/staff-limits';
import type { Command, CommandKind } from '@quartermaster/domain/actions/commands';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Queryable } from '../../db/database.ts';
import type { NewAuditEntry } from '../../engine/write-audit.ts';
import type { AppliedCommand, CommandOutcome, GivenCommand } from './command.ts';

/** The value a command gives away, and the daily limits it exceeds. */
type CommandUse = { readonly valueCents: number; readonly exceeds: readonly ExceededLimit[] };

type AppliedWithUse = { readonly applied: AppliedCommand<JsonValue>; readonly use: CommandUse };

/** A player or guild, locked from the first read to the end of a command. */
export type HeldSubject = {
  /** The transaction for what the console writes along with the change. */
  readonly console: Queryable;
  readonly revision: number;
  /** The id that every ledger row of the change gets. */
  readonly setCommandId: (id: string) => void;
  /** @throws AppError where it is deleted or dissolved, or not in a state for this; `undo` is possible in any other */
  readonly refuse: (kind: CommandKind | 'undo') => void;
  /** The error for a revision that is outdated. */
  readonly changed: () => AppError;
  readonly apply: (given: GivenCommand, command: Command) => Promise<AppliedWithUse>;
  readonly undo: (
    given: GivenCommand,
    stored: { readonly kind: string; readonly state: JsonValue },
  ) => Promise<CommandOutcome>;
  readonly log: (outcome: CommandOutcome, staffId: number) => Promise<void>;
};

export type AuditPlace = Required<Pick<NewAuditEntry, 'module' | 'recordId'>>;

/** What a command can be run on: a player or a guild. */
export type CommandSubject = {
  /** Locks it and runs the work in one transaction. @throws AppError where it does not exist */
  readonly hold: <T>(work: (held: HeldSubject) => Promise<T>) => Promise<T>;
  /** Where the audit log has what was done to it. */
  readonly places: readonly AuditPlace[];
};
