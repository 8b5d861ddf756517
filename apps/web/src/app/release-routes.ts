import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.ts';

const centre = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/release',
  component: lazyRouteComponent(() => import('../features/releases/release-screen.tsx'), 'ReleaseScreen'),
});

const list = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/releases',
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

/** From the draft to the players, and back. */
export const releaseRoutes = [centre, list, detail] as const;
