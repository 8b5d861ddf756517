import type { FieldDefinitions } from '../core/field.ts';
import { localized } from '../core/language.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { enumOf } from '../enums/enum-of.ts';
import { dropFields } from './drop-fields.ts';

const dropMode = enumOf('drop-mode', {
  none: ['Nothing', '無掉落', 'なし', 'neutral', '無'],
  rate: ['Each by its own chance', '各自判定機率', 'それぞれ抽選', 'blue', '各'],
  weight: ['Drawn by weight', '依權重抽取', '重みで抽選', 'purple', '抽'],
  group: ['One of each group', '每組擇一', 'グループごとに一つ', 'green', '組'],
});

const rowFields = {
  ...dropFields,
  first_only: {
    kind: 'boolean',
    default: false,
    label: localized('First time only', '僅首次', '初回のみ'),
  },
  event_id: {
    kind: 'reference',
    to: 'special-event-setting',
    optional: true,
    label: localized('Only during', '限定活動', '開催中のみ'),
  },
} as const satisfies FieldDefinitions;

const weightedFields = {
  ...rowFields,
  weight: {
    kind: 'integer',
    min: 0,
    max: 1_000_000,
    default: 100,
    label: localized('Weight', '權重', '重み'),
  },
} as const satisfies FieldDefinitions;

/** What may drop: nothing, or one list, the one that the mode asks for. */
export const dropTableFields = {
  drop_mode: {
    kind: 'enum',
    of: dropMode,
    default: 'none',
    label: localized('Drops', '掉落方式', 'ドロップ'),
  },
  drop_rolls: {
    kind: 'integer',
    min: 1,
    max: 10,
    default: 1,
    showWhen: { field: 'drop_mode', in: ['weight', 'group'] },
    label: localized('Times drawn', '抽選次數', '抽選回数'),
  },
  rated_drops: {
    kind: 'rows',
    min: 1,
    max: 50,
    showWhen: { field: 'drop_mode', in: ['rate'] },
    label: localized('Drawn one by one', '逐項判定', '個別に抽選'),
    fields: {
      ...rowFields,
      rate_bp: {
        kind: 'integer',
        min: 0,
        max: 10_000,
        unit: 'bp',
        default: 10_000,
        label: localized('Chance', '機率', '確率'),
      },
    },
  },
  weighted_drops: {
    kind: 'rows',
    min: 1,
    max: 50,
    weight: 'weight',
    showWhen: { field: 'drop_mode', in: ['weight'] },
    label: localized('Drawn by weight', '權重抽取', '重みで抽選'),
    fields: weightedFields,
  },
  grouped_drops: {
    kind: 'rows',
    min: 1,
    max: 20,
    uniqueBy: 'group_no',
    showWhen: { field: 'drop_mode', in: ['group'] },
    label: localized('Drawn from groups', '分組抽取', 'グループごとに抽選'),
    fields: {
      group_no: { kind: 'integer', min: 1, max: 99, label: localized('Group', '群組', 'グループ') },
      drops: {
        kind: 'rows',
        min: 1,
        max: 50,
        weight: 'weight',
        label: localized('Drops', '掉落物', 'ドロップ'),
        fields: weightedFields,
      },
    },
  },
} as const satisfies FieldDefinitions;

/** The fields of a drop table, for a section of a form. */
export const DROP_TABLE_KEYS = Object.keys(dropTableFields) as readonly (keyof typeof dropTableFields)[];

/** What every drop table keeps. */
export const dropTableRules: readonly RuleDefinition[] = [
  'rated_drops',
  'weighted_drops',
  'grouped_drops.drops',
].map((rows) => ({ rule: 'at_least_amount', field: `${rows}.amount_max`, assets: 'reward' }));
