import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextsSearch } from '../screens/texts/use-texts-address.ts';
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

const importFile = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/import/$module',
  // `import`: the id of a running import, so that a reload comes back to it. `parent`: where its rows belong.
  validateSearch: (search): { import?: string; parent?: string } => pickSearch(search, ['import', 'parent']),
  component: lazyRouteComponent(() => import('../features/import/import-screen.tsx'), 'ImportScreen'),
});

const localization = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/localization',
  validateSearch: (search): TextsSearch =>
    pickSearch(search, ['q', 'state', 'language', 'source', 'area', 'family', 'module', 'event']),
  component: lazyRouteComponent(() => import('../screens/texts/texts-screen.tsx'), 'TextsScreen'),
});

const upload = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/file-setting/add',
  component: lazyRouteComponent(() => import('../features/files/upload-screen.tsx'), 'UploadScreen'),
});

const itemSources = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/item-source',
  validateSearch: (search): { q?: string; view?: string; item?: string; page?: string } =>
    pickSearch(search, ['q', 'view', 'item', 'page']),
  component: lazyRouteComponent(
    () => import('../features/item-sources/item-sources-screen.tsx'),
    'ItemSourcesScreen',
  ),
});

/** The screens laid out by hand. */
export const pageRoutes = [
  unauth,
  overview,
  dashboard,
  importFile,
  localization,
  upload,
  itemSources,
] as const;
