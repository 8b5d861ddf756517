import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';

const unauth = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/unauth',
  validateSearch: (search): { reason?: string } => pickSearch(search, ['reason']),
  component: lazyRouteComponent(() => import('../ui/pages/unauth-page.tsx'), 'UnauthPage'),
});

const overview = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/overview',
  component: lazyRouteComponent(() => import('../features/home/overview-screen.tsx'), 'OverviewScreen'),
});

const dashboard = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../features/home/dashboard-screen.tsx'), 'DashboardScreen'),
});

const userGlobal = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/user-global',
  component: lazyRouteComponent(() => import('../features/home/dashboard-screen.tsx'), 'DashboardScreen'),
});

const importFile = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import/$module',
  // `import`: the id of a running import, so that a reload comes back to it.
  validateSearch: (search): { import?: string } => pickSearch(search, ['import']),
  component: lazyRouteComponent(() => import('../features/import/import-screen.tsx'), 'ImportScreen'),
});

/** The screens laid out by hand. */
export const pageRoutes = [unauth, overview, dashboard, userGlobal, importFile] as const;
