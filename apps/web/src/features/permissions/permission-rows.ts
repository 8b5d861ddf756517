import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { ROLES_BY_ACTION, type Action } from '@quartermaster/domain/permissions/actions';
import { wayOf } from '@quartermaster/domain/actions/asking';
import type { ActionDefinition } from '@quartermaster/domain/actions/define-action';
import { ACTIONS_BY_SUBJECT } from '@quartermaster/domain/actions/index';
import type { ActionSubject } from '@quartermaster/domain/actions/places';

/** Where a role may do something; `ask`: only by request. */
export type Where = 'everywhere' | 'open' | 'protected' | 'ask' | 'nowhere';

/** One thing that can be done, and where each role may do it. */
export type PermissionRow = {
  readonly where: Readonly<Record<Role, Where>>;
} & (
  | { readonly type: 'action'; readonly key: Action }
  | { readonly type: 'command'; readonly key: string; readonly action: ActionDefinition }
);

const whereOf = (tell: (role: Role) => Where): PermissionRow['where'] =>
  // There is an entry for every role.
  Object.fromEntries(ROLES.map((role) => [role, tell(role)])) as PermissionRow['where'];

/** What can be done with the console: the same in every environment. */
export function actionRows(): readonly PermissionRow[] {
  return (Object.keys(ROLES_BY_ACTION) as Action[]).map((key) => {
    const roles: readonly Role[] = ROLES_BY_ACTION[key];
    return {
      type: 'action',
      key,
      where: whereOf((role) => (roles.includes(role) ? 'everywhere' : 'nowhere')),
    };
  });
}

/** What can be done to a subject: it depends on whether players play there for real. */
export function commandRows(subject: ActionSubject): readonly PermissionRow[] {
  return ACTIONS_BY_SUBJECT[subject].map((action) => {
    const { kind, roles } = action;
    const tell = (role: Role): Where => {
      const isOpen = roles.open.includes(role);
      if (roles.protected.includes(role)) return isOpen ? 'everywhere' : 'protected';
      if (isOpen) return 'open';
      return wayOf(action, role, true) === 'ask' ? 'ask' : 'nowhere';
    };
    return { type: 'command', key: kind, action, where: whereOf(tell) };
  });
}
