import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

const mailType = enumOf('mail-type', {
  system: ['System', '系統', 'システム', 'neutral', '系'],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  compensation: ['Compensation', '補償', '補填', 'green', '補'],
  maintenance: ['Maintenance', '維護', 'メンテナンス', 'orange', '維'],
  purchase: ['Purchase', '購買', '購入', 'gold', '購'],
  guild: ['Guild', '公會', 'ギルド', 'blue', ['會', '会']],
  personal: ['Personal', '個人', '個人宛て', 'cyan', '個'],
});

const recipientType = enumOf('mail-recipients', {
  all: ['Everyone', '全體玩家', '全プレイヤー', 'red', '全'],
  server: ['Selected servers', '指定伺服器', 'サーバー指定', 'orange', '服'],
  account_ids: ['Selected players', '指定玩家', 'プレイヤー指定', 'blue', '人'],
  condition: ['Matching players', '符合條件者', '条件指定', 'purple', ['條', '条']],
  new_users: ['New players', '新玩家', '新規プレイヤー', 'green', '新'],
});

/** A mail as it is written. Players get it only once it is sent. */
export const mailSetting = defineModule({
  key: 'mail-setting',
  family: 'mail-messages',
  scope: 'environment',
  titles: { title: ['Mail', '系統郵件', 'システムメール'], record: ['Mail', '郵件', 'メール'] },
  synonyms: ['Letter', 'Inbox', '信件', '信箱', 'プレゼントボックス'],
  sections: {
    message: section(['Message', '郵件內容', 'メッセージ'], {
      id: common.id(),
      mail_type: common.type(mailType, { default: 'system' }),
      title: field.localizedText(['Title', '標題', '件名'], 40),
      sender: field.localizedText(['Sender', '寄件者', '差出人'], 30, {
        optional: true,
        help: ['Empty: the name of the game.', '留空則顯示遊戲名稱。', '空欄ならゲーム名になります。'],
      }),
      body: field.localizedText(['Body', '內文', '本文'], 2000, {
        multiline: true,
        rich: true,
        help: [
          'Placeholders such as {player} are replaced for each player. Use the same ones in every language.',
          '{player} 等佔位符會依玩家代入，各語言須一致。',
          '{player} などはプレイヤーごとに置き換わります。全言語でそろえてください。',
        ],
      }),
    }),
    attachment: section(['Attachment', '附件', '添付'], {
      rewards: field.rewards(['Attachment', '附件', '添付'], 10, { optional: true }),
      delete_after_claim: field.boolean(['Delete after claiming', '領取後刪除', '受け取ると削除'], {
        default: false,
      }),
    }),
    recipients: section(['Delivery', '發送', '送信'], {
      recipient_type: field.enum(['Recipients', '收件對象', '宛先'], recipientType),
      server_ids: common.servers([1, 100], { showWhen: { field: 'recipient_type', in: ['server'] } }),
      account_ids: field.longText(['Account IDs', '帳號編號', 'アカウントID'], 20_000, {
        form: 'account_list',
        showWhen: { field: 'recipient_type', in: ['account_ids'] },
        help: [
          'Separated by commas, spaces or new lines.',
          '以逗號、空格或換行分隔。',
          'コンマ・空白・改行で区切ります。',
        ],
      }),
      condition: field.conditions(['Condition', '條件', '条件'], {
        showWhen: { field: 'recipient_type', in: ['condition'] },
      }),
    }),
    delivery: section(['Delivery', '發送', '送信'], {
      send_at: field.dateTime(['Send at', '發送時間', '送信日時'], {
        help: [
          'For new players: sent to accounts created between this time and the expiry.',
          '對象為新玩家時，自此時起至到期前建立帳號者皆會收到。',
          '新規プレイヤー宛てなら、この日時から期限までに作られたアカウントに届きます。',
        ],
      }),
      expire_days: field.integer(['Validity period', '有效天數', '受取期限'], [1, 365], {
        unit: 'days',
        default: 30,
        help: [
          'Unclaimed mail is removed after this time.',
          '逾期未領取即消失。',
          '期限までに受け取らないと消えます。',
        ],
      }),
    }),
    button: section(['Button', '按鈕', 'ボタン'], { ...jumpFields }),
  },
  rules: [
    ...jumpRules(),
    { rule: 'lists_players', field: 'account_ids', until: 'send_at' },
    {
      rule: 'within_limits',
      rewards: 'rewards',
      to: { accounts: 'account_ids', until: 'send_at', all: 'daily_staff_limit' },
      module: 'item-control',
      kind: 'asset_kind',
      targets: ['item_id', 'pet_id', 'god_id'],
      each: 'single_mail_limit',
    },
  ],
  // Players keep their mails as they were sent; only how long unclaimed ones stay may change.
  fixed: {
    during: 'send_at',
    days: 'expire_days',
    fields: [
      'mail_type',
      'title',
      'sender',
      'body',
      'rewards',
      'delete_after_claim',
      'recipient_type',
      'server_ids',
      'account_ids',
      'condition',
      'send_at',
      'jump_type',
      'jump_feature',
      'jump_module',
      'jump_record_id',
      'jump_avg_id',
      'jump_url',
    ],
  },
  list: {
    columns: ['id', 'title', 'mail_type', 'recipient_type', 'rewards', 'send_at', 'status'],
    filters: ['mail_type', 'recipient_type', 'server_ids', 'send_at', 'status'],
    sorts: ['id', 'send_at'],
    sort: '-send_at',
  },
  search: ['title', 'body'],
  panels: ['mail-preview'],
});
