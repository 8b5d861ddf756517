import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const versionState = enumOf('version-state', {
  draft: ['Draft', '草稿', 'ドラフト', 'blue', ['草', '稿']],
  active: ['Live', '上線中', '公開中', 'green', ['線', '公']],
  released: ['Released before', '曾經上線', '公開済み', 'neutral', ['曾', '済']],
  archived: ['Archived', '已封存', 'アーカイブ', 'orange', ['封', '庫']],
});

/** The versions of an environment. */
export const versionControl = defineModule({
  key: 'version-control',
  family: 'system-release',
  scope: 'environment',
  store: 'versions',
  titles: {
    title: ['Version Control', '版本管理', 'バージョン管理'],
    record: ['Version', '版本', 'バージョン'],
  },
  synonyms: ['Force update', 'Minimum client', '強制更新', 'アップデート'],
  identity: ['setting_id'],
  fields: {
    setting_id: field.id(['Setting ID', '設定編號', '設定ID']),
    name: common.staffName(31),
    state: field.enum(['State', '狀態', '状態'], versionState),
    base: field.text(['Copied from', '複製來源', '複製元'], 63, { optional: true, monospace: true }),
    live_release: field.integer(['Live release', '上線中的發布', '公開中のリリース'], [1, 999_999_999], {
      optional: true,
    }),
    note: field.text(['Note', '備註', 'メモ'], 2000, { optional: true }),
    checksum: field.text(['Content hash', '內容雜湊值', '内容のハッシュ'], 64, {
      form: 'hash',
      optional: true,
      monospace: true,
      help: ['Hash of its newest release.', '最近一次發布的雜湊值。', '最新のリリースのハッシュです。'],
    }),
    client_min_version: field.text(['Minimum client version', '最低用戶端版本', '最低クライアント版'], 20, {
      optional: true,
      monospace: true,
    }),
    created_by: field.text(['Created by', '建立者', '作成者'], 100, { optional: true }),
    created_at: field.dateTime(['Created', '建立時間', '作成日時']),
    last_update_time: field.dateTime(['Last change', '最後變更', '最終更新'], { optional: true }),
  },
  list: {
    columns: [
      'setting_id',
      'name',
      'state',
      'base',
      'live_release',
      'note',
      'client_min_version',
      'created_by',
      'last_update_time',
      'checksum',
    ],
    sorts: ['name', 'created_at', 'last_update_time'],
  },
});
