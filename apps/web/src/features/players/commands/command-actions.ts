import type { ActionWay } from '@quartermaster/domain/actions/asking';
import type { CommandKind } from '@quartermaster/domain/actions/commands';
import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import type { Language } from '@quartermaster/domain/core/language';
import type { Role } from '@quartermaster/domain/core/module';
import { createContext, use } from 'react';
import type { CommandLine, CommandPlace, CommandRow } from '../../../api/player-commands.ts';

/** Initial values of a form. */
export type Preset = ActionValues;

/** A command that was done, so far as an undo has to know it. */
export type UndoableCommand = Pick<CommandRow, 'commandId' | 'kind'>;

/** The result of the last command, shown until it is dismissed. */
export type Outcome =
  | {
      readonly type: 'done';
      readonly kind: CommandKind | 'undo';
      readonly lines: readonly CommandLine[];
      /** Why no game server knows yet; null: one does. */
      readonly unheard: string | null;
      readonly undo: UndoableCommand | null;
    }
  | {
      readonly type: 'waiting';
      readonly kind: CommandKind;
      readonly approvalId: string;
      readonly expiresAt: string;
      /** Whether it waits because it goes beyond a limit of the day. */
      readonly isBeyond: boolean;
    };

/** The player or guild of a page's commands. */
export type CommandTarget = CommandPlace & {
  readonly type: 'player' | 'guild';
  readonly environment: string;
  readonly name: string;
  readonly revision: number;
  /** What they read. */
  readonly languages: readonly Language[];
  /** The current values as text, shown below the fields of a command. */
  readonly present?: Partial<Readonly<Record<CommandKind, Readonly<Record<string, string>>>>>;
};

export type CommandActions = {
  readonly target: CommandTarget;
  readonly role: Role;
  /** Whether this person may run it, request it, or (null) neither. */
  readonly wayTo: (kind: CommandKind) => ActionWay | null;
  /** Whether they may run or request it. */
  readonly may: (kind: CommandKind) => boolean;
  readonly mayUndo: (kind: CommandKind) => boolean;
  readonly open: (kind: CommandKind, preset?: Preset) => void;
  readonly undo: (command: UndoableCommand) => void;
  readonly outcome: Outcome | null;
  readonly settle: (outcome: Outcome | null) => void;
};

export const CommandActionsContext = createContext<CommandActions | null>(null);

/** The actions on the player or guild of the page. */
export function useCommandActions(): CommandActions {
  const actions = use(CommandActionsContext);
  if (actions === null) throw new Error('An action is outside CommandActionsProvider.');
  return actions;
}
