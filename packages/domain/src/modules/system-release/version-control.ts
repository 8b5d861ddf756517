import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

/** The versions of an environment: made and copied under Environments, looked up here. */
export const versionControl = defineModule({
  key: 'version-control',
  family: 'system-release',
  scope: 'environment',
  store: 'versions',
  titles: {
    title: localized('Version Control', '版本管理', 'バージョン管理'),
    record: localized('Version', '版本', 'バージョン'),
  },
  identity: ['setting_id'],
  fields: {
    setting_id: { kind: 'id', label: localized('Setting ID', '設定編號', '設定ID') },
    name: { kind: 'text', maxLength: 31, label: localized('Name', '名稱', '名前') },
    live_release: {
      kind: 'integer',
      min: 1,
      max: 999_999_999,
      optional: true,
      label: localized('Live release', '上線中的發布', '公開中のリリース'),
    },
    created_at: { kind: 'date_time', label: localized('Created', '建立時間', '作成日時') },
    last_update_time: {
      kind: 'date_time',
      optional: true,
      label: localized('Last change', '最後變更', '最終更新'),
    },
  },
  display: { title: 'name' },
  list: {
    columns: ['setting_id', 'name', 'live_release', 'created_at', 'last_update_time'],
    sorts: ['name', 'created_at', 'last_update_time'],
  },
  search: ['name'],
});
