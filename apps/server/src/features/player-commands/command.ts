import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { Command, CommandKind, IsUndoable } from '@quartermaster/domain/actions/commands';
import type { GuildActionKind } from '@quartermaster/domain/actions/guild/index';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { GuildChange } from '../../players/guild-change.ts';
import type { NewLogEntry, PlayerChange } from '../../players/player-change.ts';
import type { Grants } from './grants.ts';
import type { LiveRecords } from './live-records.ts';

/** Who runs a command, in which environment, for which ticket. */
export type GivenCommand = {
  readonly environment: Environment;
  readonly staff: Pick<Account, 'id' | 'role'>;
  readonly ticket: string | null;
  readonly commandId: string;
};

/** What a command works with: the player, held as they are, and what is live for them. */
export type CommandContext = LiveRecords &
  GivenCommand & {
    readonly change: PlayerChange;
    /** The second player, held as well, where the command is about two. */
    readonly other: PlayerChange | null;
    readonly now: Date;
    readonly grants: Grants;
  };

/** What a command on a guild works with. */
export type GuildCommandContext = LiveRecords &
  GivenCommand & {
    readonly change: GuildChange;
    readonly now: Date;
    /** The number of an open record of a module that has periods; null: there is none. */
    readonly findOpenRecord: (module: string) => Promise<string | null>;
  };

/** What a command of this name works with. */
type ContextOf<K extends CommandKind> = K extends GuildActionKind ? GuildCommandContext : CommandContext;

type ParamsOf<K extends CommandKind> = Extract<Command, { readonly kind: K }>['params'];

/**
 * A warning that a person has to accept before the command runs: the code of an error and its
 * parameters.
 */
export type CommandWarning = { readonly code: ErrorCode; readonly params?: ErrorParams };

/** What came of a command. No lines: it changed nothing, and is refused for it. */
export type CommandOutcome = {
  readonly lines: readonly CommandLine[];
  readonly log: readonly NewLogEntry[];
  /** What is in the log of the second player. */
  readonly otherLog?: readonly NewLogEntry[];
  /** The accounts whose logs get the entries of a guild; absent: the store chooses. */
  readonly loggedFor?: readonly number[];
};

export type AppliedCommand<U extends JsonValue> = CommandOutcome & {
  /** What `undo` has to know; null: this cannot be undone. */
  readonly undo: U | null;
  readonly warnings?: readonly CommandWarning[];
  /** When it takes effect, if not at once: then `settle` is called. */
  readonly dueAt?: string;
};

/**
 * Runs one of the actions of `domain`. It changes only `change`, because a preview runs the same code
 * and rolls it back.
 */
type CommandHandler<K extends CommandKind, U extends JsonValue> = {
  readonly kind: K;
  apply(context: ContextOf<K>, params: ParamsOf<K>): Promise<AppliedCommand<U>>;
  /** Ends what waited. Called again after a failure. */
  settle?(change: PlayerChange, params: ParamsOf<K>): Promise<CommandOutcome>;
} & (IsUndoable<K> extends true
  ? { undo(context: ContextOf<K>, state: U): Promise<CommandOutcome> }
  : { readonly undo?: never });

/** A command as the service runs it, whatever it takes. */
export type AnyCommand<K extends CommandKind = CommandKind, C = ContextOf<K>> = {
  readonly kind: K;
  apply(context: C, params: JsonValue): Promise<AppliedCommand<JsonValue>>;
  undo?(context: C, state: JsonValue): Promise<CommandOutcome>;
  settle?(change: PlayerChange, params: JsonValue): Promise<CommandOutcome>;
};

/** Declares how an action is done, and undone where its definition says that it can be. */
export function defineCommand<K extends CommandKind, U extends JsonValue = never>(
  handler: CommandHandler<K, U>,
): AnyCommand<K> {
  // Forgets the types: the contract guarantees the parameters, the command its state.
  return handler;
}

/** A line about something there is one of. */
export function lineOf(
  subject: CommandLine['subject'],
  before: JsonValue,
  after: JsonValue,
  of: Partial<Pick<CommandLine, 'asset_kind' | 'target_id' | 'key' | 'player'>> = {},
): CommandLine {
  return { subject, asset_kind: null, target_id: null, key: null, ...of, before, after };
}
