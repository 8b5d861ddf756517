import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute, createRouter, lazyRouteComponent, retainSearchParams } from '@tanstack/react-router';
import type { BranchSearch } from './branch-search.ts';
import { forwardSignedIn, requireUser } from './guards.ts';
import { LoadingOverlay } from './loading-overlay.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { ServerErrorPage } from './pages/server-error-page.tsx';
import { parseSearch, pickSearch, stringifySearch } from './search.ts';

/** State of a list, all of it in the address. `view`: `sheet`; `group`: the group a sheet shows. */
export const LIST_SEARCH_KEYS = ['page', 'per_page', 'sort', 'q', 'filter', 'cols', 'view', 'group'] as const;

export type ListSearch = { readonly [K in (typeof LIST_SEARCH_KEYS)[number]]?: string };

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({});

const signedOut = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-out',
  validateSearch: (search): { r?: string } => pickSearch(search, ['r']),
  beforeLoad: forwardSignedIn,
  component: lazyRouteComponent(() => import('../layouts/signed-out-layout.tsx'), 'SignedOutLayout'),
});

const loginScreen = lazyRouteComponent(() => import('../features/auth/login-screen.tsx'), 'LoginScreen');
const start = createRoute({ getParentRoute: () => signedOut, path: '/', component: loginScreen });
const login = createRoute({ getParentRoute: () => signedOut, path: '/login', component: loginScreen });

const frame = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: lazyRouteComponent(() => import('../layouts/signed-in-layout.tsx'), 'SignedInLayout'),
});

const relogin = createRoute({
  getParentRoute: () => frame,
  path: '/relogin',
  validateSearch: (search): { r?: string } => pickSearch(search, ['r']),
  component: lazyRouteComponent(() => import('../features/auth/relogin-screen.tsx'), 'ReloginScreen'),
});

const signedIn = createRoute({
  getParentRoute: () => frame,
  id: 'signed-in',
  validateSearch: (search): BranchSearch => pickSearch(search, ['env', 'v']),
  search: { middlewares: [retainSearchParams<BranchSearch>(['env', 'v'])] },
  beforeLoad: requireUser,
  component: lazyRouteComponent(() => import('../layouts/page-frame.tsx'), 'PageFrame'),
});

const unauth = createRoute({
  getParentRoute: () => signedIn,
  path: '/unauth',
  validateSearch: (search): { reason?: string } => pickSearch(search, ['reason']),
  component: lazyRouteComponent(() => import('./pages/unauth-page.tsx'), 'UnauthPage'),
});

const overview = createRoute({
  getParentRoute: () => signedIn,
  path: '/overview',
  component: lazyRouteComponent(() => import('../features/home/overview-screen.tsx'), 'OverviewScreen'),
});

const dashboard = createRoute({
  getParentRoute: () => signedIn,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('../features/home/dashboard-screen.tsx'), 'DashboardScreen'),
});

const userGlobal = createRoute({
  getParentRoute: () => signedIn,
  path: '/user-global',
  component: lazyRouteComponent(() => import('../features/home/dashboard-screen.tsx'), 'DashboardScreen'),
});

const moduleList = createRoute({
  getParentRoute: () => signedIn,
  path: '/$module',
  validateSearch: (search): ListSearch => pickSearch(search, LIST_SEARCH_KEYS),
  component: lazyRouteComponent(() => import('../screens/list/list-screen.tsx'), 'ListScreen'),
});

const routeTree = rootRoute.addChildren([
  signedOut.addChildren([start, login]),
  frame.addChildren([relogin, signedIn.addChildren([unauth, overview, dashboard, userGlobal, moduleList])]),
]);

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: LoadingOverlay,
    defaultErrorComponent: ServerErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: true,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
