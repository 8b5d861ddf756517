import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { MAX_FLOORS, towerRules } from '../../field-sets/tower-rules.ts';

const floorType = enumOf('floor-type', {
  normal: ['Normal', '普通', '通常', 'neutral', '普'],
  elite: ['Elite', '菁英', '精鋭', 'orange', ['菁', '精']],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  rest: ['Rest', '休息', '休憩', 'green', '憩'],
});

const winCondition = enumOf('floor-win-condition', {
  kill_all: ['Defeat all', '擊敗全部敵人', '敵をすべて倒す', 'neutral', '勝'],
  survive: ['Survive', '存活', '生き残る', 'green', '存'],
  within_turns: ['Win within turn limit', '回合內獲勝', 'ターン内に勝つ', 'blue', '時'],
  no_down: ['No one falls', '無人倒下', '戦闘不能なし', 'orange', '全'],
});

const ELITE_EVERY = 10;

/** A rest floor has no one to fight. */
const FIGHTS = ['normal', 'elite', 'boss'] as const;

/** One floor of a tower. */
export const pveFloorSetting = defineModule({
  key: 'pve-floor-setting',
  family: 'towers-maze',
  titles: { title: ['PvE floors', '塔樓層', '塔のフロア'], record: ['Floor', '樓層', 'フロア'] },
  kind: 'child',
  parent: 'tower_id',
  address: '/pve-floor-setting/detail/{tower_id}',
  identity: ['floor'],
  sections: {
    basics: common.basics({
      tower_id: field.reference(['Tower', '試煉塔', '塔'], 'pve-tower-setting'),
      floor: field.integer(['Floor', '樓層', '階'], [1, MAX_FLOORS]),
      floor_type: common.type(floorType, {
        default: 'normal',
        help: [
          'Every tenth floor must be elite or a boss floor.',
          '每 10 層須為菁英或首領樓層。',
          '10階ごとに精鋭かボスにします。',
        ],
      }),
      milestone: field.boolean(['Shown on the map', '顯示於塔地圖', 'マップに表示'], { default: false }),
    }),
    fight: section(['Fight', '戰鬥規則', 'バトルのルール'], {
      battle_id: common.battle({ showWhen: { field: 'floor_type', in: FIGHTS } }),
      recommended_power: common.recommendedPower([0, 999_999_999]),
      win_condition: field.enum(['Victory condition', '勝利條件', '勝利条件'], winCondition, {
        default: 'kill_all',
        showWhen: { field: 'floor_type', in: FIGHTS },
      }),
      win_value: field.integer(['Turns', '回合數', 'ターン数'], [1, 99], {
        unit: 'turns',
        showWhen: { field: 'win_condition', in: ['survive', 'within_turns'] },
      }),
      buff_effect_id: field.reference(['Floor effect', '樓層效果', 'フロア効果'], 'effect-setting', {
        optional: true,
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      first_rewards: field.rewards(['First-clear reward', '首次通關獎勵', '初回報酬'], []),
      sweep_rewards: field.rewards(['Sweep reward', '掃蕩獎勵', 'スキップ報酬'], [], {
        optional: true,
      }),
    }),
  },
  rules: [
    ...towerRules({ floor: 'floor', of: 'tower_id' }),
    {
      field: 'floor_type',
      is: 'one_of',
      values: ['elite', 'boss'],
      when: { field: 'floor', multipleOf: ELITE_EVERY },
    },
    { field: 'battle_type', of: 'battle_id', is: 'one_of', values: ['tower'] },
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
      'win_value',
      'first_rewards',
      'status',
    ],
    filters: ['floor_type', 'floor', 'win_condition', 'milestone', 'buff_effect_id', 'status'],
    sorts: ['floor', 'recommended_power'],
    sheet: {},
  },
});
