import { field } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';

/** The versions of an environment: made and copied under Environments, looked up here. */
export const versionControl = defineModule({
  key: 'version-control',
  family: 'system-release',
  scope: 'environment',
  store: 'versions',
  titles: {
    title: ['Version Control', '版本管理', 'バージョン管理'],
    record: ['Version', '版本', 'バージョン'],
  },
  identity: ['setting_id'],
  fields: {
    setting_id: field.id(['Setting ID', '設定編號', '設定ID']),
    name: common.staffName(31),
    live_release: field.integer(['Live release', '上線中的發布', '公開中のリリース'], [1, 999_999_999], {
      optional: true,
    }),
    note: field.text(['Note', '備註', 'メモ'], 2000, { optional: true }),
    checksum: field.text(['Content hash', '內容雜湊', '内容ハッシュ'], 64, {
      optional: true,
      monospace: true,
      help: ['Of its newest release.', '最近一次發布的內容。', '最新のリリースの内容です。'],
    }),
    created_at: field.dateTime(['Created', '建立時間', '作成日時']),
    last_update_time: field.dateTime(['Last change', '最後變更', '最終更新'], { optional: true }),
  },
  list: { sorts: ['name', 'created_at', 'last_update_time'] },
});
