import type { QueryClient } from '@tanstack/react-query';
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { forwardSignedIn, requireGivenPassword } from './guards.ts';
import { LoadingOverlay } from '../ui/overlay/loading-overlay.tsx';
import { PageSkeleton } from '../ui/overlay/page-skeleton.tsx';
import { guildRoutes } from './guild-routes.ts';
import { deliveryRoutes } from './delivery-routes.ts';
import { moduleRoutes } from './module-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { playerRoutes } from './player-routes.ts';
import { LostPage } from '../ui/pages/lost-page.tsx';
import { BareServerErrorPage, ServerErrorPage } from '../ui/pages/server-error-page.tsx';
import { redemptionRoutes } from './redemption-routes.ts';
import { toolRoutes } from './tool-routes.ts';
import { releaseRoutes } from './release-routes.ts';
import { parseSearch, pickSearch, stringifySearch } from './search.ts';
import { staffRoutes } from './staff-routes.ts';
import { frameRoute, rootRoute, signedInRoute } from './signed-in-route.ts';

const signedOut = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-out',
  validateSearch: (search): { r?: string } => pickSearch(search, ['r']),
  beforeLoad: forwardSignedIn,
  pendingComponent: LoadingOverlay,
  errorComponent: BareServerErrorPage,
  component: lazyRouteComponent(() => import('../layouts/signed-out-layout.tsx'), 'SignedOutLayout'),
});

/** Pages of people who are not signed in have no frame that could stay. */
const loginPage = {
  getParentRoute: () => signedOut,
  component: lazyRouteComponent(() => import('../features/auth/login-screen.tsx'), 'LoginScreen'),
  pendingComponent: LoadingOverlay,
};
const start = createRoute({ ...loginPage, path: '/' });
const login = createRoute({ ...loginPage, path: '/login' });

const relogin = createRoute({
  getParentRoute: () => frameRoute,
  path: '/relogin',
  validateSearch: (search): { r?: string; why?: string } => pickSearch(search, ['r', 'why']),
  // A session that ended took its token with it: one that is there still works, or another tab has a new one.
  beforeLoad: forwardSignedIn,
  component: lazyRouteComponent(() => import('../features/auth/relogin-screen.tsx'), 'ReloginScreen'),
});

const newPassword = createRoute({
  getParentRoute: () => frameRoute,
  path: '/new-password',
  validateSearch: (search): { r?: string } => pickSearch(search, ['r']),
  beforeLoad: requireGivenPassword,
  component: lazyRouteComponent(
    () => import('../features/users/given-password-screen.tsx'),
    'GivenPasswordScreen',
  ),
});

const routeTree = rootRoute.addChildren([
  signedOut.addChildren([start, login]),
  frameRoute.addChildren([
    relogin,
    newPassword,
    signedInRoute.addChildren([
      ...pageRoutes,
      ...playerRoutes,
      ...deliveryRoutes,
      ...guildRoutes,
      ...redemptionRoutes,
      ...toolRoutes,
      ...releaseRoutes,
      ...staffRoutes,
      ...moduleRoutes,
    ]),
  ]),
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ServerErrorPage,
    defaultNotFoundComponent: LostPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
