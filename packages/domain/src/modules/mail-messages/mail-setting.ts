import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { JUMP_FIELD_KEYS, jumpFields, jumpRules } from '../../field-sets/jump-fields.ts';

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
  server: ['Whole servers', '指定伺服器', 'サーバー指定', 'orange', '服'],
  account_ids: ['Listed players', '指定玩家', 'プレイヤー指定', 'blue', '人'],
  condition: ['Whoever fits', '符合條件者', '条件指定', 'purple', ['條', '条']],
  new_users: ['New players', '新玩家', '新規プレイヤー', 'green', '新'],
});

/** A mail as it is written. Nobody gets it before it is sent. */
export const mailSetting = defineModule({
  key: 'mail-setting',
  family: 'mail-messages',
  scope: 'environment',
  titles: {
    title: localized('Mail', '系統郵件', 'システムメール'),
    record: localized('Mail', '郵件', 'メール'),
  },
  fields: {
    id: { kind: 'id', label: localized('ID', '編號', 'ID') },
    mail_type: { kind: 'enum', of: mailType, default: 'system', label: localized('Type', '類型', '種類') },
    title: { kind: 'localized_text', maxLength: 40, label: localized('Title', '標題', '件名') },
    sender: {
      kind: 'localized_text',
      maxLength: 30,
      default: { en: 'Emberfall', zh: '燼落之地', jp: 'エンバーフォール' },
      label: localized('Sender', '寄件者', '差出人'),
    },
    body: {
      kind: 'localized_text',
      multiline: true,
      rich: true,
      maxLength: 2000,
      label: localized('Body', '內文', '本文'),
      help: localized(
        'Placeholders like {player} are filled for each player and stand in every language.',
        '{player} 等佔位符會依玩家代入，各語言須一致。',
        '{player} などはプレイヤーごとに置き換わります。全言語でそろえてください。',
      ),
    },
    rewards: {
      kind: 'reward_list',
      optional: true,
      max: 10,
      label: localized('Attachment', '附件', '添付'),
    },
    recipient_type: {
      kind: 'enum',
      of: recipientType,
      label: localized('Recipients', '收件對象', '宛先'),
    },
    server_ids: {
      kind: 'reference',
      to: 'server-setting',
      many: true,
      min: 1,
      max: 100,
      showWhen: { field: 'recipient_type', in: ['server'] },
      label: localized('Servers', '伺服器', 'サーバー'),
    },
    account_ids: {
      kind: 'long_text',
      maxLength: 20_000,
      form: 'account_list',
      showWhen: { field: 'recipient_type', in: ['account_ids'] },
      label: localized('Account IDs', '帳號編號', 'アカウントID'),
      help: localized(
        'Separated by commas, spaces or new lines.',
        '以逗號、空格或換行分隔。',
        'カンマ・空白・改行で区切ります。',
      ),
    },
    condition: {
      kind: 'condition_list',
      showWhen: { field: 'recipient_type', in: ['condition'] },
      label: localized('Condition', '條件', '条件'),
    },
    send_at: {
      kind: 'date_time',
      label: localized('Send at', '發送時間', '送信日時'),
      help: localized(
        'New players get it when their account is made, from now until it expires.',
        '對象為新玩家時，自此時起至到期前建立帳號者皆會收到。',
        '新規プレイヤー宛てなら、この日時から期限までに作られたアカウントに届きます。',
      ),
    },
    expire_days: {
      kind: 'integer',
      min: 1,
      max: 365,
      unit: 'days',
      default: 30,
      label: localized('Expires after', '有效天數', '有効日数'),
      help: localized(
        'What was not claimed by then is gone.',
        '逾期未領取即消失。',
        '期限までに受け取らないと消えます。',
      ),
    },
    delete_after_claim: {
      kind: 'boolean',
      default: false,
      label: localized('Deleted once claimed', '領取後刪除', '受け取ると削除'),
    },
    ...jumpFields,
  },
  rules: jumpRules,
  display: { title: 'title' },
  list: {
    columns: ['id', 'title', 'mail_type', 'recipient_type', 'rewards', 'send_at', 'status'],
    filters: ['mail_type', 'recipient_type', 'server_ids', 'send_at', 'status'],
    sorts: ['id', 'send_at'],
    sort: '-send_at',
  },
  search: ['title', 'body'],
  sections: [
    {
      key: 'message',
      title: localized('Message', '郵件內容', 'メッセージ'),
      fields: ['id', 'mail_type', 'title', 'sender', 'body'],
    },
    {
      key: 'attachment',
      title: localized('Attachment', '附件', '添付'),
      fields: ['rewards', 'delete_after_claim'],
    },
    {
      key: 'recipients',
      title: localized('Recipients', '收件對象', '宛先'),
      fields: ['recipient_type', 'server_ids', 'account_ids', 'condition'],
    },
    {
      key: 'delivery',
      title: localized('Delivery', '發送', '送信'),
      fields: ['send_at', 'expire_days'],
    },
    { key: 'button', title: localized('Button', '按鈕', 'ボタン'), fields: JUMP_FIELD_KEYS },
  ],
  panels: ['mail-preview'],
});
