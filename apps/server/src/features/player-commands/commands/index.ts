import type { Command } from '@quartermaster/domain/actions/commands';
import type { GuildActionKind } from '@quartermaster/domain/actions/guild/index';
import {
  isPlayerActionKind,
  playerAction,
  type PlayerActionKind,
} from '@quartermaster/domain/actions/player/index';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import type { AnyCommand } from '../command.ts';
import { changeWallet } from './change-wallet.ts';
import { deletePlayer } from './delete.ts';
import { enterOrder } from './enter-order.ts';
import { give } from './give.ts';
import { changeLeader, kickMember } from './guild-members.ts';
import { renameGuild, setBossProgress, setGuildNotice, setMemberLimit } from './guild-settings.ts';
import { dissolveGuild, restoreGuild, suspendGuild } from './guild-standing.ts';
import { hideMessage, showMessage } from './hide-message.ts';
import { mergeAccount } from './merge-account.ts';
import { moveDevice } from './move-device.ts';
import { redeliverOrder } from './redeliver-order.ts';
import { refundOrder } from './refund-order.ts';
import { rename } from './rename.ts';
import { resetProgress } from './reset-progress.ts';
import { liftSanction, sanction } from './sanction.ts';
import { recallMail, sendMail, sendPreparedMail } from './send-mail.ts';
import { setLanguage } from './set-language.ts';
import { setVip } from './set-vip.ts';
import { take } from './take.ts';
import { unlinkDevice } from './unlink-device.ts';

/** How everything that staff can do to a player is done. */
export const COMMANDS: { readonly [K in PlayerActionKind]: AnyCommand<K> } = {
  change_wallet: changeWallet,
  give,
  take,
  send_mail: sendMail,
  send_prepared_mail: sendPreparedMail,
  recall_mail: recallMail,
  sanction,
  lift_sanction: liftSanction,
  rename,
  set_language: setLanguage,
  set_vip: setVip,
  reset_progress: resetProgress,
  unlink_device: unlinkDevice,
  move_device: moveDevice,
  merge_account: mergeAccount,
  delete: deletePlayer,
  enter_order: enterOrder,
  redeliver_order: redeliverOrder,
  refund_order: refundOrder,
  hide_message: hideMessage,
  show_message: showMessage,
};

/** How everything that staff can do to a guild is done. */
export const GUILD_COMMANDS: { readonly [K in GuildActionKind]: AnyCommand<K> } = {
  rename_guild: renameGuild,
  set_guild_notice: setGuildNotice,
  set_member_limit: setMemberLimit,
  set_boss_progress: setBossProgress,
  change_leader: changeLeader,
  kick_member: kickMember,
  suspend_guild: suspendGuild,
  restore_guild: restoreGuild,
  dissolve_guild: dissolveGuild,
};

/** The second player of a command about two; null for all others. */
export function otherAccountOf({ kind, params }: Command): number | null {
  if (!isPlayerActionKind(kind)) return null;
  const { otherPlayer } = playerAction(kind);
  const given: JsonValue = params;
  const account = otherPlayer === null || !isJsonObject(given) ? undefined : given[otherPlayer];
  return typeof account === 'number' ? account : null;
}

/** The command on a player of a kind that was stored; undefined: it is no command of its own, such as an undo. */
export const commandOf = (kind: string): AnyCommand<PlayerActionKind> | undefined =>
  isPlayerActionKind(kind) ? COMMANDS[kind] : undefined;
