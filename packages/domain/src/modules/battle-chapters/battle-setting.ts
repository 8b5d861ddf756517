import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';
import { LINEUP_PLACES, lineupFields, lineupRules } from '../../field-sets/lineup-fields.ts';
import { starConditionRules, starConditions } from '../../field-sets/star-condition-fields.ts';

const battleType = enumOf('battle-type', {
  main: ['Main story', '主線', 'メイン', 'blue', '主'],
  side: ['Side story', '支線', 'サイド', 'cyan', '支'],
  daily: ['Daily', '每日', 'デイリー', 'green', '日'],
  tower: ['Tower', '試煉塔', '塔', 'purple', '塔'],
  maze: ['Maze', '迷宮', '迷宮', 'orange', '迷'],
  boss: ['Boss', '首領', 'ボス', 'red', '王'],
  event: ['Event', '活動', 'イベント', 'magenta', ['活', '催']],
  trial: ['Trial', '試煉', '試練', 'gold', '試'],
  explore: ['Exploring', '探索', '探索', 'neutral', '探'],
});

/** One fight: who fights in which wave, what it costs and what it gives. */
export const battleSetting = defineModule({
  key: 'battle-setting',
  family: 'battle-chapters',
  titles: { title: ['Battles', '戰鬥設定', 'バトル設定'], record: ['Battle', '戰鬥', 'バトル'] },
  synonyms: [
    'Dungeon',
    'Stage',
    'Enemy',
    'Monster',
    '副本',
    '關卡',
    '怪物',
    '敵人',
    'ダンジョン',
    '敵',
    'モンスター',
  ],
  identity: ['battle_id'],
  sections: {
    basics: common.basics({
      battle_id: field.id(['Battle ID', '戰鬥編號', 'バトルID']),
      name: common.name(40),
      battle_type: common.type(battleType),
      recommended_power: common.recommendedPower([0, 999_999_999], {
        help: [
          'At this power, about nine of ten automatic battles are won.',
          '達到此戰力時，自動戰鬥約十戰九勝。',
          'この戦力なら、オートバトルで10回中9回勝てる目安です。',
        ],
      }),
    }),
    enemies: section(['Enemies', '敵人', '敵'], {
      waves: field.rows(['Waves', '敵方波次', 'ウェーブ'], [1, 5], {
        uniqueBy: 'no',
        help: [
          'Bosses can only appear in the last wave.',
          '首領僅能出現於最後一波。',
          'ボスは最後のウェーブにだけ置けます。',
        ],
        fields: {
          no: field.integer(['Wave', '波次', 'ウェーブ'], [1, 5]),
          enemies: field.rows(['Enemies', '敵人', '敵'], [1, LINEUP_PLACES], {
            uniqueBy: 'slot',
            fields: lineupFields,
          }),
        },
      }),
    }),
    limits: section(['Limits and stars', '限制與星數', '制限と星'], {
      time_limit_sec: field.integer(['Time limit', '時間限制', '制限時間'], [30, 600], {
        unit: 'seconds',
        default: 180,
      }),
      turn_limit: field.integer(['Turn limit', '回合限制', 'ターン制限'], [1, 99], {
        optional: true,
        unit: 'turns',
      }),
      star_conditions: starConditions,
      entry_costs: field.costs(['Entry cost', '入場消耗', '入場コスト'], 2, {
        optional: true,
        kinds: ['ap', 'bp'],
      }),
    }),
    rewards: section(['Rewards', '獎勵', '報酬'], {
      exp: field.rows(['EXP and coins', '經驗與銅幣', '経験値とコイン'], [1, 1], {
        fields: {
          user_exp: field.integer(['Player EXP', '玩家經驗', 'プレイヤーEXP'], [0, 999_999], { default: 0 }),
          pet_exp: field.integer(['Pet EXP', '寵物經驗', 'ペットEXP'], [0, 999_999_999], { default: 0 }),
          coin: field.integer(['Coins', '銅幣', 'コイン'], [0, 999_999_999], { default: 0 }),
        },
      }),
      first_rewards: field.rewards(['First-clear reward', '首次通關獎勵', '初回報酬'], [], {
        optional: true,
      }),
      ...dropTableFields,
    }),
    presentation: common.presentation({
      background_id: field.reference(['Background', '背景', '背景'], 'battle-background-setting'),
      bgm: common.music('sound', {
        optional: true,
        help: [
          'Empty: default battle music.',
          '留空則播放預設戰鬥音樂。',
          '空欄なら通常のバトル曲が流れます。',
        ],
      }),
    }),
  },
  rules: [
    { field: 'no', along: 'waves', is: 'contiguous', from: 1 },
    ...lineupRules('waves.enemies'),
    { field: 'enemies.boss', along: 'waves', is: 'filled_only', at: 'last' },
    ...starConditionRules,
    ...dropTableRules,
  ],
  list: {
    columns: [
      'battle_id',
      'name',
      'battle_type',
      'recommended_power',
      'waves',
      'entry_costs',
      'first_rewards',
      'status',
    ],
    filters: ['battle_type', 'background_id', 'recommended_power', 'drop_mode', 'status'],
    sorts: ['battle_id', 'name', 'recommended_power'],
  },
  panels: ['battle-board', 'battle-drops'],
});
