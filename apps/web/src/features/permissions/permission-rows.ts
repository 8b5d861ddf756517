import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { ROLES_BY_ACTION, type Action } from '@quartermaster/domain/permissions/actions';
import {
  PLAYER_COMMAND_ROLES,
  type PlayerCommandKind,
} from '@quartermaster/domain/permissions/player-commands';

/** Where a role may do something. */
export type Where = 'everywhere' | 'open' | 'protected' | 'nowhere';

/** One thing that can be done, and where each role may do it. */
export type PermissionRow = {
  readonly where: Readonly<Record<Role, Where>>;
} & (
  | { readonly type: 'action'; readonly key: Action }
  | { readonly type: 'command'; readonly key: PlayerCommandKind }
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
  return (Object.keys(PLAYER_COMMAND_ROLES) as PlayerCommandKind[]).map((key) => {
    const preset: { readonly open: readonly Role[]; readonly protected: readonly Role[] } =
      PLAYER_COMMAND_ROLES[key];
    const tell = (role: Role): Where => {
      const isOpen = preset.open.includes(role);
      if (preset.protected.includes(role)) return isOpen ? 'everywhere' : 'protected';
      return isOpen ? 'open' : 'nowhere';
    };
    return { type: 'command', key, where: whereOf(tell) };
  });
}
