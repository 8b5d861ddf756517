import { createContext, use } from 'react';
import type { PlayerKey, PlayerSummary } from '../../../api/player.ts';
import { useCommandActions, type CommandActions } from './command-actions.ts';

/** The player whom the commands of a page are about. */
export type ActedPlayer = { readonly player: PlayerKey; readonly summary: PlayerSummary };

type PlayerActions = CommandActions & ActedPlayer;

/** Null on pages that are about something else. */
export const ActedPlayerContext = createContext<ActedPlayer | null>(null);

/** What may be done about the player of the page. */
export function usePlayerActions(): PlayerActions {
  const actions = useCommandActions();
  const acted = use(ActedPlayerContext);
  if (acted === null) throw new Error('An action is outside PlayerActionsProvider.');
  return { ...actions, ...acted };
}
