import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';

const centre = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/release',
  validateSearch: (search): { module?: string } => pickSearch(search, ['module']),
  component: lazyRouteComponent(() => import('../features/releases/release-screen.tsx'), 'ReleaseScreen'),
});

const list = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/releases',
  validateSearch: (search): { q?: string; page?: string } => pickSearch(search, ['q', 'page']),
  component: lazyRouteComponent(() => import('../features/releases/releases-screen.tsx'), 'ReleasesScreen'),
});

const detail = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/releases/$number',
  component: lazyRouteComponent(
    () => import('../features/releases/release-detail-screen.tsx'),
    'ReleaseDetailScreen',
  ),
});

const activeSwap = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/active-swap',
  // The number of the candidate, and the one module that is taken from it.
  validateSearch: (search): { to?: string; module?: string } => pickSearch(search, ['to', 'module']),
  component: lazyRouteComponent(
    () => import('../features/releases/active-swap-screen.tsx'),
    'ActiveSwapScreen',
  ),
});

const fleet = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/fleet',
  component: lazyRouteComponent(() => import('../features/fleet/fleet-screen.tsx'), 'FleetScreen'),
});

const activity = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/activity',
  validateSearch: (search): { page?: string; author?: string; module?: string; from?: string; to?: string } =>
    pickSearch(search, ['page', 'author', 'module', 'from', 'to']),
  component: lazyRouteComponent(() => import('../features/activity/activity-screen.tsx'), 'ActivityScreen'),
});

const environments = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/environments',
  component: lazyRouteComponent(
    () => import('../features/environments/environments-screen.tsx'),
    'EnvironmentsScreen',
  ),
});

/** From the draft to the players, and back; where it runs, and what was done. */
export const releaseRoutes = [centre, list, detail, activeSwap, fleet, activity, environments] as const;
