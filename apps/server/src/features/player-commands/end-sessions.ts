import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import type { PlayerChange } from '../../players/player-change.ts';
import { lineOf } from './command.ts';

/** Ends the player's sessions where that is wanted. Answers what is different for it. */
export async function endSessions(change: PlayerChange, isWanted: boolean): Promise<readonly CommandLine[]> {
  if (!isWanted || !change.account.isOnline) return [];
  await change.endSessions();
  return [lineOf('session', 'online', null)];
}

/**
 * Whether the game servers are told to end the player's sessions: also where the console has the
 * player as offline, for the game servers know better.
 */
export const endsSessions = (params: JsonValue): boolean =>
  isJsonObject(params) && params['end_sessions'] === true;
