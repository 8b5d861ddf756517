import { clearCacheAnswer, updateNodeConfigAnswer } from '@quartermaster/contract/http/quick-helper';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import type * as z from 'zod';
import { actorOf, route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import type { Press, QuickHelperService } from './quick-helper.service.ts';

type Dependencies = { readonly places: ChosenPlaceService; readonly quickHelper: QuickHelperService };

/**
 * GETs that change something, as the game's tools have always called them. A Bearer token is needed
 * like everywhere, which no link and no picture on another site can send.
 */
export function createQuickHelperRoutes(deps: Dependencies): readonly Route[] {
  const { quickHelper } = deps;
  return [
    pressRoute(deps, {
      path: '/tools/update-node-config',
      answer: updateNodeConfigAnswer,
      summary: 'Reload the configuration of the game servers',
      press: quickHelper.updateNodeConfig,
    }),
    pressRoute(deps, {
      path: '/clearcache.php',
      atOrigin: true,
      answer: clearCacheAnswer,
      summary: 'Clear the game cache',
      press: quickHelper.clearGameCache,
    }),
    pressRoute(deps, {
      path: '/clearlogincache.php',
      atOrigin: true,
      answer: clearCacheAnswer,
      summary: 'Clear the login cache',
      press: quickHelper.clearLoginCache,
    }),
  ];
}

type Button<T> = {
  readonly path: string;
  /** The path is at the origin too, not only below the API's base. */
  readonly atOrigin?: boolean;
  readonly answer: z.ZodType<T>;
  readonly summary: string;
  readonly press: (press: Press) => Promise<T>;
};

function pressRoute<T>(
  { places }: Dependencies,
  { path, atOrigin = false, answer, summary, press }: Button<T>,
): Route {
  return route(
    {
      method: 'GET',
      path,
      access: { roles: ROLES_BY_ACTION['quick_helper.use'] },
      answer,
      place: 'required',
      summary,
      ...(atOrigin && { alias: path }),
    },
    async (caller) => {
      const place = await places.toWrite(caller);
      const { language } = caller.request;
      return atPlace(place, await press({ place, actor: actorOf(caller), language }));
    },
  );
}
