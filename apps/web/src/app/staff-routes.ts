import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LOG_KEYS, type LogSearch } from '../features/logs/log-keys.ts';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';
import { withTexts } from './with-texts.ts';

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

const permissions = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/permissions',
  validateSearch: (search): { q?: string; role?: string } => pickSearch(search, ['q', 'role']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/permissions/permissions-screen.tsx')),
    'PermissionsScreen',
  ),
});

const log = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/log',
  validateSearch: (search): LogSearch => pickSearch(search, LOG_KEYS),
  component: lazyRouteComponent(() => withTexts(import('../features/logs/log-screen.tsx')), 'LogScreen'),
});

/** The people behind the console, what they did, and what holds for all of them. */
export const staffRoutes = [users, addUser, editUser, permissions, settings, log] as const;
