import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';

/** The rules that hold for every guild. */
export const guildSetting = defineModule({
  key: 'guild-setting',
  family: 'guild',
  kind: 'singleton',
  titles: {
    title: localized('Guild rules', '公會規則', 'ギルド設定'),
    record: localized('Guild rules', '公會規則', 'ギルド設定'),
  },
  fields: {
    create_cost: {
      kind: 'cost_list',
      min: 1,
      max: 1,
      label: localized('Cost of founding', '創立消耗', '設立コスト'),
    },
    create_min_level: {
      kind: 'integer',
      min: 1,
      max: 300,
      default: 20,
      label: localized('Player level to found', '創立所需等級', '設立に必要なレベル'),
    },
    name_min: {
      kind: 'integer',
      min: 2,
      max: 4,
      default: 2,
      label: localized('Shortest name', '名稱最短字數', '名前の最短文字数'),
    },
    name_max: {
      kind: 'integer',
      min: 4,
      max: 20,
      default: 12,
      label: localized('Longest name', '名稱最長字數', '名前の最長文字数'),
    },
    rename_cost: {
      kind: 'cost_list',
      min: 1,
      max: 1,
      label: localized('Cost of a new name', '改名消耗', '改名コスト'),
    },
    vice_count: {
      kind: 'integer',
      min: 0,
      max: 10,
      default: 2,
      label: localized('Vice leaders', '副會長人數', 'サブマスターの人数'),
    },
    elite_count: {
      kind: 'integer',
      min: 0,
      max: 20,
      default: 5,
      label: localized('Elites', '菁英人數', 'エリートの人数'),
    },
    leader_inactive_days: {
      kind: 'integer',
      min: 3,
      max: 60,
      unit: 'days',
      default: 14,
      label: localized('Leadership moves after', '會長移轉期限', 'ギルドマスター交代まで'),
      help: localized(
        'Days without a login of the leader.',
        '會長未登入的天數。',
        'ギルドマスターがログインしない日数です。',
      ),
    },
    apply_limit: {
      kind: 'integer',
      min: 1,
      max: 100,
      default: 30,
      label: localized('Applications at a time', '同時申請上限', '申請の上限'),
    },
    kick_per_day: {
      kind: 'integer',
      min: 0,
      max: 50,
      default: 3,
      label: localized('Dismissals a day', '每日踢除上限', '1日の除名上限'),
    },
    rejoin_cooldown_hours: {
      kind: 'integer',
      min: 0,
      max: 168,
      unit: 'hours',
      default: 24,
      label: localized('Wait before joining again', '再次加入冷卻', '再加入までの時間'),
      help: localized(
        'Long enough that nobody claims the rewards of two guilds.',
        '須足以避免玩家重複領取兩個公會的獎勵。',
        '2つのギルドの報酬を受け取れない長さにしてください。',
      ),
    },
    dissolve_wait_hours: {
      kind: 'integer',
      min: 0,
      max: 168,
      unit: 'hours',
      default: 72,
      label: localized('Wait before dissolving', '解散等待時間', '解散までの時間'),
    },
    daily_reset_hour: {
      kind: 'integer',
      min: 0,
      max: 23,
      default: 5,
      label: localized('Daily reset at', '每日重置時刻', '日次リセットの時刻'),
      help: localized('Full hour of the game’s clock.', '遊戲時區的整點。', 'ゲーム時間の正時です。'),
    },
  },
  rules: [{ rule: 'greater_or_equal', field: 'name_max', than: 'name_min' }],
  sections: [
    {
      key: 'founding',
      title: localized('Founding', '創立', '設立'),
      fields: ['create_cost', 'create_min_level', 'name_min', 'name_max', 'rename_cost'],
    },
    {
      key: 'positions',
      title: localized('Positions', '職位', '役職'),
      fields: ['vice_count', 'elite_count', 'leader_inactive_days'],
    },
    {
      key: 'members',
      title: localized('Members', '成員', 'メンバー'),
      fields: [
        'apply_limit',
        'kick_per_day',
        'rejoin_cooldown_hours',
        'dissolve_wait_hours',
        'daily_reset_hour',
      ],
    },
  ],
});
