import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { property } from '../../enums/property.ts';
import { common } from '../../field-sets/common-fields.ts';

const target = enumOf('maze-skill-target', {
  team: ['Whole team', '我方全體', '味方全体', 'green', '我'],
  enemy_all: ['All enemies', '敵方全體', '敵全体', 'red', ['敵', '敵']],
  one_pet: ['One pet', '單一寵物', 'ペット1体', 'blue', ['單', '単']],
  property: ['Pets of one property', '指定屬性', '指定の属性', 'orange', ['屬', '属']],
  job: ['Pets of one job', '指定職業', '指定のジョブ', 'purple', '職'],
});

const trigger = enumOf('maze-skill-trigger', {
  passive: ['Always', '常駐', '常時', 'neutral', '常'],
  battle_start: ['Battle start', '戰鬥開始', 'バトル開始', 'blue', ['戰', '始']],
  on_kill: ['Enemy defeated', '擊敗敵人', '敵を倒したとき', 'red', ['擊', '倒']],
  on_chest: ['Chest opened', '開啟寶箱', '宝箱を開けたとき', 'gold', '箱'],
  on_floor: ['Floor entered', '進入樓層', '階に入ったとき', 'green', ['層', '階']],
});

const duration = enumOf('maze-skill-duration', {
  run: ['Entire run', '整趟挑戰', '挑戦の間', 'green', ['全', '全']],
  floor: ['This floor', '本樓層', 'その階', 'blue', ['層', '階']],
  battles: ['A number of battles', '數場戰鬥', '数回のバトル', 'orange', ['場', '戦']],
});

const MOST_LEVELS = 10;

/** What a buff of the maze does, level by level. */
export const mazeBuffSkillSetting = defineModule({
  key: 'maze-buff-skill-setting',
  family: 'towers-maze',
  titles: {
    title: ['Maze buff skills', '迷宮增益技能', '迷宮バフスキル'],
    record: ['Maze buff skill', '迷宮增益技能', '迷宮バフスキル'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(30),
      description: common.description(160),
      icon: common.icon('maze/default.svg'),
    }),
    effect: section(['Effect', '效果', '効果'], {
      levels: field.rows(['Levels', '等級', 'レベル'], [1, MOST_LEVELS], {
        uniqueBy: 'level',
        fields: {
          level: common.level([1, MOST_LEVELS]),
          effects: field.rows(['Effects', '效果', '効果'], [1, 5], {
            summary: ['effect_id', 'value'],
            fields: {
              effect_id: field.reference(['Effect', '效果', '効果'], 'effect-setting'),
              value: field.decimal(['Value', '數值', '値'], [0, 1_000_000], { decimals: 2 }),
              turns: field.integer(['Turns', '持續回合', '持続'], [0, 99], {
                default: 0,
                unit: 'turns',
                zero: ['Entire battle', '整場戰鬥', 'バトル中'],
              }),
            },
          }),
        },
      }),
    }),
    use: section(['Timing and target', '時機與對象', '時機と対象'], {
      trigger: field.enum(['Trigger', '觸發', '発動'], trigger, { default: 'passive' }),
      target: field.enum(['Target', '對象', '対象'], target, { default: 'team' }),
      target_property: common.property(property, { showWhen: { field: 'target', in: ['property'] } }),
      target_job_id: common.job({ showWhen: { field: 'target', in: ['job'] } }),
      duration: field.enum(['Duration', '持續範圍', '持続範囲'], duration, { default: 'run' }),
      duration_value: field.integer(['Battles', '場數', 'バトル数'], [1, 50], {
        showWhen: { field: 'duration', in: ['battles'] },
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'level', along: 'levels', is: 'contiguous', from: 1 },
  ],
  list: {
    columns: [
      'id',
      'name',
      'levels',
      'trigger',
      'target',
      'target_property',
      'target_job_id',
      'duration',
      'status',
    ],
    filters: ['trigger', 'target', 'duration', 'status'],
    sorts: ['id', 'name'],
  },
  search: ['name', 'description'],
});
