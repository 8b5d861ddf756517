import type { Role } from '@quartermaster/domain/core/module';
import { mayVisit, rolesForPath } from '@quartermaster/domain/permissions/routes';
import { hasModule } from '../load-module.ts';

/** Whether a role (null: not signed in) may open a page; null: there is no such page. */
export function pageAccess(role: Role | null, pathname: string): boolean | null {
  const access = rolesForPath(pathname, hasModule);
  if (access === null) return null;
  return role === null ? access === 'public' : mayVisit(role, access);
}

type ModuleParams = {
  readonly module?: string | undefined;
  readonly parentId?: string | undefined;
  readonly rest?: string | undefined;
};

/** Whether the address is one of a module's screens and the module does not exist. */
export function isOfUnknownModule({ module, parentId, rest }: ModuleParams): boolean {
  return module !== undefined && moduleOfList({ module, parentId, rest }) === null;
}

/**
 * The module of an address `/{module}`, `/{module}/{parent}` or `/{…}/{module}/{parent}`. A module's own
 * address may begin with another module's key: the one that belongs to it comes second.
 */
export function moduleOfList({ module = '', parentId, rest }: ModuleParams): string | null {
  if (rest !== undefined && parentId !== undefined && hasModule(parentId)) return parentId;
  return hasModule(module) ? module : null;
}

/** Whether a page does not depend on an environment and version, and opens before there are any. */
export function isForAnyPlace(pathname: string): boolean {
  return /^\/(environments|permissions|settings|unauth|users(\/.*)?)\/?$/.test(pathname);
}

/** Whether the work on a page is kept when the user chooses another environment or version. */
export function keepsWork(pathname: string): boolean {
  return isForAnyPlace(pathname) || pathname === SQL_CONSOLE;
}

/** A statement is written once and run in one environment after the other. */
const SQL_CONSOLE = '/admin/s/u/sql';
