import { PLAYER_ACTIONS, wayToAct } from '@quartermaster/domain/actions/player/index';
import type { CommandKind } from '@quartermaster/domain/actions/commands';
import { MENU_GROUPS, type MenuGroup } from '@quartermaster/domain/actions/places';
import type { Localized } from '@quartermaster/domain/core/language';
import type { Role } from '@quartermaster/domain/core/module';

/** Actions of a menu under a heading; null: without one. */
export type ActionGroup = {
  readonly key: string;
  readonly title: Localized | null;
  readonly kinds: readonly CommandKind[];
};

/** What people of a role may do to players of an environment, or ask for; groups of which nothing is left are gone. */
export function menuActions(role: Role, isProtected: boolean): readonly ActionGroup[] {
  return (Object.keys(MENU_GROUPS) as MenuGroup[])
    .map((key) => ({
      key,
      title: MENU_GROUPS[key],
      kinds: PLAYER_ACTIONS.filter(
        ({ place, kind }) => place === key && wayToAct(role, kind, isProtected) !== null,
      ).map(({ kind }) => kind),
    }))
    .filter(({ kinds }) => kinds.length > 0);
}
