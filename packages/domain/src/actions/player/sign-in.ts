import { defineAction } from '../define-action.ts';
import { line } from '../define-line.ts';
import { endSessions, linkedDevice, otherPlayer } from '../fields.ts';
import { device, session } from '../lines.ts';
import { ADMINS } from '../roles.ts';

/** Frees the account of a device, so that it no longer signs in from there by itself. */
export const unlinkDevice = defineAction({
  kind: 'unlink_device',
  subject: 'player',
  title: ['Unlink device', '解除裝置綁定', '端末の連携解除'],
  place: 'sign_in',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { device: linkedDevice(), end_sessions: endSessions() },
  ofOnePlayer: ['device'],
  lines: { device, session },
});

/** A device of the player becomes one of another player of the same server. */
export const moveDevice = defineAction({
  kind: 'move_device',
  subject: 'player',
  title: ['Move device to another player', '將裝置移至其他玩家', '端末を別のプレイヤーへ移す'],
  place: 'sign_in',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { device: linkedDevice(), to_account_id: otherPlayer() },
  ofOnePlayer: ['device', 'to_account_id'],
  otherPlayer: 'to_account_id',
  lines: { device },
});

/** Everything the player signs in with becomes another player's of the same server. */
export const mergeAccount = defineAction({
  kind: 'merge_account',
  subject: 'player',
  title: ['Merge into another player', '併入其他玩家', '別のプレイヤーへ統合'],
  warning: [
    'All devices, linked accounts and e-mail addresses of {name} move to the other player. No one can sign in to this account afterwards; its possessions stay in it.',
    '{name} 的所有裝置、綁定帳號與電子郵件都會轉移給對方玩家。之後將無法再登入此帳號，帳號內的物品仍留在原處。',
    '「{name}」の端末・連携アカウント・メールアドレスはすべて相手のプレイヤーに移ります。以後このアカウントにはログインできません。所持品はこのアカウントに残ります。',
  ],
  place: 'sign_in',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: { to_account_id: otherPlayer() },
  ofOnePlayer: ['to_account_id'],
  otherPlayer: 'to_account_id',
  lines: {
    device,
    sign_in: line(['Sign-in methods', '登入方式', 'ログイン方法'], { isDrawn: true }),
    left_behind: line(['Stays in this account', '留在原帳號', '残るもの'], { isDrawn: true }),
  },
});
