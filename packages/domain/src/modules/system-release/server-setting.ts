import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { serverState } from '../../enums/server-state.ts';

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
  titles: {
    title: localized('Servers', '伺服器設定', 'サーバー設定'),
    record: localized('Server', '伺服器', 'サーバー'),
  },
  identity: ['server_id'],
  fields: {
    server_id: {
      kind: 'id',
      max: 9999,
      label: localized('Server ID', '伺服器編號', 'サーバーID'),
      help: localized(
        'Part of every player ID, so it is never used again.',
        '為玩家編號的一部分，不得重複使用。',
        'プレイヤーIDの一部なので、使い回せません。',
      ),
    },
    name: { kind: 'localized_text', maxLength: 40, label: localized('Name', '名稱', '名前') },
    region: { kind: 'enum', of: region, label: localized('Region', '地區', '地域') },
    state: {
      kind: 'enum',
      of: serverState,
      default: 'not_open',
      label: localized('Server state', '營運狀態', '稼働状態'),
    },
    open_at: {
      kind: 'date_time',
      label: localized('Opens at', '開服時間', '開設日時'),
      help: localized(
        'Stays as it is once there are players.',
        '已有玩家後不得變更。',
        'プレイヤーがいるサーバーでは変更できません。',
      ),
    },
    recommended: {
      kind: 'boolean',
      default: false,
      label: localized('Recommended', '推薦', 'おすすめ'),
      help: localized('One in each region.', '每個地區僅限一個。', '地域ごとに1つだけです。'),
    },
    merged_into: {
      kind: 'reference',
      to: 'server-setting',
      notSelf: true,
      showWhen: { field: 'state', in: ['merged'] },
      label: localized('Merged into', '併入伺服器', '統合先'),
    },
    maintenance_from: {
      kind: 'date_time',
      optional: true,
      label: localized('Maintenance from', '維護開始', 'メンテナンス開始'),
    },
    maintenance_to: {
      kind: 'date_time',
      optional: true,
      afterField: 'maintenance_from',
      label: localized('Maintenance until', '維護結束', 'メンテナンス終了'),
    },
    maintenance_notice: {
      kind: 'duration',
      optional: true,
      max: 604_800,
      label: localized('Announced ahead', '提前公告', '事前告知'),
      help: localized(
        'How long before maintenance the game tells its players.',
        '維護開始前多久於遊戲內通知玩家。',
        'メンテナンス開始のどれだけ前にゲーム内で知らせるかです。',
      ),
    },
    maintenance_message: {
      kind: 'localized_text',
      optional: true,
      multiline: true,
      maxLength: 300,
      label: localized('Message to players', '維護訊息', 'プレイヤーへの案内'),
    },
    api_url: {
      kind: 'text',
      maxLength: 200,
      form: 'https_address',
      monospace: true,
      label: localized('API address', 'API 位址', 'APIアドレス'),
      help: localized('Begins with https.', '須以 https 開頭。', 'https で始まるアドレスです。'),
    },
    socket_url: {
      kind: 'text',
      maxLength: 200,
      form: 'wss_address',
      monospace: true,
      label: localized('Socket address', 'Socket 位址', 'ソケットアドレス'),
      help: localized('Begins with wss.', '須以 wss 開頭。', 'wss で始まるアドレスです。'),
    },
    client_min_version: {
      kind: 'text',
      maxLength: 20,
      form: 'client_version',
      monospace: true,
      label: localized('Oldest client', '最低用戶端版本', '最低クライアント版'),
      help: localized('Like 1.4.0.', '例如 1.4.0。', '例：1.4.0。'),
    },
  },
  rules: [
    { rule: 'unique', fields: ['name'] },
    { rule: 'required_when', field: 'maintenance_message', when: 'state', in: ['maintenance'] },
    { rule: 'required_with', field: 'maintenance_from', with: 'maintenance_to' },
    { rule: 'at_most_with', field: 'recommended', value: true, max: 1, groupBy: 'region' },
    { rule: 'no_cycle', field: 'merged_into' },
  ],
  display: { title: 'name' },
  list: {
    columns: ['server_id', 'name', 'region', 'state', 'open_at', 'recommended', 'maintenance_from', 'status'],
    filters: ['region', 'state', 'recommended', 'open_at', 'status'],
    sorts: ['server_id', 'name', 'open_at'],
  },
  search: ['name'],
  sections: [
    {
      key: 'basics',
      title: localized('Basics', '基本資料', '基本'),
      fields: ['server_id', 'name', 'region', 'state', 'merged_into', 'open_at', 'recommended'],
    },
    {
      key: 'maintenance',
      title: localized('Maintenance', '維護', 'メンテナンス'),
      fields: ['maintenance_from', 'maintenance_to', 'maintenance_notice', 'maintenance_message'],
    },
    {
      key: 'connection',
      title: localized('Connection', '連線', '接続'),
      fields: ['api_url', 'socket_url', 'client_min_version'],
    },
  ],
});
