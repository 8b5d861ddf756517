import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { difficulty } from '../../enums/difficulty.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';

const scoreKind = enumOf('maze-score-kind', {
  floor: ['Floor', '樓層', 'フロア', 'blue', ['層', '階']],
  node: ['Node', '節點', 'ノード', 'cyan', ['節', '点']],
  kill: ['Enemy defeated', '擊敗敵人', '敵を倒す', 'red', ['擊', '倒']],
  chest: ['Chest', '寶箱', '宝箱', 'gold', ['箱', '箱']],
  hp_left: ['HP left', '剩餘生命', '残りHP', 'green', '命'],
  turns_left: ['Turns left', '剩餘回合', '残りターン', 'purple', ['回', '残']],
});

/** A maze of one season: what it costs to go in, and what counts. */
export const mazeSetting = defineModule({
  key: 'maze-setting',
  family: 'towers-maze',
  titles: { title: ['Mazes', '迷宮', '迷宮'], record: ['Maze', '迷宮', '迷宮'] },
  identity: ['maze_id'],
  sections: {
    basics: common.basics({
      maze_id: field.id(['Maze ID', '迷宮編號', '迷宮ID']),
      name: common.name(40),
      cover: common.cover('image', { default: { path: 'chapter/default.svg' } }),
      rules: common.rulesForPlayers(),
      season_no: field.integer(['Season', '賽季', 'シーズン'], [1, 999]),
      timeslot: common.openTime(),
    }),
    run: section(['Attempt', '挑戰', '挑戦'], {
      floor_count: field.integer(['Floors', '樓層數', 'フロア数'], [1, 30]),
      difficulty: common.difficulty(difficulty, { default: 'normal' }),
      entry_costs: field.costs(['Entry cost', '入場消耗', '入場コスト'], [1, 8], { optional: true }),
      reset_hours: field.integer(['Reset interval', '重置間隔', 'リセット間隔'], [0, 720], {
        unit: 'hours',
        zero: ['Follows the opening period', '依開放期間', '開放期間に合わせる'],
      }),
      keep_hp: field.boolean(['HP carries over', '保留生命', 'HPを引き継ぐ'], { default: false }),
      revive_count: field.integer(['Revivals', '復活次數', '復活回数'], [0, 10], { default: 0 }),
      start_buff_choices: field.integer(
        ['Starting buff choices', '開場增益選項', '開始時のバフ候補'],
        [0, 5],
        {
          default: 0,
        },
      ),
    }),
    score: section(['Score', '計分', 'スコア'], {
      score_rule: field.rows(['Scoring', '計分項目', '得点'], [1, 6], {
        uniqueBy: 'kind',
        fields: {
          kind: common.kind(scoreKind),
          points: field.integer(['Points', '分數', '点数'], [0, 999_999]),
        },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'floor_count', is: 'same', as: { countOf: { children: 'maze-floor-setting' } } },
  ],
  fixed: {
    during: 'timeslot',
    fields: [
      'season_no',
      'floor_count',
      'difficulty',
      'entry_costs',
      'reset_hours',
      'keep_hp',
      'revive_count',
      'start_buff_choices',
      'score_rule',
    ],
  },
  list: {
    columns: [
      'maze_id',
      'name',
      'season_no',
      'difficulty',
      'floor_count',
      'entry_costs',
      'timeslot',
      'status',
    ],
    filters: ['season_no', 'difficulty', 'keep_hp', 'status'],
    sorts: ['maze_id', 'name', 'season_no'],
  },
});
