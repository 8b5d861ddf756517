import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const appliesTo = enumOf('time-offset-target', {
  server: ['All players on the servers', '伺服器全體', 'サーバー全体', 'red', '全'],
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
  panels: ['game-clock'],
  titles: {
    title: ['Time offset', '時間偏移', '時刻オフセット'],
    record: ['Time offset', '時間偏移', '時刻オフセット'],
  },
  sections: {
    offset: section(['Offset', '偏移', 'オフセット'], {
      enabled: field.boolean(['Offset the clock', '偏移時鐘', '時刻をずらす'], {
        default: false,
        help: [
          'Not allowed in a protected environment. A skipped daily reset cannot be undone.',
          '受保護環境不得啟用；跳過的每日重置無法復原。',
          '保護された環境では使えません。飛び越えた日次リセットは元に戻せません。',
        ],
      }),
      offset_sec: field.integer(
        ['Offset (s)', '偏移（秒）', 'オフセット（秒）'],
        [-SECONDS_PER_YEAR, SECONDS_PER_YEAR],
        {
          unit: 'seconds',
          default: 0,
          help: [
            'Negative values run behind. 86400 is one day.',
            '負數表示延後；86400 為一天。',
            '負の数なら遅らせます。86400で1日です。',
          ],
        },
      ),
      expires_at: field.dateTime(['Until', '到期時間', '期限'], {
        optional: true,
        help: [
          'After this, the real clock applies.',
          '到期後恢復為實際時間。',
          '期限を過ぎると実際の時刻に戻ります。',
        ],
      }),
    }),
    target: section(['Scope', '適用範圍', '適用範囲'], {
      applies_to: field.enum(['Applies to', '適用對象', '対象'], appliesTo, { default: 'super_account' }),
      server_ids: common.serversOrAll(),
    }),
  },
  rules: [
    { field: 'expires_at', is: 'required', when: { field: 'enabled', in: [true] } },
    { field: 'enabled', is: 'empty', when: { isProtected: true } },
  ],
});
