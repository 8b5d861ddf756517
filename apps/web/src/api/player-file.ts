import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type { ImportPlayerAnswer } from '@quartermaster/contract/http/player-file';
import { postAsking, postForm } from './client.ts';
import { environmentPath, queryString } from './paths.ts';
import { playerPath, type PlayerKey } from './player.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';

export type ImportedPlayer = Camelized<ImportPlayerAnswer>;

/** Everything there is of a player, as a file. */
export function exportPlayerFile(player: PlayerKey, reason: string): Promise<void> {
  const { environment, serverId, accountId } = player;
  const name = `player-${environment}-${serverId}-${accountId}.json`;
  return saveDownload(`${playerPath(player)}/file${queryString({ reason })}`, name);
}

/** Asks a second person for that file, beyond the limit of the day. */
export function askForPlayerFile(player: PlayerKey, reason: string) {
  return postAsking<AskForFileAnswer>(`${playerPath(player)}/file-requests`, { reason });
}

/** Makes a new player of such a file. */
export function importPlayerFile(
  environment: string,
  server: number,
  file: File,
  reason: string,
): Promise<ImportedPlayer> {
  const form = new FormData();
  // The server reads the fields before the file that they belong to.
  form.append('reason', reason);
  form.append('file', file);
  return postForm<ImportPlayerAnswer>(
    `${environmentPath(environment)}/servers/${server}/players/import`,
    form,
  );
}
