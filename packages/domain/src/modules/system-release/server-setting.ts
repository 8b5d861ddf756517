import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { serverState } from '../../enums/server-state.ts';
import { common } from '../../field-sets/common-fields.ts';

const region = enumOf('server-region', {
  hk: ['Hong Kong', '香港', '香港', 'red', '港'],
  tw: ['Taiwan', '台灣', '台湾', 'green', '台'],
  sg: ['Singapore', '新加坡', 'シンガポール', 'orange', ['新', '星']],
  cn: ['Mainland China', '中國大陸', '中国本土', 'gold', '中'],
  jp: ['Japan', '日本', '日本', 'magenta', '日'],
  global: ['Global', '全球', 'グローバル', 'blue', '全'],
});

/** A world that players play in. */
export const serverSetting = defineModule({
  key: 'server-setting',
  family: 'system-release',
  scope: 'environment',
  titles: { title: ['Servers', '伺服器設定', 'サーバー設定'], record: ['Server', '伺服器', 'サーバー'] },
  synonyms: [
    'Maintenance',
    'Merge',
    '維護',
    '維修',
    '停機',
    '合服',
    'メンテナンス',
    'メンテ',
    'サーバー統合',
  ],
  identity: ['server_id'],
  sections: {
    basics: common.basics({
      server_id: field.id(['Server ID', '伺服器編號', 'サーバーID'], {
        max: 9999,
        help: [
          'Part of every player ID. Never reuse it.',
          '為玩家編號的一部分，不得重複使用。',
          'プレイヤーIDの一部なので、使い回せません。',
        ],
      }),
      name: common.name(40),
      region: field.enum(['Region', '地區', '地域'], region),
      state: field.enum(['Server state', '營運狀態', '稼働状態'], serverState, { default: 'not_open' }),
      merged_into: field.reference(['Merged into', '併入伺服器', '統合先'], 'server-setting', {
        notSelf: true,
        showWhen: { field: 'state', in: ['merged'] },
      }),
      open_at: field.dateTime(['Opens at', '開服時間', '開設日時'], {
        help: [
          'Cannot be changed once the server has players.',
          '已有玩家後不得變更。',
          'プレイヤーがいるサーバーでは変更できません。',
        ],
      }),
      recommended: field.boolean(['Recommended', '推薦', 'おすすめ'], {
        default: false,
        help: ['One per region.', '每個地區僅限一個。', '地域ごとに1つだけです。'],
      }),
    }),
    maintenance: section(['Maintenance', '維護', 'メンテナンス'], {
      maintenance_from: field.dateTime(['Maintenance from', '維護開始', 'メンテナンス開始'], {
        optional: true,
      }),
      maintenance_to: field.dateTime(['Maintenance until', '維護結束', 'メンテナンス終了'], {
        optional: true,
        afterField: 'maintenance_from',
      }),
      maintenance_notice: field.duration(['Advance notice', '提前公告', '事前告知'], 604_800, {
        optional: true,
        help: [
          'How long before maintenance the game notifies players.',
          '維護開始前多久於遊戲內通知玩家。',
          'メンテナンス開始のどれだけ前にゲーム内で知らせるかです。',
        ],
      }),
      maintenance_message: field.localizedText(
        ['Message to players', '維護訊息', 'プレイヤーへの案内'],
        300,
        { optional: true, multiline: true },
      ),
    }),
    connection: section(['Connection', '連線', '接続'], {
      api_url: field.text(['API address', 'API 位址', 'APIアドレス'], 200, {
        form: 'https_address',
        monospace: true,
        help: ['Must start with https.', '須以 https 開頭。', 'https で始まるアドレスです。'],
      }),
      socket_url: field.text(['Socket address', 'Socket 位址', 'ソケットアドレス'], 200, {
        form: 'wss_address',
        monospace: true,
        help: ['Must start with wss.', '須以 wss 開頭。', 'wss で始まるアドレスです。'],
      }),
      client_min_version: field.text(['Minimum client version', '最低用戶端版本', '最低クライアント版'], 20, {
        form: 'client_version',
        monospace: true,
        help: ['For example 1.4.0.', '例如 1.4.0。', '例：1.4.0。'],
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique' },
    { field: 'maintenance_message', is: 'required', when: { field: 'state', in: ['maintenance'] } },
    { field: 'maintenance_from', is: 'required', when: { field: 'maintenance_to', isFilled: true } },
    { countOf: { groupBy: 'region' }, where: { field: 'recommended', in: [true] }, is: 'at_most', than: 1 },
    { rule: 'no_cycle', field: 'merged_into' },
  ],
  list: {
    columns: [
      'server_id',
      'name',
      'region',
      'state',
      'open_at',
      'recommended',
      'maintenance_from',
      'maintenance_to',
      'status',
    ],
    filters: ['region', 'state', 'recommended', 'open_at', 'status'],
    sorts: ['server_id', 'name', 'open_at'],
  },
});
