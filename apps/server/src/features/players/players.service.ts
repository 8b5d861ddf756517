import type { AskForPlayersBody } from '@quartermaster/contract/http/approvals';
import type {
  PlayerExportQuery,
  PlayerLookupBody,
  PlayerSearchQuery,
} from '@quartermaster/contract/http/player-search';
import type { PlayerServer } from '@quartermaster/contract/http/players';
import { askForPlayers, exportPlayers } from './export-players.ts';
import { createPlayerDoor } from './open-player.ts';
import { findPlayerPlace } from './player-place.ts';
import type { PlayerReader } from './player-reader.ts';
import type { PlayersDependencies } from './players-dependencies.ts';
import { createPlayerSections } from './player-sections.ts';
import { lookUpPlayers, searchPlayers } from './search-players.ts';
import { listServers } from './server-settings.ts';
import { createPlayerTouches } from './touch-player.ts';

/** Finding players and reading what happened to them. */
export function createPlayersService(deps: PlayersDependencies) {
  const door = createPlayerDoor(deps);
  return {
    servers: async (env: string): Promise<PlayerServer[]> =>
      listServers(deps, await findPlayerPlace(deps, env)),

    /** @throws AppError `environment_not_found`, `server_not_found` */
    search: (env: string, query: PlayerSearchQuery, reader: PlayerReader) =>
      searchPlayers(deps, env, query, reader),
    lookUp: (env: string, body: PlayerLookupBody, reader: PlayerReader) =>
      lookUpPlayers(deps, env, body, reader),
    export: (env: string, query: PlayerExportQuery, reader: PlayerReader) =>
      exportPlayers(deps, env, query, reader),
    askForExport: (env: string, body: AskForPlayersBody, reader: PlayerReader) =>
      askForPlayers(deps, env, body, reader),

    store: deps.playerStore,
    sections: createPlayerSections(deps, door),
    ...createPlayerTouches(deps, door),
  };
}

export type PlayersService = ReturnType<typeof createPlayersService>;
