import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';

const appliesTo = enumOf('time-offset-target', {
  server: ['Everyone on the servers', '伺服器全體', 'サーバー全体', 'red', '全'],
  super_account: ['Super accounts only', '僅超級帳號', '特別アカウントのみ', 'green', '特'],
  both: ['Both', '兩者', '両方', 'orange', ['兩', '両']],
});

const SECONDS_PER_YEAR = 31_536_000;

/** How far the game's clock is ahead of the real one, for trials. */
export const timeOffset = defineModule({
  key: 'time-offset',
  family: 'system-release',
  kind: 'singleton',
  scope: 'environment',
  titles: {
    title: localized('Time offset', '時間偏移', '時刻オフセット'),
    record: localized('Time offset', '時間偏移', '時刻オフセット'),
  },
  fields: {
    enabled: {
      kind: 'boolean',
      default: false,
      label: localized('Shift the clock', '偏移時鐘', '時刻をずらす'),
      help: localized(
        'Never in a protected environment. A daily reset that was jumped over cannot be undone.',
        '受保護環境不得啟用；跳過的每日重置無法復原。',
        '保護された環境では使えません。飛び越えた日次リセットは元に戻せません。',
      ),
    },
    offset_sec: {
      kind: 'integer',
      min: -SECONDS_PER_YEAR,
      max: SECONDS_PER_YEAR,
      unit: 'seconds',
      default: 0,
      label: localized('Ahead of the real clock', '偏移秒數', '進める秒数'),
      help: localized(
        'Below 0 the game’s clock is behind. 86400 is a day.',
        '負數表示延後；86400 為一天。',
        '負の数なら遅らせます。86400で1日です。',
      ),
    },
    applies_to: {
      kind: 'enum',
      of: appliesTo,
      default: 'super_account',
      label: localized('For', '適用對象', '対象'),
    },
    server_ids: {
      kind: 'reference',
      to: 'server-setting',
      many: true,
      optional: true,
      max: 100,
      label: localized('Servers', '伺服器', 'サーバー'),
      help: localized('Empty: all of them.', '留空表示全部伺服器。', '空欄ならすべてです。'),
    },
    expires_at: {
      kind: 'date_time',
      optional: true,
      label: localized('Until', '到期時間', '期限'),
      help: localized(
        'From then on the real clock counts again.',
        '到期後恢復為實際時間。',
        '期限を過ぎると実際の時刻に戻ります。',
      ),
    },
  },
  rules: [
    { rule: 'required_when', field: 'expires_at', when: 'enabled', in: [true] },
    { rule: 'off_where_protected', field: 'enabled' },
  ],
  sections: [
    {
      key: 'offset',
      title: localized('Offset', '偏移', 'オフセット'),
      fields: ['enabled', 'offset_sec', 'expires_at'],
    },
    {
      key: 'target',
      title: localized('For whom', '適用範圍', '対象'),
      fields: ['applies_to', 'server_ids'],
    },
  ],
});
