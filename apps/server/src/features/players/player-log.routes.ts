import { playerParams } from '@quartermaster/contract/http/player-identity';
import { playerLogAnswer, playerLogQuery } from '@quartermaster/contract/http/player-log';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import { readerOf } from './player-reader.ts';
import type { PlayersService } from './players.service.ts';

type Needs = { readonly places: ChosenPlaceService; readonly playerDesk: PlayersService };

/** What the game logged about a player, beside the log of what staff did. */
export function createPlayerLogRoutes({ places, playerDesk }: Needs): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/log/user/:server/:account',
        access: { roles: ROLES_BY_ACTION['audit.read'] },
        params: z.object(playerParams),
        query: playerLogQuery,
        answer: playerLogAnswer,
        place: 'optional',
        summary: 'What the game logged about a player, newest first',
      },
      async ({ params, query, ...caller }) => {
        const place = await places.toRead(caller);
        const named = { ...params, env: place.env };
        return atPlace(place, await playerDesk.sections.log(named, query, readerOf(caller)));
      },
    ),
  ];
}
