import type { Role } from '@quartermaster/domain/core/module';

/** Whether a role may open a page. */
export function mayVisit(_role: Role, _pathname: string): boolean {
  return true;
}
