import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

/**
 * How far a pet may raise the skill `skill_id`, and what each level from 2 on costs: never less than the
 * one before.
 * @example
 * sections: { levels: section(['Levels', '等級', 'レベル'], skillLevels.fields) },
 * rules: [...skillLevels.rules],
 */
export const skillLevels = {
  fields: {
    max_level: common.maxLevel([1, 20], {
      default: 5,
      help: [
        'Cannot exceed the skill’s number of levels.',
        '不得超過該技能的等級數。',
        'スキルのレベル数を超えられません。',
      ],
    }),
    level_costs: field.rows(['Level-up costs', '升級消耗', 'レベルアップのコスト'], 19, {
      optional: true,
      uniqueBy: 'level',
      help: [
        'One row for each level from 2 to the max level.',
        '自 2 級至等級上限，每級一列。',
        'レベル2から最大レベルまで1行ずつ設定します。',
      ],
      fields: { level: common.level([2, 20]), costs: common.costs(8) },
    }),
  } satisfies Fields,
  rules: [
    { field: 'max_level', is: 'at_most', than: { field: 'levels', of: 'skill_id' } },
    { field: 'level', along: 'level_costs', is: 'contiguous', from: 2, until: { field: 'max_level' } },
    { field: 'costs', along: 'level_costs', is: 'not_falling' },
  ] satisfies readonly RuleDefinition[],
};
