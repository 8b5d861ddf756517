import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const payerType = enumOf('returning-payer', {
  any: ['Everyone', '全部玩家', '全員', 'neutral', '全'],
  payer: ['Paying players', '付費玩家', '課金プレイヤー', 'gold', ['付', '課']],
  non_payer: ['Non-paying players', '未付費玩家', '無課金プレイヤー', 'blue', ['免', '無']],
});

const channel = enumOf('returning-channel', {
  in_game_mail: ['In-game mail', '遊戲內郵件', 'ゲーム内メール', 'green', '信'],
  push: ['Push notification', '推播通知', 'プッシュ通知', 'orange', ['推', '通']],
  email: ['E-mail', '電子郵件', 'Eメール', 'blue', '@'],
});

const ALIKE = { groupBy: ['payer_type', 'channel'] } as const;

/** What players get who come back, or should. Suspended and deleted ones get nothing. */
export const reboilerMailSetting = defineModule({
  key: 'reboiler-mail-setting',
  family: 'mail-messages',
  titles: {
    title: ['Mail to returning players', '回鍋玩家郵件', '復帰メール'],
    record: ['Mail', '郵件', 'メール'],
  },
  synonyms: ['Comeback', 'Win-back', 'Push', '回歸', '推播', 'カムバック', 'プッシュ通知'],
  sections: {
    recipients: section(['Recipients', '收件對象', '宛先'], {
      id: common.id(),
      name: common.staffName(60),
      inactive_days_from: field.integer(
        ['Min days away', '未登入天數下限', '未ログイン日数（下限）'],
        [3, 3650],
        {
          unit: 'days',
        },
      ),
      inactive_days_to: field.integer(
        ['Max days away', '未登入天數上限', '未ログイン日数（上限）'],
        [3, 3650],
        {
          unit: 'days',
          optional: true,
        },
      ),
      min_user_level: common.fromPlayerLevel([1, 300], { default: 1 }),
      payer_type: field.enum(['Players', '玩家', 'プレイヤー'], payerType, { default: 'any' }),
      timeslot: common.openTime(),
    }),
    message: section(['Message', '郵件內容', 'メッセージ'], {
      channel: field.enum(['Sent as', '發送方式', '送信方法'], channel, {
        default: 'in_game_mail',
        help: [
          'In-game mail is created at the next sign-in. Other messages are sent when the absence reaches the start of the range.',
          '遊戲內郵件於回歸後首次登入時建立，其餘於離線天數達到起始值當日發送。',
          'ゲーム内メールは復帰後の最初のログイン時、ほかは不在日数に達した日に送ります。',
        ],
      }),
      title: common.mailTitle(40),
      body: common.mailBody(2000, { multiline: true, rich: true }),
      rewards: common.rewards([], { optional: true }),
      expire_days: field.integer(['Validity period', '有效天數', '受取期限'], [1, 60], { unit: 'days' }),
      repeat_after_days: field.integer(['Repeat interval', '再次發送間隔', '再送までの日数'], [30, 3650], {
        unit: 'days',
        optional: true,
        help: ['Empty: once per absence.', '留空表示每次離開僅發送一次。', '空欄なら不在ごとに1回です。'],
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'inactive_days_to', is: 'at_least', than: { field: 'inactive_days_from' } },
    { field: 'inactive_days_from', to: 'inactive_days_to', along: ALIKE, is: 'apart' },
  ],
  list: {
    columns: ['id', 'name', 'inactive_days_from', 'inactive_days_to', 'payer_type', 'channel', 'status'],
    filters: ['payer_type', 'channel', 'inactive_days_from', 'status'],
    sorts: ['id', 'inactive_days_from'],
  },
  search: ['name', 'title', 'body'],
});
