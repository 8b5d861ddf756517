import type { ErrorParams } from '@quartermaster/contract/errors/app-error';
import type { ErrorCode } from '@quartermaster/contract/errors/error-code';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type {
  IsUndoable,
  PlayerActionKind,
  PlayerActionParams,
} from '@quartermaster/domain/actions/player/index';
import type { JsonValue } from '@quartermaster/domain/core/json';
import type { Environment } from '../../engine/branch.ts';
import type { Account } from '../../http/route.ts';
import type { NewLogEntry, PlayerChange } from '../../players/player-change.ts';
import type { Grants } from './grants.ts';
import type { LiveRecords } from './live-records.ts';

/** What a command works with: the player, held as they are, and what is live for them. */
export type CommandContext = LiveRecords & {
  readonly change: PlayerChange;
  /** The second player, held as well, where the command is about two. */
  readonly other: PlayerChange | null;
  readonly environment: Environment;
  readonly staff: Pick<Account, 'id' | 'role'>;
  readonly now: Date;
  readonly ticket: string | null;
  readonly commandId: string;
  readonly grants: Grants;
};

/** What a person has to accept before the command is done: an error's code and what its text names. */
export type CommandWarning = { readonly code: ErrorCode; readonly params?: ErrorParams };

/** What came of a command. No lines: it changed nothing, and is refused for it. */
export type CommandOutcome = {
  readonly lines: readonly CommandLine[];
  readonly log: readonly NewLogEntry[];
  /** What stands in the log of the second player. */
  readonly otherLog?: readonly NewLogEntry[];
};

export type AppliedCommand<U extends JsonValue> = CommandOutcome & {
  /** What `undo` has to know; null: this cannot be undone. */
  readonly undo: U | null;
  readonly warnings?: readonly CommandWarning[];
  /** When it takes effect, if not at once: then `settle` is called. */
  readonly dueAt?: string;
};

/**
 * How the console does one of the actions of `domain`. It works on `change` alone, so that a preview is
 * the same work, given up before it counts.
 */
export type CommandHandler<K extends PlayerActionKind, U extends JsonValue> = {
  readonly kind: K;
  apply(context: CommandContext, params: PlayerActionParams<K>): Promise<AppliedCommand<U>>;
  /** Ends what waited. Called again after a failure. */
  settle?(change: PlayerChange, params: PlayerActionParams<K>): Promise<CommandOutcome>;
} & (IsUndoable<K> extends true
  ? { undo(context: CommandContext, state: U): Promise<CommandOutcome> }
  : { readonly undo?: never });

/** A command as the service runs it, whatever it takes. */
export type AnyCommand<K extends PlayerActionKind = PlayerActionKind> = {
  readonly kind: K;
  apply(context: CommandContext, params: JsonValue): Promise<AppliedCommand<JsonValue>>;
  undo?(context: CommandContext, state: JsonValue): Promise<CommandOutcome>;
  settle?(change: PlayerChange, params: JsonValue): Promise<CommandOutcome>;
};

/** Declares how an action is done, and undone where its definition says that it can be. */
export function defineCommand<K extends PlayerActionKind, U extends JsonValue = never>(
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
