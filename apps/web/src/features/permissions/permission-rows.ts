import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { ROLES_BY_ACTION, type Action } from '@quartermaster/domain/permissions/actions';
import { PLAYER_ACTIONS, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';

/** Where a role may do something. */
export type Where = 'everywhere' | 'open' | 'protected' | 'nowhere';

/** One thing that can be done, and where each role may do it. */
export type PermissionRow = {
  readonly where: Readonly<Record<Role, Where>>;
} & (
  | { readonly type: 'action'; readonly key: Action }
  | { readonly type: 'command'; readonly key: PlayerActionKind }
);

const whereOf = (tell: (role: Role) => Where): PermissionRow['where'] =>
  // As many entries as there are roles.
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

/** What can be done to a player: it depends on whether players play there for real. */
export function commandRows(): readonly PermissionRow[] {
  return PLAYER_ACTIONS.map(({ kind, roles }) => {
    const tell = (role: Role): Where => {
      const isOpen = roles.open.includes(role);
      if (roles.protected.includes(role)) return isOpen ? 'everywhere' : 'protected';
      return isOpen ? 'open' : 'nowhere';
    };
    return { type: 'command', key: kind, where: whereOf(tell) };
  });
}
