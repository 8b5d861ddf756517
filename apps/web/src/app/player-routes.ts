import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PlayerParams } from '../features/players/player-key.ts';
import { SEARCH_KEYS, type PlayerSearch } from '../fields/player-filter/search-keys.ts';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';
import { withTexts } from './with-texts.ts';

const playerSearch = (search: Record<string, unknown>): PlayerSearch => pickSearch(search, SEARCH_KEYS);

const userGlobal = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user-global',
  validateSearch: playerSearch,
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/global-search-screen.tsx')),
    'GlobalSearchScreen',
  ),
});

const userControl = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user-control',
  validateSearch: playerSearch,
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/server-search-screen.tsx')),
    'ServerSearchScreen',
  ),
});

/** The player is on the way while the page is, whose texts and parts take longer. */
function askAhead(queryClient: QueryClient, environment: string | undefined, params: PlayerParams): void {
  import('../features/players/player-key.ts')
    .then(({ fetchPlayerAhead }) => fetchPlayerAhead(queryClient, environment, params))
    .catch(() => undefined);
}

const detail = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user-control/$server/$id/detail',
  validateSearch: (
    search,
  ): { section?: string; kinds?: string; asset?: string; from?: string; to?: string } =>
    pickSearch(search, ['section', 'kinds', 'asset', 'from', 'to']),
  beforeLoad: ({ cause, context, params, search }) => {
    if (cause === 'enter') askAhead(context.queryClient, search.env, params);
  },
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/player-screen.tsx')),
    'PlayerScreen',
  ),
});

const approvals = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/approvals',
  validateSearch: (search): { view?: string; approval?: string } => pickSearch(search, ['view', 'approval']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/approvals/approvals-screen.tsx')),
    'ApprovalsScreen',
  ),
});

/** Players: finding them, and all there is to know of one. */
export const playerRoutes = [userGlobal, userControl, detail, approvals] as const;
