import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const purpose = enumOf('super-account-purpose', {
  qa: ['QA', '品質測試', 'QA（品質保証）', 'purple', ['測', '試']],
  demo: ['Demonstration', '展示', 'デモ', 'cyan', '展'],
  press: ['Press', '媒體', 'メディア', 'magenta', '媒'],
  support: ['Player support', '客服', 'カスタマーサポート', 'blue', '客'],
  load_test: ['Load test', '壓力測試', '負荷テスト', 'orange', ['壓', '圧']],
});

const SECONDS_PER_YEAR = 31_536_000;
/** How long a super account of a protected environment may see what is not open yet. */
const MAX_PREVIEW_DAYS = 30;
/** While a protected environment shows a super account what is not open yet. */
const PREVIEWS_FOR_PLAYERS = [{ isProtected: true }, { field: 'bypass_timeslot', in: [true] }] as const;

/** Players who may do what others may not, for trials and guests. Takes effect on save. */
export const sac = defineModule({
  key: 'sac',
  family: 'player-support',
  scope: 'environment',
  titles: {
    title: ['Super Account control', '超級帳號管理', '特別アカウント管理'],
    record: ['Super account', '超級帳號', '特別アカウント'],
  },
  synonyms: [
    'Whitelist',
    'Allowlist',
    'Test accounts',
    '白名單',
    '測試帳號',
    'ホワイトリスト',
    'テストアカウント',
  ],
  sections: {
    who: section(['Account and purpose', '對象與用途', '対象と用途'], {
      id: common.id(),
      server_id: field.reference(['Server', '伺服器', 'サーバー'], 'server-setting'),
      account_id: field.integer(['Account ID', '帳號編號', 'アカウントID'], [1, 999_999_999], {
        help: [
          'Player number on this server. Enter an owner in the remark.',
          '玩家在此伺服器的編號；請於備註註明負責人。',
          'このサーバーでのプレイヤーの番号です。責任者を備考に書いてください。',
        ],
      }),
      purpose: field.enum(['Purpose', '用途', '用途'], purpose, { default: 'qa' }),
      starts_at: field.dateTime(['From', '開始時間', '開始日時'], {
        optional: true,
        help: ['Empty: immediately.', '留空表示立即生效。', '空欄ならすぐに有効です。'],
      }),
      expires_at: field.dateTime(['Until', '到期時間', '期限'], {
        optional: true,
        afterField: 'starts_at',
        help: [
          'Empty: until removed. Required in protected environments.',
          '留空表示直到移除為止；受保護的環境中為必填。',
          '空欄なら取り消すまで有効です。保護された環境では必須です。',
        ],
      }),
    }),
    rights: section(['Permissions', '權限', '権限'], {
      bypass_maintenance: field.boolean(
        ['Can sign in during maintenance', '維護中可登入', 'メンテナンス中もログイン可'],
        { default: false },
      ),
      bypass_timeslot: field.boolean(
        ['Can see unopened content', '可見未開放內容', '未公開コンテンツを表示'],
        {
          default: false,
          help: [
            'In protected environments: start and end are required, at most 30 days apart.',
            '受保護的環境中須填寫開始與到期時間，且最長 30 天。',
            '保護された環境では開始と期限が必要で、最長30日間です。',
          ],
        },
      ),
      time_offset_sec: field.integer(
        ['Clock offset (s)', '個人時間偏移（秒）', '時刻オフセット（秒）'],
        [-SECONDS_PER_YEAR, SECONDS_PER_YEAR],
        {
          optional: true,
          unit: 'seconds',
          help: [
            'Negative values run behind. 86400 is one day.',
            '負數表示延後；86400 為一天。',
            '負の数なら遅らせます。86400で1日です。',
          ],
        },
      ),
    }),
    figures: section(['Statistics', '統計', '集計'], {
      exclude_from_ranking: field.boolean(['Exclude from rankings', '不列入排行', 'ランキングから除外'], {
        default: true,
      }),
      exclude_from_revenue: field.boolean(['Exclude from revenue', '不計入營收', '売上から除外'], {
        default: true,
      }),
    }),
  },
  rules: [
    { fields: ['server_id', 'account_id'], is: 'unique' },
    { field: 'exclude_from_ranking', is: 'same', as: true, when: { isProtected: true } },
    { field: 'exclude_from_revenue', is: 'same', as: true, when: { isProtected: true } },
    { field: 'expires_at', is: 'required', when: { isProtected: true } },
    { field: 'starts_at', is: 'required', when: PREVIEWS_FOR_PLAYERS },
    {
      field: 'expires_at',
      is: 'at_most',
      than: { days: MAX_PREVIEW_DAYS, after: 'starts_at' },
      when: PREVIEWS_FOR_PLAYERS,
    },
  ],
  display: { title: 'account_id' },
  list: {
    columns: ['id', 'server_id', 'account_id', 'purpose', 'bypass_timeslot', 'expires_at', 'status'],
    filters: ['server_id', 'account_id', 'purpose', 'bypass_timeslot', 'expires_at', 'status'],
    sorts: ['id', 'account_id', 'expires_at'],
  },
  search: ['account_id', 'remark'],
  panels: ['super-account'],
});
