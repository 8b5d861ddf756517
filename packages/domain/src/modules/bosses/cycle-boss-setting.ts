import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { bossLook, bossProperty } from '../../field-sets/boss-fields.ts';
import { common } from '../../field-sets/common-fields.ts';

const scoreRule = enumOf('cycle-boss-score-rule', {
  damage: ['Damage', '傷害', 'ダメージ', 'red', ['傷', '攻']],
  level_cleared: ['Levels cleared', '通關等級', 'クリアしたレベル', 'blue', ['級', '級']],
  time_left: ['Time left', '剩餘時間', '残り時間', 'green', ['時', '時']],
});

/** A boss that comes back when all others have had their turn. */
export const cycleBossSetting = defineModule({
  key: 'cycle-boss-setting',
  family: 'bosses',
  titles: {
    title: ['Cycle bosses', '輪迴首領', '周回ボス'],
    record: ['Cycle boss', '輪迴首領', '周回ボス'],
  },
  identity: ['boss_id'],
  sections: {
    basics: common.basics({
      boss_id: field.id(['Boss ID', '首領編號', 'ボスID']),
      name: common.name(40),
      ...bossLook,
      property: bossProperty(),
      rules: common.rulesForPlayers(),
    }),
    turn: section(['Rotation', '輪替', 'ローテーション'], {
      cycle_no: field.integer(['Rotation order', '輪替順序', '順番'], [1, 52], {
        help: [
          'A new order takes effect after the current boss.',
          '變更順序後，自目前首領結束起生效。',
          '変更は現在のボスが終わってから有効です。',
        ],
      }),
      days: field.integer(['Days open', '開放天數', '開催日数'], [1, 14], { unit: 'days', default: 7 }),
      season_start: field.dateTime(['First rotation start', '首輪開始時間', '最初の開始日時'], {
        help: ['The same for all bosses.', '所有首領須相同。', 'すべてのボスで同じにします。'],
      }),
    }),
    attempts: section(['Attempts', '挑戰', '挑戦'], {
      daily_attempts: field.integer(['Attempts per day', '每日挑戰次數', '1日の挑戦回数'], [1, 20], {
        default: 3,
      }),
      score_rule: field.enum(['Scoring', '計分方式', '採点方法'], scoreRule, { default: 'damage' }),
      sweep: field.boolean(['Sweep allowed', '可掃蕩', 'スキップ可'], { default: true }),
      god_allowed: common.godsAllowed(),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'cycle_no', along: { orderBy: 'cycle_no' }, is: 'contiguous', from: 1 },
    { countOf: {}, different: 'season_start', is: 'at_most', than: 1 },
  ],
  list: {
    columns: [
      'boss_id',
      'name',
      'property',
      'cycle_no',
      'days',
      'daily_attempts',
      'score_rule',
      'season_start',
      'status',
    ],
    filters: ['property', 'score_rule', 'sweep', 'god_allowed', 'status'],
    sorts: ['boss_id', 'name', 'cycle_no'],
    sort: 'cycle_no',
  },
});
