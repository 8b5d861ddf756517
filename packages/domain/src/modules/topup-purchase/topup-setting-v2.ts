import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { currency } from '../../enums/currency.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { limitGroup } from '../../field-sets/limit-fields.ts';
import { moneyAmount, wholeMoney } from '../../field-sets/money-fields.ts';

const channel = enumOf('topup-channel', {
  app_store: ['App Store', 'App Store', 'App Store', 'blue', ['蘋', 'ア']],
  google_play: ['Google Play', 'Google Play', 'Google Play', 'green', ['谷', 'グ']],
  web: ['Web shop', '網頁商店', 'ウェブショップ', 'orange', ['網', 'ウ']],
  partner: ['Partner', '合作通路', '提携先', 'purple', ['合', '提']],
});

/**
 * Top-ups whose price, product and bonus differ by where players pay. A player sees these or those of v1,
 * as the system schedule says. A bonus for a time has a start and an end of its own: repeating hours have
 * no meaning for it, and two of them must not meet.
 */
export const topupSettingV2 = defineModule({
  key: 'topup-setting-v2',
  family: 'topup-purchase',
  titles: {
    title: ['Top-ups (v2)', '儲值設定 v2', 'チャージ設定 v2'],
    record: ['Top-up', '儲值', 'チャージ'],
  },
  synonyms: ['IAP', 'In-app purchase', 'First purchase', '內購', '首儲', 'アプリ内課金', '初回購入'],
  identity: ['topup_id'],
  sections: {
    basics: common.basics({
      topup_id: field.id(['Top-up ID', '儲值編號', 'チャージID']),
      name: common.name(40),
      limit: limitGroup(),
      conds: common.audience({ optional: true }),
    }),
    price: section(['Price', '價格', '価格'], {
      channels: field.rows(['Sales channels', '販售通路', '販売経路'], [1, 20], {
        folded: ['bonus_bp'],
        fields: {
          channel: field.enum(['Channel', '通路', '経路'], channel),
          currency: common.currency(currency),
          amount: moneyAmount(['Amount', '金額', '金額']),
          product_id: field.text(['Channel product ID', '通路商品代號', '経路の商品ID'], 100, {
            form: 'product_name',
            monospace: true,
          }),
          bonus_bp: field.integer(['Bonus rate', '加贈比例', '増量'], [0, 5000], { unit: 'bp', default: 0 }),
        },
      }),
      vip_points: field.integer(['VIP points', 'VIP 點數', 'VIPポイント'], [0, 999_999], {
        default: 0,
        unit: 'points',
      }),
    }),
    contents: section(['Contents', '內容', '中身'], {
      assets: field.rewards(['Contents', '商品內容', '中身'], [], {
        help: ['List the paid part first.', '付費部分排在最前。', '有料分を先頭に置きます。'],
      }),
      first_bonus: field.rewards(['First purchase bonus', '首購贈送', '初回購入特典'], [], {
        optional: true,
      }),
      period_bonus: field.rows(['Limited bonus', '期間加贈', '期間限定のおまけ'], 10, {
        optional: true,
        fields: {
          starts_at: field.dateTime(['Start', '開始時間', '開始日時']),
          ends_at: field.dateTime(['End', '結束時間', '終了日時']),
          rewards: common.rewards([]),
        },
      }),
    }),
    presentation: common.presentation({
      order: common.order([0, 999]),
      icon: common.icon('mall/default.svg'),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { fields: ['channel', 'currency'], along: 'channels', is: 'unique' },
    wholeMoney('channels.amount'),
    { field: 'period_bonus.ends_at', is: 'greater', than: { field: 'starts_at' } },
    { field: 'starts_at', to: 'ends_at', along: 'period_bonus', is: 'apart' },
  ],
  fixed: { once: 'product-sold', fields: ['channels', 'assets', 'first_bonus'] },
  list: {
    columns: ['topup_id', 'name', 'channels', 'assets', 'vip_points', 'limit', 'order', 'status'],
    filters: ['vip_points', 'order', 'status'],
    sorts: ['topup_id', 'name', 'order'],
  },
});
