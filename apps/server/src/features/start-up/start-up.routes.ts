import {
  cdnAnswer,
  cdnTimeZoneAnswer,
  itemLimitAnswer,
  localizationCsvAnswer,
  localizationFetchAnswer,
  petsSettingAnswer,
} from '@quartermaster/contract/http/start-up';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type * as z from 'zod';
import { reply, type Reply } from '../../http/reply.ts';
import { route, type Route } from '../../http/route.ts';
import { atPlace, placeHeaders, type ChosenPlaceService, type Place } from '../chosen-place/index.ts';
import type { StartUpService } from './start-up.service.ts';

type Dependencies = { readonly places: ChosenPlaceService; readonly startUp: StartUpService };

/** Every signed-in person loads these, whatever their role. */
export function createStartUpRoutes(deps: Dependencies): readonly Route[] {
  const { startUp } = deps;
  return [
    readRoute(deps, '/pets/setting', petsSettingAnswer, 'What pickers need of every pet', startUp.pets),
    readRoute(deps, '/cdn', cdnAnswer, 'Where the game loads its files from', startUp.cdn),
    readRoute(deps, '/cdn/tz', cdnTimeZoneAnswer, 'The zone of the upload clock', startUp.cdnTimeZone),
    readRoute(
      deps,
      '/versions/cms/item-limit',
      itemLimitAnswer,
      'How much of an asset staff may give and players may hold',
      startUp.itemLimits,
    ),
    localizationRoute(deps),
    textListRoute(deps),
  ];
}

function readRoute<T>(
  { places }: Dependencies,
  path: string,
  answer: z.ZodType<T>,
  summary: string,
  read: (place: Place) => Promise<T>,
): Route {
  return route(
    { method: 'GET', path, access: 'signed-in', answer, place: 'optional', summary },
    async (caller) => {
      const place = await places.toRead(caller);
      return atPlace(place, await read(place));
    },
  );
}

/** Thousands of texts: who has the newest ones already is told so, and downloads nothing. */
function localizationRoute({ places, startUp }: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: '/localization/fetch',
      access: 'signed-in',
      answer: localizationFetchAnswer,
      place: 'optional',
      summary: 'Get the version and texts of Localization',
      lane: 'heavy',
    },
    async (caller) => {
      const place = await places.toRead(caller);
      const newest = tagOf(place.env, await startUp.textsVersion(place));
      if (caller.request.headers['if-none-match'] === newest)
        return reply(null, { status: 304, headers: headersOf(place, newest) }) as Reply<never>;
      const texts = await startUp.texts(place);
      return reply(texts, { headers: headersOf(place, tagOf(place.env, texts.version)) });
    },
  );
}

function textListRoute({ places, startUp }: Dependencies): Route {
  return route(
    {
      method: 'GET',
      path: '/tools/localization-csv',
      access: { roles: ROLES_BY_ACTION['records.read'] },
      answer: localizationCsvAnswer,
      place: 'optional',
      summary: 'List the texts of Localization by key and language',
      lane: 'heavy',
    },
    async (caller) => {
      const place = await places.toRead(caller);
      return atPlace(place, [...(await startUp.texts(place)).entries]);
    },
  );
}

const tagOf = (env: string, version: number): string => `W/"${env}-${version}"`;

const headersOf = (place: Place, etag: string): Record<string, string> => ({
  ...placeHeaders(place),
  etag,
  'cache-control': 'private, no-cache',
  // The same address answers for every environment.
  vary: 'X-Environment, Authorization',
});
