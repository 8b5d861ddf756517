import { field, section } from '../../core/define-field.ts';
import { defineModule } from '../../core/define-module.ts';
import { enumOf } from '../../enums/enum-of.ts';
import { common } from '../../field-sets/common-fields.ts';
import { dropTableFields, dropTableRules } from '../../field-sets/drop-table-fields.ts';
import { floorRangeRules, floorRanges } from '../../field-sets/floor-ranges.ts';

const grade = enumOf('maze-treasure-grade', {
  wood: ['Wood', '木', '木', 'neutral', '木'],
  silver: ['Silver', '銀', '銀', 'blue', ['銀', '銀']],
  gold: ['Gold', '金', '金', 'gold', '金'],
  rainbow: ['Rainbow', '彩虹', '虹', 'magenta', '虹'],
});

/** A chest in a maze: what may be in it, and what may be behind it. */
export const mazeTreasureSetting = defineModule({
  key: 'maze-treasure-setting',
  family: 'towers-maze',
  titles: {
    title: ['Maze treasures', '迷宮寶箱', '迷宮宝箱'],
    record: ['Maze chest', '迷宮寶箱', '迷宮の宝箱'],
  },
  sections: {
    basics: common.basics({
      id: common.id(),
      name: common.name(30),
      grade: field.enum(['Grade', '品級', '等級'], grade),
      floors: floorRanges,
      pity_after: field.integer(
        ['Chests until guaranteed gold', '金箱保底次數', '金の宝箱が確定するまでの回数'],
        [1, 50],
        {
          optional: true,
          help: [
            'Number of chests in a row that were not gold.',
            '連續未出金箱的數量。',
            '金でない宝箱が続いた数です。',
          ],
        },
      ),
    }),
    contents: section(['Contents', '內容', '中身'], {
      ...dropTableFields,
      buff_choice_count: field.integer(['Buff options', '增益選項', 'バフの候補'], [0, 3], {
        default: 0,
      }),
    }),
    opening: section(['Opening', '開啟', '開封'], {
      open_cost: field.costs(['Opening cost', '開啟消耗', '開封コスト'], [1, 8], { optional: true }),
      trap_bp: field.integer(['Trap chance', '陷阱機率', 'わなの確率'], [0, 10_000], {
        default: 0,
        unit: 'bp',
      }),
      trap_battle_id: field.reference(['Trap battle', '陷阱戰鬥', 'わなのバトル'], 'battle-setting', {
        optional: true,
      }),
    }),
  },
  rules: [
    { fields: ['name'], is: 'unique', severity: 'warning' },
    { field: 'drop_mode', is: 'one_of', values: ['rate', 'weight', 'group'] },
    { field: 'trap_battle_id', is: 'required', when: { field: 'trap_bp', above: 0 } },
    ...floorRangeRules,
    ...dropTableRules,
  ],
  list: {
    columns: [
      'id',
      'name',
      'grade',
      'floors',
      'drop_mode',
      'buff_choice_count',
      'open_cost',
      'trap_bp',
      'status',
    ],
    filters: ['grade', 'drop_mode', 'trap_bp', 'status'],
    sorts: ['id', 'name', 'trap_bp'],
  },
});
