import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { HOURS } from '../../enums/hours.ts';

/** The lowest member limit of all guild levels. */
const FEWEST_MEMBERS = { smallestOf: 'member_limit', in: { numbered: 'guild-level-setting' } } as const;

/** The rules that hold for every guild. Its positions fit into the smallest one. */
export const guildSetting = defineModule({
  key: 'guild-setting',
  family: 'guild',
  kind: 'singleton',
  titles: {
    title: ['Guild rules', '公會規則', 'ギルド設定'],
    record: ['Guild rules', '公會規則', 'ギルド設定'],
  },
  synonyms: ['Clan', 'Alliance', 'クラン'],
  sections: {
    founding: section(['Creation', '創立', '設立'], {
      create_cost: field.costs(['Creation cost', '創立消耗', '設立コスト'], [1, 1]),
      create_min_level: field.integer(
        ['Required player level', '創立所需等級', '設立に必要なレベル'],
        [1, 300],
        { default: 20 },
      ),
      name_min: field.integer(['Minimum name length', '名稱最短字數', '名前の最短文字数'], [2, 4], {
        default: 2,
      }),
      name_max: field.integer(['Maximum name length', '名稱最長字數', '名前の最長文字数'], [4, 20], {
        default: 12,
      }),
      rename_cost: field.costs(['Rename cost', '改名消耗', '改名コスト'], [1, 1]),
    }),
    positions: section(['Positions', '職位', '役職'], {
      vice_count: field.integer(['Vice leaders', '副會長人數', 'サブマスターの人数'], [0, 10], {
        default: 2,
      }),
      elite_count: field.integer(['Elites', '菁英人數', 'エリートの人数'], [0, 20], { default: 5 }),
      leader_inactive_days: field.integer(
        ['Leader inactivity limit', '會長移轉期限', 'ギルドマスターの交代期限'],
        [3, 60],
        {
          unit: 'days',
          default: 14,
          help: [
            'Number of days the leader has not logged in.',
            '會長未登入的天數。',
            'ギルドマスターがログインしない日数です。',
          ],
        },
      ),
    }),
    members: section(['Members', '成員', 'メンバー'], {
      apply_limit: field.integer(['Maximum open applications', '同時申請上限', '申請の上限'], [1, 100], {
        default: 30,
      }),
      kick_per_day: field.integer(['Dismissals per day', '每日踢出上限', '1日の除名上限'], [0, 50], {
        default: 3,
      }),
      rejoin_cooldown_hours: field.integer(
        ['Rejoin cooldown', '再次加入冷卻', '再加入までの時間'],
        [0, 168],
        {
          unit: 'hours',
          default: 24,
          help: [
            'Must be long enough to prevent claiming rewards from two guilds.',
            '須足以避免玩家重複領取兩個公會的獎勵。',
            '2つのギルドの報酬を受け取れない長さにしてください。',
          ],
        },
      ),
      dissolve_wait_hours: field.integer(['Dissolution delay', '解散等待時間', '解散までの時間'], [0, 168], {
        unit: 'hours',
        default: 72,
      }),
      daily_reset_hour: field.integer(['Daily reset at', '每日重置時刻', '日次リセットの時刻'], [0, 23], {
        default: 5,
        words: HOURS,
        help: ['In game time.', '以遊戲時間為準。', 'ゲーム時間です。'],
      }),
    }),
  },
  rules: [
    { field: 'name_max', is: 'at_least', than: { field: 'name_min' } },
    {
      field: 'elite_count',
      is: 'less',
      than: { totalOf: [FEWEST_MEMBERS, { productOf: [{ field: 'vice_count' }, -1] }] },
    },
  ],
});
