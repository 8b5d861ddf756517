import { askForFileAnswer, askForPlayersBody } from '@quartermaster/contract/http/approvals';
import {
  playerExportQuery,
  playerLookupAnswer,
  playerLookupBody,
  playerSearchAnswer,
  playerSearchQuery,
} from '@quartermaster/contract/http/player-search';
import { playerServersAnswer } from '@quartermaster/contract/http/players';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { environmentParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { route, type Route } from '../../http/route.ts';
import { readerOf } from './player-reader.ts';
import type { PlayersService } from './players.service.ts';

const reading = { roles: ROLES_BY_ACTION['players.read'] };
const PLAYERS = '/environments/:env/players';

/** Finding players, on every server of an environment or on some. */
export function createPlayersRoutes({
  playersService,
}: {
  readonly playersService: PlayersService;
}): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/servers',
        access: reading,
        params: environmentParams,
        answer: playerServersAnswer,
        summary: 'List the game servers of an environment with their state and number of players',
      },
      ({ params: { env } }) => playersService.servers(env),
    ),
    route(
      {
        method: 'GET',
        path: PLAYERS,
        access: reading,
        params: environmentParams,
        query: playerSearchQuery,
        answer: playerSearchAnswer,
        summary: 'Find players by ID, name, device, order or other identifiers',
      },
      ({ params: { env }, query, ...caller }) => playersService.search(env, query, readerOf(caller)),
    ),
    route(
      {
        method: 'POST',
        path: `${PLAYERS}/lookup`,
        access: reading,
        params: environmentParams,
        body: playerLookupBody,
        answer: playerLookupAnswer,
        summary: 'Look up several players by ID',
      },
      ({ params: { env }, body, ...caller }) => playersService.lookUp(env, body, readerOf(caller)),
    ),
    exportRoute(playersService),
    askForExportRoute(playersService),
  ];
}

function exportRoute(playersService: PlayersService): Route {
  return route(
    {
      method: 'GET',
      path: `${PLAYERS}.csv`,
      access: { roles: ROLES_BY_ACTION['players.export'] },
      params: environmentParams,
      query: playerExportQuery,
      answer: rawBody,
      summary: 'Export the players found by a search as CSV',
      lane: 'heavy',
    },
    async ({ params: { env }, query, ...caller }) => {
      const stream = await playersService.export(env, query, readerOf(caller));
      return reply(stream, { headers: csvHeaders(`players-${env}.csv`) });
    },
  );
}

function askForExportRoute(playersService: PlayersService): Route {
  return route(
    {
      method: 'POST',
      path: `${PLAYERS}/export-requests`,
      access: { roles: ROLES_BY_ACTION['players.export'] },
      params: environmentParams,
      body: askForPlayersBody,
      answer: askForFileAnswer,
      status: 201,
      summary: 'Request approval to export players beyond the daily limit',
    },
    ({ params: { env }, body, ...caller }) => playersService.askForExport(env, body, readerOf(caller)),
  );
}
