import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ListSearch } from '../engine/list/list-state.ts';
import type { LibrarySearch } from '../features/files/use-library-address.ts';
import { fetchListAhead, type ListVisit } from '../screens/list/list-ahead.ts';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';
import { withTexts } from './with-texts.ts';

const listSearch = (search: Record<string, unknown>): ListSearch =>
  pickSearch(search, ['page', 'per_page', 'sort', 'q', 'filter', 'cols', 'view', 'group']);
const addressSearch = (search: Record<string, unknown>): ListVisit['search'] => ({
  ...listSearch(search),
  ...pickSearch(search, ['env', 'v']),
});
const formSearch = (search: Record<string, unknown>): { panel?: string } => pickSearch(search, ['panel']);

const listScreen = lazyRouteComponent(() => import('../screens/list/list-screen.tsx'), 'ListScreen');
const addScreen = lazyRouteComponent(() => import('../screens/form/add-screen.tsx'), 'AddScreen');
const editScreen = lazyRouteComponent(() => import('../screens/form/edit-screen.tsx'), 'EditScreen');
const historyScreen = lazyRouteComponent(
  () => import('../screens/history/history-screen.tsx'),
  'HistoryScreen',
);

const list = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module',
  validateSearch: listSearch,
  // The records are on their way while the screen is.
  loader: ({ cause, context, location, params }) =>
    cause === 'enter'
      ? fetchListAhead(context.queryClient, {
          moduleKey: params.module,
          search: addressSearch(location.search),
        })
      : undefined,
  component: listScreen,
});

/** The library of files, until the address asks for the table. */
const files = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/file-setting',
  validateSearch: (search): ListSearch & LibrarySearch => ({
    ...listSearch(search),
    ...pickSearch(search, ['in', 'find', 'kind', 'show', 'at']),
  }),
  component: lazyRouteComponent(() => withTexts(import('./file-setting-screen.tsx')), 'FileSettingScreen'),
});

const add = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/add',
  validateSearch: (search): { with?: string } => pickSearch(search, ['with']),
  component: addScreen,
});

const edit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$recordId/edit',
  validateSearch: formSearch,
  component: editScreen,
});

const history = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$recordId/history',
  component: historyScreen,
});

const childList = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$parentId',
  validateSearch: listSearch,
  component: listScreen,
});

/** Lists under a parent whose module has an address of its own. */
const ownAddress = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$parentId/$rest',
  validateSearch: listSearch,
  component: listScreen,
});

const childAdd = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$parentId/add',
  component: addScreen,
});

const childEdit = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$parentId/$recordId/edit',
  validateSearch: formSearch,
  component: editScreen,
});

const childHistory = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/$module/$parentId/$recordId/history',
  component: historyScreen,
});

/** `/v3/{key}` and all below it are other names of the same pages. */
const v3 = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/v3/$',
  beforeLoad: ({ location, params }) =>
    redirect({ href: `/${params._splat ?? ''}${location.searchStr}`, replace: true, throw: true }),
});

/** Every module's screens follow from its definition: one set of routes serves them all. */
export const moduleRoutes = [
  files,
  list,
  add,
  edit,
  history,
  childList,
  ownAddress,
  childAdd,
  childEdit,
  childHistory,
  v3,
] as const;
