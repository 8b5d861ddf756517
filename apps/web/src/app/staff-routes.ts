import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';

const users = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users',
  validateSearch: (search): { q?: string; status?: string } => pickSearch(search, ['q', 'status']),
  component: lazyRouteComponent(() => import('../features/users/users-screen.tsx'), 'UsersScreen'),
});

const addUser = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/add',
  component: lazyRouteComponent(() => import('../features/users/add-user-screen.tsx'), 'AddUserScreen'),
});

const editUser = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/users/$id/edit',
  component: lazyRouteComponent(() => import('../features/users/edit-user-screen.tsx'), 'EditUserScreen'),
});

const settings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  component: lazyRouteComponent(() => import('../features/settings/settings-screen.tsx'), 'SettingsScreen'),
});

/** The people behind the console, and what holds for all of them. */
export const staffRoutes = [users, addUser, editUser, settings] as const;
