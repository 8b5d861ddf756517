import { field, section } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';
import { common } from './common-fields.ts';

const lineKind = enumOf('activity-line-kind', {
  task: ['Quest', '任務', 'クエスト', 'blue', ['任', '題']],
  chest: ['Chest', '寶箱', '宝箱', 'gold', '箱'],
});

type ActivityLines = {
  /** The category that the quests have: those that reset when the activity does. */
  readonly category: 'daily' | 'weekly';
  /** The most points that one quest gives. */
  readonly maxPoints: number;
};

/**
 * The activity of a day or a week: quests that give points, and chests that open at a number of points,
 * each in an order of its own. The quests give enough points for every chest.
 * @example
 * const lines = activityLines({ category: 'daily', maxPoints: 200 });
 *
 * sections: { ...lines.sections, day: section(['Day', '每日', '1日'], { … }) },
 * rules: [...lines.rules],
 * list: { columns: ['id', 'kind', 'order', 'point', 'threshold', 'rewards'], ...lines.list },
 */
export function activityLines({ category, maxPoints }: ActivityLines) {
  return {
    sections: {
      line: section(['Item', '項目', '項目'], {
        id: common.id(),
        kind: common.kind(lineKind, { default: 'task' }),
        order: common.order([1, 999]),
        ...ofTask(maxPoints),
        ...OF_CHEST,
        user_level_from: common.fromPlayerLevel([1, 300], { default: 1 }),
      }),
    },
    rules: [
      { fields: ['kind', 'order'], is: 'unique' },
      { field: 'category', of: 'quest_id', is: 'one_of', values: [category] },
      { field: 'threshold', along: { orderBy: 'order' }, is: 'rising' },
      { field: 'threshold', is: 'at_most', than: { sumOf: 'point', in: {} } },
      {
        field: 'threshold',
        is: 'at_most',
        than: { sumOf: 'point', in: {}, where: FROM_THE_START },
        when: FROM_THE_START,
      },
    ] satisfies readonly RuleDefinition[],
    list: {
      filters: ['kind', 'quest_id', 'user_level_from', 'status'],
      sorts: ['id', 'order', 'point', 'threshold'],
      sheet: { groupBy: 'kind' },
    },
  } as const;
}

/** New players have no quests of later levels: those for them alone fill their chests. */
const FROM_THE_START = { field: 'user_level_from', in: [1] } as const;

const IS_TASK = { field: 'kind', in: ['task'] } as const;
const IS_CHEST = { field: 'kind', in: ['chest'] } as const;

const ofTask = (max: number) =>
  ({
    quest_id: field.reference(['Quest', '任務', 'クエスト'], 'quest-setting', { showWhen: IS_TASK }),
    point: field.integer(['Activity points', '活躍度', '活動ポイント'], [1, max], {
      unit: 'points',
      showWhen: IS_TASK,
    }),
  }) satisfies Fields;

const OF_CHEST = {
  threshold: field.integer(['Required activity points', '開啟所需活躍度', '必要な活動ポイント'], [1, 9999], {
    unit: 'points',
    showWhen: IS_CHEST,
  }),
  rewards: common.rewards([], { showWhen: IS_CHEST }),
} satisfies Fields;
