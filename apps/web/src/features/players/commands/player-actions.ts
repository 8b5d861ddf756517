import type { Role } from '@quartermaster/domain/core/module';
import type { ActionValues } from '@quartermaster/domain/actions/define-action';
import type { ActionWay } from '@quartermaster/domain/actions/asking';
import type { PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { createContext, use } from 'react';
import type { CommandLine, CommandRow } from '../../../api/player-commands.ts';
import type { PlayerKey, PlayerSummary } from '../../../api/player.ts';

/** What a form begins with, where it was opened beside the very thing it is about. */
export type Preset = ActionValues;

/** A command that was done, so far as an undo has to know it. */
export type UndoableCommand = Pick<CommandRow, 'commandId' | 'kind' | 'lines'>;

/** What came of the last command: it stands on the page until it is put away. */
export type Outcome =
  | {
      readonly type: 'done';
      readonly kind: PlayerActionKind | 'undo';
      readonly lines: readonly CommandLine[];
      /** Why no game server knows yet; null: one does. */
      readonly unheard: string | null;
      readonly undo: UndoableCommand | null;
    }
  | {
      readonly type: 'waiting';
      readonly kind: PlayerActionKind;
      readonly approvalId: string;
      readonly expiresAt: string;
      /** Whether it waits because it goes beyond a limit of the day. */
      readonly isBeyond: boolean;
    };

export type PlayerActions = {
  readonly player: PlayerKey;
  readonly summary: PlayerSummary;
  readonly role: Role;
  /** How this person gets it done; null: not at all. */
  readonly wayTo: (kind: PlayerActionKind) => ActionWay | null;
  /** Whether they may run or request it. */
  readonly may: (kind: PlayerActionKind) => boolean;
  readonly mayUndo: (kind: PlayerActionKind) => boolean;
  readonly open: (kind: PlayerActionKind, preset?: Preset) => void;
  readonly undo: (command: UndoableCommand) => void;
  readonly outcome: Outcome | null;
  readonly settle: (outcome: Outcome | null) => void;
};

export const PlayerActionsContext = createContext<PlayerActions | null>(null);

/** What may be done about the player of the page. */
export function usePlayerActions(): PlayerActions {
  const actions = use(PlayerActionsContext);
  if (actions === null) throw new Error('An action stands outside PlayerActionsProvider.');
  return actions;
}
