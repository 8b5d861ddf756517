import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';
import { common } from './common-fields.ts';
import { dropFields } from './drop-fields.ts';

const dropMode = enumOf('drop-mode', {
  none: ['No drops', '無掉落', 'なし', 'neutral', '無'],
  rate: ['Independent chances', '各自判定機率', 'それぞれ抽選', 'blue', '各'],
  weight: ['By weight', '依權重抽取', '重みで抽選', 'purple', '抽'],
  group: ['One per group', '每組擇一', 'グループごとに一つ', 'green', '組'],
});

/** When a row counts; its weight comes first, so that it is visible where there is little room. */
const limits = {
  first_only: field.boolean(['First clear only', '僅首次', '初回のみ'], { default: false }),
  event_id: field.reference(['Only during event', '限定活動', '開催中のみ'], 'special-event-setting', {
    optional: true,
  }),
} satisfies Fields;

/** Most rows have no such limit. */
const LIMITS = ['first_only', 'event_id'] as const;

const weightedFields = {
  ...dropFields,
  weight: common.weight([0, 1_000_000], { default: 100 }),
  ...limits,
} satisfies Fields;

/** What may drop: nothing, or one list, the one that the mode asks for. */
export const dropTableFields = {
  drop_mode: field.enum(['Drop method', '掉落方式', 'ドロップ方式'], dropMode, { default: 'none' }),
  drop_rolls: field.integer(['Number of rolls', '抽選次數', '抽選回数'], [1, 10], {
    default: 1,
    showWhen: { field: 'drop_mode', in: ['weight', 'group'] },
  }),
  rated_drops: field.rows(['Independent rolls', '逐項判定', '個別に抽選'], [1, 50], {
    folded: LIMITS,
    showWhen: { field: 'drop_mode', in: ['rate'] },
    fields: {
      ...dropFields,
      rate_bp: common.chance({ default: 10_000 }),
      ...limits,
    },
  }),
  weighted_drops: field.rows(['Weighted rolls', '權重抽取', '重みで抽選'], [1, 50], {
    weight: 'weight',
    folded: LIMITS,
    showWhen: { field: 'drop_mode', in: ['weight'] },
    fields: weightedFields,
  }),
  grouped_drops: field.rows(['Rolls by group', '分組抽取', 'グループごとに抽選'], [1, 20], {
    uniqueBy: 'group_no',
    showWhen: { field: 'drop_mode', in: ['group'] },
    fields: {
      group_no: field.integer(['Group', '群組', 'グループ'], [1, 99]),
      drops: field.rows(['Drops', '掉落物', 'ドロップ'], [1, 50], {
        weight: 'weight',
        folded: LIMITS,
        fields: weightedFields,
      }),
    },
  }),
} satisfies Fields;

/** What every drop table keeps. */
export const dropTableRules: readonly RuleDefinition[] = [
  'rated_drops',
  'weighted_drops',
  'grouped_drops.drops',
].map((rows) => ({ field: `${rows}.amount_max`, is: 'at_least', than: { amountOf: 'reward' } }));
