import type { Role } from '@quartermaster/domain/core/module';
import { mayCommand, type PlayerCommandKind } from '@quartermaster/domain/permissions/player-commands';

/** The commands group by group, in the order of the menu. */
const GROUPS = [
  { key: 'things', kinds: ['change_wallet', 'give', 'take'] },
  { key: 'mail', kinds: ['send_prepared_mail', 'send_mail', 'recall_mail'] },
  { key: 'sanctions', kinds: ['sanction', 'lift_sanction'] },
  { key: 'account', kinds: ['rename', 'set_vip', 'reset_progress', 'delete'] },
  { key: 'signIn', kinds: ['unlink_device', 'move_device', 'merge_account'] },
] as const satisfies readonly { readonly key: string; readonly kinds: readonly PlayerCommandKind[] }[];

/** What is begun from the menu. */
export type MenuKind = (typeof GROUPS)[number]['kinds'][number];

/** Every command that has a form; orders and messages of guilds are acted on where they are shown. */
export type FormKind = MenuKind | 'enter_order' | 'redeliver_order' | 'hide_message' | 'show_message';

export type CommandGroup = {
  readonly key: (typeof GROUPS)[number]['key'];
  readonly kinds: readonly MenuKind[];
};

/** What people of a role may do to players of an environment; groups of which nothing is left are gone. */
export function commandGroups(role: Role, isProtected: boolean): readonly CommandGroup[] {
  return GROUPS.map(({ key, kinds }) => ({
    key,
    kinds: (kinds as readonly MenuKind[]).filter((kind) => mayCommand(role, kind, isProtected)),
  })).filter(({ kinds }) => kinds.length > 0);
}
