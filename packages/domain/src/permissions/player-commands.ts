import { ROLES, type Role } from '../core/module.ts';

type Preset = {
  /** Who may do it to players of an environment that is not protected. */
  readonly open: readonly Role[];
  /** Who may do it to the players of a protected one. */
  readonly protected: readonly Role[];
};

const ADMINS: Preset = { open: ['admin', 'qa'], protected: ['admin'] };
const EVERYBODY: Preset = { open: ROLES, protected: ['admin', 'cs', 'low_cs'] };

/** What staff can do to a player, and who may. */
export const PLAYER_COMMAND_ROLES = {
  change_wallet: ADMINS,
  give: ADMINS,
  take: ADMINS,
  send_mail: ADMINS,
  /** A mail of the settings, as it was written there. */
  send_prepared_mail: EVERYBODY,
  recall_mail: ADMINS,
  sanction: ADMINS,
  lift_sanction: ADMINS,
  rename: ADMINS,
  set_vip: ADMINS,
  reset_progress: ADMINS,
  unlink_device: ADMINS,
  move_device: ADMINS,
  merge_account: ADMINS,
  delete: ADMINS,
  enter_order: ADMINS,
  redeliver_order: ADMINS,
  hide_message: ADMINS,
  show_message: ADMINS,
} as const satisfies Readonly<Record<string, Preset>>;

export type PlayerCommandKind = keyof typeof PLAYER_COMMAND_ROLES;

/** Whether people of this role may do this to a player. */
export function mayCommand(role: Role, kind: PlayerCommandKind, isProtected: boolean): boolean {
  const preset: Preset = PLAYER_COMMAND_ROLES[kind];
  return (isProtected ? preset.protected : preset.open).includes(role);
}
