import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { rewardRows } from '../../field-sets/reward-steps.ts';

const place = enumOf('free-reward-place', {
  mall_top: ['Top of the mall', '商城首頁', 'モールの上部', 'gold', ['首', '上']],
  daily_tab: ['Daily packages', '每日分頁', 'デイリータブ', 'green', '日'],
  weekly_tab: ['Weekly packages', '每週分頁', 'ウィークリータブ', 'blue', '週'],
  login_popup: ['Pop-up at login', '登入時彈出視窗', 'ログイン時', 'orange', ['彈', '表']],
});

const LEVEL = [1, 300] as const;

/** What the mall gives away every day: to whom, and on which page. */
export const dailyPackageFreeRewardSetting = defineModule({
  key: 'daily-package-free-reward-setting',
  family: 'shop-packages',
  titles: {
    title: ['Daily free rewards', '每日免費禮包', 'デイリー無料パック'],
    record: ['Free reward', '免費禮包', '無料パック'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(40),
      place: field.enum(['Location', '顯示位置', '表示場所'], place, { default: 'mall_top' }),
      weekday: common.weekday({ optional: true }),
      timeslot: common.openTime(),
    }),
    players: section(['Audience', '對象', '対象'], {
      user_level_from: common.fromPlayerLevel(LEVEL, { default: 1 }),
      user_level_to: field.integer(['To player level', '玩家等級至', 'プレイヤーレベル上限'], LEVEL, {
        optional: true,
      }),
      vip_from: field.integer(['From VIP level', 'VIP 等級起', '必要なVIPレベル'], [0, 30], { default: 0 }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      rewards: common.rewards([]),
      streak_rewards: field.rows(['Consecutive day reward', '連續領取獎勵', '連続受け取りの報酬'], 30, {
        optional: true,
        ...rewardRows({ days: field.integer(['Days', '天數', '日数'], [2, 365]) }),
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'user_level_to', is: 'at_least', than: { field: 'user_level_from' } },
    {
      field: 'user_level_from',
      to: 'user_level_to',
      along: { groupBy: ['place', 'weekday'] },
      is: 'apart',
    },
    { field: 'days', along: 'streak_rewards', is: 'rising' },
  ],
  list: {
    columns: ['id', 'name', 'place', 'weekday', 'user_level_from', 'user_level_to', 'rewards', 'status'],
    filters: ['place', 'weekday', 'vip_from', 'status'],
    sorts: ['id', 'name', 'user_level_from'],
  },
});
