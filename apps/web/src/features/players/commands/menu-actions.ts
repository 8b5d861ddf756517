import { PLAYER_ACTIONS, wayToAct, type PlayerActionKind } from '@quartermaster/domain/actions/player/index';
import { MENU_GROUPS, type MenuGroup } from '@quartermaster/domain/actions/places';
import type { Role } from '@quartermaster/domain/core/module';

export type ActionGroup = { readonly key: MenuGroup; readonly kinds: readonly PlayerActionKind[] };

/** What people of a role may do to players of an environment, or ask for; groups of which nothing is left are gone. */
export function menuActions(role: Role, isProtected: boolean): readonly ActionGroup[] {
  return (Object.keys(MENU_GROUPS) as MenuGroup[])
    .map((key) => ({
      key,
      kinds: PLAYER_ACTIONS.filter(
        ({ place, kind }) => place === key && wayToAct(role, kind, isProtected) !== null,
      ).map(({ kind }) => kind),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}
