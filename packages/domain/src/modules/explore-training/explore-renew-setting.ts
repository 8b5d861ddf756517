import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { HOURS } from '../../enums/hours.ts';
import { rarity } from '../../enums/rarity.ts';

/** When the exploration board is refilled. */
export const exploreRenewSetting = defineModule({
  key: 'explore-renew-setting',
  family: 'explore-training',
  titles: {
    title: ['Explore refresh', '探索刷新', '探索更新'],
    record: ['Explore refresh', '探索刷新', '探索更新'],
  },
  kind: 'singleton',
  sections: {
    clock: section(['Scheduled refresh', '定時刷新', '定時の更新'], {
      reset_hours: field.rows(['Refresh hours', '刷新時刻', '更新時刻'], [1, 6], {
        uniqueBy: 'hour',
        help: ['Full hours in game time.', '以遊戲時間的整點填寫。', 'ゲーム時間の正時で指定します。'],
        fields: { hour: field.integer(['Hour', '時刻', '時刻'], [0, 23], { words: HOURS }) },
      }),
      keep_running: field.boolean(['Keep running explorations', '保留進行中的探索', '進行中の探索を残す'], {
        default: true,
      }),
    }),
    hand: section(['Manual refresh', '手動刷新', '手動の更新'], {
      free_renew_per_day: field.integer(['Free per day', '每日免費次數', '1日の無料回数'], [0, 20], {
        default: 1,
      }),
      manual_renew_limit: field.integer(['Max per day', '每日上限', '1日の上限'], [0, 100], {
        default: 10,
      }),
      min_rarity_after: field.enum(['Guaranteed rarity', '保底稀有度', '確定レアリティ'], rarity, {
        optional: true,
      }),
      guarantee_every: field.integer(['Refreshes until guarantee', '保底次數', '確定までの回数'], [2, 50], {
        optional: true,
      }),
    }),
  },
  rules: [{ fields: ['min_rarity_after', 'guarantee_every'], is: 'all_or_none' }],
});
