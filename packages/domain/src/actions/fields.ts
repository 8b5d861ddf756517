import { field } from '../core/define-field.ts';
import type { ShowWhen } from '../core/field.ts';
import type { Label } from '../core/language.ts';

/** Whether the player is signed out of the game. */
export const endSessions = <const S extends ShowWhen = never>(showWhen?: S) =>
  field.boolean<false, S>(
    ['Sign the player out of the game', '將玩家登出遊戲', 'プレイヤーをゲームからログアウトさせる'],
    { default: false, ...(showWhen === undefined ? {} : { showWhen }) },
  );

/** The time zone until another one is chosen. */
export const DEFAULT_TIME_ZONE = 'Asia/Hong_Kong';

/** How long passwords are. */
export const PASSWORD_LENGTH = { min: 8, max: 200 };

/** A new password for an account. */
export const password = (label: Label, options: { readonly help?: Label } = {}) =>
  field.text(label, PASSWORD_LENGTH.max, { ...options, minLength: PASSWORD_LENGTH.min, isSecret: true });

/** A second player of the same server. */
export const otherPlayer = () =>
  field.id(['Target player', '目標玩家', '移す先のプレイヤー'], {
    help: [
      'A player on the same server. Enter an ID, a name or any other detail from the ticket.',
      '同一伺服器的玩家，可輸入編號、名稱或客服單上的任何資訊。',
      '同じサーバーのプレイヤー。番号、名前、問い合わせにある情報で探せます。',
    ],
  });

/** A device that the player signs in from. */
export const linkedDevice = () => field.text(['Device', '裝置', '端末'], 200);

/** The number of an order. */
export const orderNumber = (label: Parameters<typeof field.text>[0]) =>
  field.text(label, 64, { form: 'order_number' });
