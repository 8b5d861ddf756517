import type { Readable } from 'node:stream';
import type { AskForFileAnswer } from '@quartermaster/contract/http/approvals';
import type { ImportPlayerAnswer } from '@quartermaster/contract/http/player-file';
import { askForPlayerFile, exportPlayer, type NamedPlayer, type TransferCaller } from './export-player.ts';
import { importPlayer } from './import-player.ts';
import type { PlayerDependencies } from '../../players/player-dependencies.ts';

/** Exports whole players as files, and imports them into unprotected environments. */
export function createPlayerTransferService(deps: PlayerDependencies) {
  return {
    export: (named: NamedPlayer, reason: string, caller: TransferCaller): Promise<Readable> =>
      exportPlayer(deps, named, reason, caller),
    askForExport: (named: NamedPlayer, reason: string, caller: TransferCaller): Promise<AskForFileAnswer> =>
      askForPlayerFile(deps, named, reason, caller),
    import: (
      request: Parameters<typeof importPlayer>[1],
      caller: TransferCaller,
    ): Promise<ImportPlayerAnswer> => importPlayer(deps, request, caller),
  };
}

export type PlayerTransferService = ReturnType<typeof createPlayerTransferService>;
