import type { QueryClient } from '@tanstack/react-query';
import { readAccessToken } from '../api/access-token.ts';
import { hasModule } from '../engine/load-module.ts';
import { moduleQuery } from '../engine/use-module.ts';
import type { createAppRouter } from './router.ts';

/**
 * Fetches the code of the page that the address names while the session is asked for: the router itself
 * begins with it once it knows who asks.
 */
export function prefetchPage(router: ReturnType<typeof createAppRouter>, queryClient: QueryClient): void {
  if (!readAccessToken()) return;
  const [routes, { module }] = router.getMatchedRoutes(router.latestLocation.pathname);
  // What cannot be fetched is fetched again, and told, by the router.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  if (module !== undefined && hasModule(module)) void queryClient.prefetchQuery(moduleQuery(module));
}
