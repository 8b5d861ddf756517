import type { Role } from '@quartermaster/domain/core/module';
import { mayVisit, rolesForPath } from '@quartermaster/domain/permissions/routes';
import { hasModule } from './load-module.ts';

/** Whether a role may open a page; null: there is no such page. */
export function pageAccess(role: Role, pathname: string): boolean | null {
  const access = rolesForPath(pathname, hasModule);
  return access === null ? null : mayVisit(role, access);
}
