import { localized } from '../../core/language.ts';
import { defineModule } from '../../core/module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { MAX_FLOORS, POWER_STEP_PERCENT } from '../../field-sets/tower-limits.ts';

const floorType = enumOf('floor-type', {
  normal: ['Normal', '普通', '通常', 'neutral', '普'],
  elite: ['Elite', '菁英', '精鋭', 'orange', ['菁', '精']],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  rest: ['Rest', '休息', '休憩', 'green', '憩'],
});

const winCondition = enumOf('floor-win-condition', {
  kill_all: ['Defeat all', '擊敗全部敵人', '敵をすべて倒す', 'neutral', '勝'],
  survive: ['Survive', '存活', '生き残る', 'green', '存'],
  within_turns: ['Win in time', '回合內獲勝', 'ターン内に勝つ', 'blue', '時'],
  no_down: ['Nobody falls', '無人倒下', '戦闘不能なし', 'orange', '全'],
});

const ELITE_EVERY = 10;

/** One floor of a tower. */
export const pveFloorSetting = defineModule({
  key: 'pve-floor-setting',
  family: 'towers-maze',
  titles: {
    title: localized('PvE floors', '塔樓層', '塔のフロア'),
    record: localized('Floor', '樓層', 'フロア'),
  },
  kind: 'child',
  parent: 'tower_id',
  address: '/pve-floor-setting/detail/{tower_id}',
  identity: ['floor'],
  fields: {
    tower_id: { kind: 'reference', to: 'pve-tower-setting', label: localized('Tower', '試煉塔', '塔') },
    floor: { kind: 'integer', min: 1, max: MAX_FLOORS, label: localized('Floor', '樓層', '階') },
    floor_type: {
      kind: 'enum',
      of: floorType,
      default: 'normal',
      label: localized('Type', '類型', '種類'),
      help: localized(
        'Every tenth floor is elite or has a boss.',
        '每 10 層須為菁英或首領樓層。',
        '10階ごとに精鋭かボスにします。',
      ),
    },
    battle_id: {
      kind: 'reference',
      to: 'battle-setting',
      showWhen: { field: 'floor_type', in: ['normal', 'elite', 'boss'] },
      label: localized('Battle', '戰鬥', 'バトル'),
    },
    recommended_power: {
      kind: 'integer',
      min: 0,
      max: 999_999_999,
      label: localized('Recommended power', '建議戰力', '推奨戦力'),
    },
    win_condition: {
      kind: 'enum',
      of: winCondition,
      default: 'kill_all',
      label: localized('To win', '勝利條件', '勝利条件'),
    },
    win_value: {
      kind: 'integer',
      min: 1,
      max: 99,
      unit: 'turns',
      showWhen: { field: 'win_condition', in: ['survive', 'within_turns'] },
      label: localized('Turns', '回合數', 'ターン数'),
    },
    buff_effect_id: {
      kind: 'reference',
      to: 'effect-setting',
      optional: true,
      label: localized('Effect on the floor', '樓層效果', 'フロア効果'),
    },
    milestone: {
      kind: 'boolean',
      default: false,
      label: localized('Shown on the map', '顯示於塔地圖', 'マップに表示'),
    },
    first_rewards: { kind: 'reward_list', label: localized('First-time reward', '首次通關獎勵', '初回報酬') },
    sweep_rewards: {
      kind: 'reward_list',
      optional: true,
      label: localized('Reward for sweeping', '掃蕩獎勵', 'スキップ報酬'),
    },
  },
  rules: [
    { rule: 'contiguous', field: 'floor', groupBy: 'tower_id', from: 1 },
    { rule: 'not_falling', field: 'recommended_power', orderBy: 'floor', groupBy: 'tower_id' },
    {
      rule: 'steps_at_most',
      field: 'recommended_power',
      orderBy: 'floor',
      groupBy: 'tower_id',
      percent: POWER_STEP_PERCENT,
      severity: 'warning',
    },
    { rule: 'every_nth', field: 'floor', every: ELITE_EVERY, other: 'floor_type', values: ['elite', 'boss'] },
    { rule: 'reference_is', field: 'battle_id', target: 'battle_type', in: ['tower'] },
  ],
  display: { title: 'floor' },
  list: {
    columns: [
      'tower_id',
      'floor',
      'floor_type',
      'battle_id',
      'recommended_power',
      'win_condition',
      'first_rewards',
      'status',
    ],
    filters: ['floor_type', 'floor', 'win_condition', 'milestone', 'buff_effect_id', 'status'],
    sorts: ['floor', 'recommended_power'],
    sheet: {},
  },
  sections: [
    {
      key: 'floor',
      title: localized('Floor', '樓層', 'フロア'),
      fields: ['tower_id', 'floor', 'floor_type', 'milestone'],
    },
    {
      key: 'fight',
      title: localized('Fight', '戰鬥', 'バトル'),
      fields: ['battle_id', 'recommended_power', 'win_condition', 'win_value', 'buff_effect_id'],
    },
    {
      key: 'rewards',
      title: localized('Rewards', '獎勵', '報酬'),
      fields: ['first_rewards', 'sweep_rewards'],
    },
  ],
});
