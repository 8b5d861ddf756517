import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { ListSearch } from '../engine/list-state.ts';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';

const list = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module',
  validateSearch: (search): ListSearch =>
    pickSearch(search, ['page', 'per_page', 'sort', 'q', 'filter', 'cols', 'view', 'group']),
  component: lazyRouteComponent(() => import('../screens/list/list-screen.tsx'), 'ListScreen'),
});

const add = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/add',
  component: lazyRouteComponent(() => import('../screens/form/add-screen.tsx'), 'AddScreen'),
});

const edit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$recordId/edit',
  validateSearch: (search): { panel?: string } => pickSearch(search, ['panel']),
  component: lazyRouteComponent(() => import('../screens/form/edit-screen.tsx'), 'EditScreen'),
});

const history = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$recordId/history',
  component: lazyRouteComponent(() => import('../screens/history/history-screen.tsx'), 'HistoryScreen'),
});

/** Every module's screens follow from its definition: one set of routes serves them all. */
export const moduleRoutes = [list, add, edit, history] as const;
