import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  retainSearchParams,
} from '@tanstack/react-router';
import type { BranchSearch } from './branch-search.ts';
import { requireUser } from './guards.ts';
import { StartOverlay } from '../layouts/start-overlay.tsx';
import { BareServerErrorPage } from '../ui/pages/server-error-page.tsx';
import { pickSearch } from './search.ts';

export const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  errorComponent: BareServerErrorPage,
  pendingComponent: StartOverlay,
});

/** Menu and header. */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  pendingComponent: StartOverlay,
  errorComponent: BareServerErrorPage,
  component: lazyRouteComponent(() => import('../layouts/signed-in.ts'), 'SignedInLayout'),
});

/** Above every page after sign-in: their addresses always name the environment and version. */
export const signedInRoute = createRoute({
  getParentRoute: () => frameRoute,
  id: 'signed-in',
  validateSearch: (search): BranchSearch => pickSearch(search, ['env', 'v']),
  search: { middlewares: [retainSearchParams<BranchSearch>(['env', 'v'])] },
  beforeLoad: requireUser,
  pendingComponent: StartOverlay,
  component: lazyRouteComponent(() => import('../layouts/signed-in.ts'), 'PageFrame'),
});
