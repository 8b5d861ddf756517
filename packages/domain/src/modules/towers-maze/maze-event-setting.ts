import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { common } from '../../field-sets/common-fields.ts';
import { floorRangeRules, floorRanges } from '../../field-sets/floor-ranges.ts';

/**
 * Something that happens in a maze, and what players may do about it. What a choice needs, conditions
 * and costs, is one group, so that a rule can require a choice that needs nothing.
 */
export const mazeEventSetting = defineModule({
  key: 'maze-event-setting',
  family: 'towers-maze',
  titles: {
    title: ['Maze events', '迷宮事件', '迷宮イベント'],
    record: ['Maze event', '迷宮事件', '迷宮イベント'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      title: common.title(40),
      text: common.text(300, { multiline: true, rich: true }),
      image: common.image('image', { default: { path: 'maze/default.svg' } }),
    }),
    choices: section(['Choices', '選項', '選択肢'], {
      choices: field.rows(['Choices', '選項', '選択肢'], [1, 4], {
        uniqueBy: 'no',
        help: [
          'At least one option must have no requirement.',
          '至少一個選項無需條件。',
          '1つは条件なしにします。',
        ],
        summary: ['text'],
        fields: {
          no: common.no([1, 4]),
          text: common.text(60),
          needs: field.group(['Requirement', '需求條件', '必要条件'], {
            optional: true,
            fields: {
              conds: common.openConditions({ optional: true }),
              cost: common.costs([1, 8], { optional: true }),
            },
          }),
          outcomes: field.rows(['Outcomes', '結果', '結果'], [1, 6], {
            weight: 'weight',
            fields: {
              weight: common.weight([0, 1_000_000], { default: 100 }),
              text: common.text(120),
              rewards: common.rewards([], { optional: true }),
              buff_id: field.reference(['Buff', '增益', 'バフ'], 'maze-buff-setting', { optional: true }),
              hp_percent: field.integer(['HP change', '生命變化', 'HPの増減'], [-90, 100], {
                default: 0,
                unit: 'percent',
              }),
              battle_id: common.battle({ optional: true }),
            },
          }),
        },
      }),
    }),
    place: section(['Location', '出現位置', '出現場所'], {
      floors: floorRanges,
      weight: common.weight([1, 1000], { default: 100 }),
      once_per_run: field.boolean(['Once per run', '每趟限一次', '1回の挑戦で一度だけ'], { default: false }),
      maze_ids: common.mazes(),
    }),
  },
  rules: [
    { field: 'no', along: 'choices', is: 'contiguous', from: 1 },
    { countOf: 'choices', where: { field: 'needs', isFilled: false }, is: 'at_least', than: 1 },
    ...floorRangeRules,
  ],
  list: {
    columns: ['id', 'title', 'choices', 'floors', 'weight', 'once_per_run', 'status'],
    filters: ['once_per_run', 'maze_ids', 'status'],
    sorts: ['id', 'title', 'weight'],
  },
  search: ['title', 'text'],
});
