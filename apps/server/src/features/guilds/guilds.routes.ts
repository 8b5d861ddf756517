import {
  guildChatAnswer,
  guildChatQuery,
  guildDetail,
  guildHistoryAnswer,
  guildMembersAnswer,
  guildParams,
  guildsAnswer,
  guildSearchQuery,
} from '@quartermaster/contract/http/guilds';
import { sliceQuery } from '@quartermaster/contract/http/slice';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { environmentParams } from '../../http/place-params.ts';
import { route, type Route } from '../../http/route.ts';
import type { GuildsService } from './guilds.service.ts';

const PATH = '/environments/:env/servers/:server/guilds/:guild';
const params = environmentParams.extend(guildParams);
const reading = { method: 'GET', access: { roles: ROLES_BY_ACTION['guilds.read'] } } as const;

type Dependencies = { readonly guildsService: GuildsService };

export function createGuildRoutes({ guildsService }: Dependencies): readonly Route[] {
  return [
    route(
      {
        ...reading,
        path: '/environments/:env/guilds',
        params: environmentParams,
        query: guildSearchQuery,
        answer: guildsAnswer,
        summary: 'Find guilds by number or name',
      },
      ({ params: { env }, query }) => guildsService.search(env, query),
    ),
    route({ ...reading, path: PATH, params, answer: guildDetail, summary: 'Read a guild' }, (input) =>
      guildsService.find(input.params),
    ),
    ...listRoutes(guildsService),
  ];
}

function listRoutes(guildsService: GuildsService): readonly Route[] {
  return [
    route(
      {
        ...reading,
        path: `${PATH}/members`,
        params,
        query: sliceQuery,
        answer: guildMembersAnswer,
        summary: 'List the members of a guild by position and contribution',
      },
      (input) => guildsService.members(input.params, input.query),
    ),
    route(
      {
        ...reading,
        path: `${PATH}/history`,
        params,
        query: sliceQuery,
        answer: guildHistoryAnswer,
        summary: 'List the membership and position changes of a guild, newest first',
      },
      (input) => guildsService.history(input.params, input.query),
    ),
    route(
      {
        ...reading,
        path: `${PATH}/chat`,
        params,
        query: guildChatQuery,
        answer: guildChatAnswer,
        summary: 'List the chat messages of a guild, newest first',
      },
      (input) => guildsService.chat(input.params, input.query),
    ),
  ];
}
