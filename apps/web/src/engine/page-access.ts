import type { Role } from '@quartermaster/domain/core/module';
import { mayVisit, rolesForPath } from '@quartermaster/domain/permissions/routes';
import { hasModule } from './load-module.ts';

/** Whether a role (null: nobody signed in) may open a page; null: there is no such page. */
export function pageAccess(role: Role | null, pathname: string): boolean | null {
  const access = rolesForPath(pathname, hasModule);
  if (access === null) return null;
  return role === null ? access === 'public' : mayVisit(role, access);
}

/** Whether a page says nothing of an environment and version, and opens before there are any. */
export function isForAnyPlace(pathname: string): boolean {
  return /^\/(environments|permissions|settings|unauth|users(\/.*)?)\/?$/.test(pathname);
}
