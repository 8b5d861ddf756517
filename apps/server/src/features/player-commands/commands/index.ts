import {
  isPlayerActionKind,
  playerAction,
  type PlayerActionKind,
  type PlayerCommand,
} from '@quartermaster/domain/actions/player/index';
import { isJsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import type { AnyCommand } from '../command.ts';
import { changeWallet } from './change-wallet.ts';
import { deletePlayer } from './delete.ts';
import { enterOrder } from './enter-order.ts';
import { give } from './give.ts';
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

/** The second player of a command about two; null for all others. */
export function otherAccountOf({ kind, params }: PlayerCommand): number | null {
  const { otherPlayer } = playerAction(kind);
  const given: JsonValue = params;
  const account = otherPlayer === null || !isJsonObject(given) ? undefined : given[otherPlayer];
  return typeof account === 'number' ? account : null;
}

/** The command of a kind that was stored; undefined: it is no command of its own, such as an undo. */
export const commandOf = (kind: string): AnyCommand | undefined =>
  isPlayerActionKind(kind) ? COMMANDS[kind] : undefined;
