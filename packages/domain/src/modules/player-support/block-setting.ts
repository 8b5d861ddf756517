import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import type { RuleDefinition } from '../../core/rule.ts';
import type { TextForm } from '../../core/text-form.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { settingStatus } from '../../enums/setting-status.ts';
import { common } from '../../field-sets/common-fields.ts';

const blockType = enumOf('block-type', {
  account: ['Account', '帳號', 'アカウント', 'red', '帳'],
  device: ['Device', '裝置', '端末', 'orange', ['裝', '装']],
  ip: ['IP address', 'IP 位址', 'IPアドレス', 'magenta', 'IP'],
  ip_range: ['IP range', 'IP 網段', 'IP範囲', 'purple', ['段', '域']],
  country: ['Country', '國家地區', '国・地域', 'gold', ['國', '国']],
  app_version: ['App version', 'App 版本', 'アプリのバージョン', 'cyan', '版'],
});

const scope = enumOf('block-scope', {
  all: ['All features', '全部功能', 'すべて', 'red', '全'],
  login: ['Sign-in', '登入', 'ログイン', 'red', '登'],
  chat: ['Chat', '聊天', 'チャット', 'blue', ['聊', '話']],
  arena: ['Arena', '競技場', 'アリーナ', 'purple', '競'],
  guild: ['Guild', '公會', 'ギルド', 'green', ['會', '会']],
  purchase: ['Purchases', '購買', '購入', 'gold', '購'],
});

const reason = enumOf('block-reason', {
  cheat: ['Cheating', '作弊', 'チート', 'red', ['弊', '不']],
  payment_abuse: ['Payment abuse', '付款濫用', '決済の悪用', 'orange', ['付', '決']],
  chat_abuse: ['Chat abuse', '言語不當', 'チャットの迷惑行為', 'magenta', '言'],
  account_trade: ['Account trading', '帳號買賣', 'アカウント売買', 'purple', ['賣', '売']],
  legal: ['Legal', '法律因素', '法的な理由', 'blue', '法'],
  test: ['Trial', '測試', 'テスト', 'neutral', ['測', '試']],
});

/** How a value is written, by what is blocked. */
const FORMS: readonly (readonly [type: string, form: TextForm])[] = [
  ['account', 'positive_number'],
  ['device', 'device'],
  ['ip', 'ip_address'],
  ['ip_range', 'ip_range'],
  ['country', 'country'],
  ['app_version', 'client_version'],
];

const formRules = FORMS.map(([type, form]): RuleDefinition => ({
  field: 'value',
  is: 'of_form',
  form: form,
  when: { field: 'block_type', in: [type] },
}));

/** Who or what the game keeps out, of which part of it, and until when. Takes effect on save. */
export const blockSetting = defineModule({
  key: 'block-setting',
  family: 'player-support',
  scope: 'environment',
  titles: {
    title: ['Block Setting', '封鎖設定', 'アクセス制限設定'],
    record: ['Block', '封鎖', 'アクセス制限'],
  },
  synonyms: ['Ban', 'Blacklist', '黑名單', '停權', '封鎖名單', 'ブラックリスト'],
  sections: {
    basics: common.basics({
      id: common.id(),
      block_type: field.enum(['Type', '封鎖類型', '種類'], blockType),
      value: field.text(['Target', '封鎖對象', '対象'], 100, {
        monospace: true,
        help: [
          'An account ID, device, IP address, range such as 203.0.113.0/24, country such as TW or version such as 1.4.0. Never block the office or a payment provider.',
          '帳號編號、裝置、IP、網段（203.0.113.0/24）、國碼（TW）或版本（1.4.0）。不可封鎖辦公室或金流業者。',
          'アカウントID、端末、IP、範囲（203.0.113.0/24）、国コード（TW）、バージョン（1.4.0）。オフィスや決済事業者は対象にしないでください。',
        ],
      }),
      server_ids: common.serversOrAll(),
      scope: field.enum(['Blocked features', '封鎖範圍', '制限する範囲'], scope, { default: 'login' }),
      // Who blocks somebody expects that they are blocked: other records start not open.
      status: field.enum(['Status', '狀態', '状態'], settingStatus, { default: 'active' }),
    }),
    time: section(['Time', '時間', '期間'], {
      starts_at: field.dateTime(['From', '開始時間', '開始日時'], { durations: [0] }),
      ends_at: field.dateTime(['Until', '結束時間', '終了日時'], {
        optional: true,
        afterField: 'starts_at',
        durations: [1, 24, 72, 168, 720],
        help: [
          'Empty: permanent. To lift a block, set an end time; the record is kept.',
          '留空表示永久。解除封鎖請填寫結束時間，資料會保留。',
          '空欄なら無期限です。解除するときは終了日時を入れ、記録は残します。',
        ],
      }),
    }),
    reason: section(['Reason and message', '原因與訊息', '理由とメッセージ'], {
      reason: field.enum(['Reason', '原因', '理由'], reason),
      message: field.localizedText(['Message to players', '顯示給玩家的訊息', 'プレイヤーへの案内'], 200, {
        optional: true,
        multiline: true,
      }),
      evidence: field.longText(['Evidence', '證據', '証拠'], 500, {
        optional: true,
        staffOnly: true,
        help: ['Staff only.', '僅供內部查看。', 'スタッフだけが見ます。'],
      }),
    }),
  },
  rules: [
    ...formRules,
    {
      field: 'value',
      is: 'of_form',
      form: 'narrow_ip_range',
      when: { field: 'block_type', in: ['ip_range'] },
      severity: 'warning',
    },
    { field: 'starts_at', to: 'ends_at', along: { groupBy: ['block_type', 'value', 'scope'] }, is: 'apart' },
  ],
  list: {
    columns: ['id', 'block_type', 'value', 'scope', 'reason', 'starts_at', 'ends_at', 'status'],
    filters: ['block_type', 'value', 'scope', 'reason', 'server_ids', 'starts_at', 'ends_at', 'status'],
    sorts: ['id', 'starts_at', 'ends_at'],
    sort: '-starts_at',
  },
  search: ['value', 'evidence'],
  panels: ['blocked-player'],
});
