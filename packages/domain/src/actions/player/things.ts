import { field } from '../../core/define-field.ts';
import { possessionKind } from '../../enums/possession-kind.ts';
import { walletKind } from '../../enums/wallet-kind.ts';
import { defineAction } from '../define-action.ts';
import { possession, wallet } from '../lines.ts';
import { ADMINS } from '../roles.ts';

const MAX_AMOUNT = 999_999_999;
const MAX_THINGS = 20;

/** Gives or takes money. */
export const changeWallet = defineAction({
  kind: 'change_wallet',
  subject: 'player',
  title: ['Adjust wallet', '調整貨幣', '通貨の増減'],
  place: 'things',
  roles: ADMINS,
  limits: ['players', 'value_cents'],
  isUndoable: true,
  fields: {
    asset_kind: field.enum(['Currency', '貨幣', '通貨'], walletKind),
    /** Gained if above 0, taken if below. */
    delta: field.integer(['Amount', '數量', '数量'], [-MAX_AMOUNT, MAX_AMOUNT], { notZero: true }),
    allow_negative: field.boolean(
      ['Allow a negative balance', '玩家餘額不足時，可留下負數', '所持数が足りないとき、マイナスを許可する'],
      { default: false },
    ),
  },
  lines: { wallet },
});

/** Gives things of the live release. */
export const give = defineAction({
  kind: 'give',
  subject: 'player',
  title: ['Grant items', '發放物品', 'アイテム等の付与'],
  place: 'things',
  roles: ADMINS,
  limits: ['players', 'value_cents'],
  isUndoable: true,
  fields: {
    things: field.rows(['Items', '物品', '対象'], [1, MAX_THINGS], {
      fields: {
        kind: field.enum(['Kind', '種類', '種類'], possessionKind),
        config_id: field.id(['Item', '物品', '対象']),
        amount: field.integer(['Quantity', '數量', '数量'], [1, MAX_AMOUNT]),
        expires_at: field.dateTime(['Expires', '到期時間', '期限'], { optional: true }),
      },
    }),
  },
  lines: { possession },
});

/** Takes things that the player owns. */
export const take = defineAction({
  kind: 'take',
  subject: 'player',
  title: ['Remove items', '扣除物品', 'アイテム等の回収'],
  verb: ['Remove', '扣除', '回収'],
  place: 'things',
  roles: ADMINS,
  limits: ['players'],
  isUndoable: true,
  fields: {
    things: field.rows(['Items', '物品', '対象'], [1, MAX_THINGS], {
      fields: {
        kind: field.enum(['Kind', '種類', '種類'], possessionKind),
        instance_id: field.integer(['Item', '物品', '対象'], [1]),
        amount: field.integer(['Quantity', '數量', '数量'], [1, MAX_AMOUNT]),
      },
    }),
  },
  ofOnePlayer: ['things'],
  lines: { possession },
});
