import { askForFileAnswer, askForPlayerLogBody } from '@quartermaster/contract/http/approvals';
import { playerParams } from '@quartermaster/contract/http/player-identity';
import { playerLogAnswer, playerLogNarrowing, playerLogQuery } from '@quartermaster/contract/http/player-log';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import { readerOf } from './player-reader.ts';
import type { PlayersService } from './players.service.ts';

type Dependencies = { readonly places: ChosenPlaceService; readonly playersService: PlayersService };

const params = z.object(playerParams);
const PATH = '/log/user/:server/:account';

/** What the game logged about a player, beside the log of what staff did. */
export function createPlayerLogRoutes(deps: Dependencies): Route[] {
  return [readRoute(deps), exportRoute(deps), askForExportRoute(deps)];
}

function readRoute({ places, playersService }: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: PATH,
      access: { roles: ROLES_BY_ACTION['audit.read'] },
      params,
      query: playerLogQuery,
      answer: playerLogAnswer,
      place: 'optional',
      summary: 'List the game log of a player, newest first',
    },
    async ({ params: { server, account }, query, ...caller }) => {
      const place = await places.toRead(caller);
      const named = { server, account, env: place.env };
      return atPlace(place, await playersService.sections.log(named, query, readerOf(caller)));
    },
  );
}

function exportRoute({ places, playersService }: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: `${PATH}/export`,
      access: { roles: ROLES_BY_ACTION['logs.export'] },
      params,
      query: playerLogNarrowing,
      answer: rawBody,
      place: 'optional',
      summary: 'Export the game log of a player as CSV',
      lane: 'heavy',
    },
    async ({ params: { server, account }, query, ...caller }) => {
      const place = await places.toRead(caller);
      const named = { server, account, env: place.env };
      const stream = await playersService.sections.exportLog(named, query, readerOf(caller));
      return reply(stream, { headers: csvHeaders(`log-${place.env}-${server}-${account}.csv`) });
    },
  );
}

function askForExportRoute({ places, playersService }: Dependencies): Route {
  return route(
    {
      method: 'POST',
      path: `${PATH}/export-requests`,
      access: { roles: ROLES_BY_ACTION['logs.export'] },
      params,
      body: askForPlayerLogBody,
      answer: askForFileAnswer,
      status: 201,
      place: 'optional',
      summary: 'Request approval to export a player’s log beyond the daily limit',
    },
    async ({ params: { server, account }, body, ...caller }) => {
      const { env } = await places.toRead(caller);
      return playersService.sections.askForLog({ server, account, env }, body, readerOf(caller));
    },
  );
}
