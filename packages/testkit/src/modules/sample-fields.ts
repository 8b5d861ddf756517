import type { EnumDefinition, FieldDefinition, FieldKind } from '@quartermaster/domain/core/field';
import { LABEL } from './build-module.ts';

/** A closed list for samples. */
export const sampleEnum = {
  key: 'sample-enum',
  values: [
    { value: 'small', label: { en: 'Small', zh: '小', jp: '小' } },
    { value: 'large', label: { en: 'Large', zh: '大', jp: '大' } },
    { value: 'huge', label: { en: 'Huge', zh: '巨大', jp: '特大' } },
  ],
} as const satisfies EnumDefinition;

/** One required field of every kind. */
export const SAMPLE_FIELDS: { readonly [K in FieldKind]: FieldDefinition<K> } = {
  id: { kind: 'id', label: LABEL, min: 1 },
  integer: { kind: 'integer', label: LABEL, min: 0, max: 1000 },
  decimal: { kind: 'decimal', label: LABEL, min: 0, max: 1000, decimals: 2 },
  boolean: { kind: 'boolean', label: LABEL },
  text: { kind: 'text', label: LABEL, maxLength: 20 },
  long_text: { kind: 'long_text', label: LABEL, maxLength: 200 },
  localized_text: { kind: 'localized_text', label: LABEL, maxLength: 40 },
  enum: { kind: 'enum', label: LABEL, of: sampleEnum },
  multi_enum: { kind: 'multi_enum', label: LABEL, of: sampleEnum, max: 2 },
  date_time: { kind: 'date_time', label: LABEL },
  date: { kind: 'date', label: LABEL },
  duration: { kind: 'duration', label: LABEL, max: 86_400 },
  color: { kind: 'color', label: LABEL },
  asset: { kind: 'asset', label: LABEL, asset: 'image', perLanguage: true },
  reference: { kind: 'reference', label: LABEL, to: 'sample-setting', many: true, max: 3 },
  reference_by: {
    kind: 'reference_by',
    label: LABEL,
    by: 'size',
    targets: { small: 'sample-setting', large: 'other-setting', huge: null },
  },
  reward_list: { kind: 'reward_list', label: LABEL },
  cost_list: { kind: 'cost_list', label: LABEL },
  timeslot: { kind: 'timeslot', label: LABEL },
  condition_list: { kind: 'condition_list', label: LABEL },
  stat_block: { kind: 'stat_block', label: LABEL, requiredStats: ['hp', 'atk'] },
  rows: {
    kind: 'rows',
    label: LABEL,
    uniqueBy: 'size',
    weight: 'weight',
    fields: {
      size: { kind: 'enum', label: LABEL, of: sampleEnum },
      weight: { kind: 'integer', label: LABEL, min: 0 },
      target: { kind: 'reference', label: LABEL, to: 'sample-setting', optional: true },
    },
  },
  group: {
    kind: 'group',
    label: LABEL,
    fields: {
      title: { kind: 'localized_text', label: LABEL, maxLength: 40 },
      limit: { kind: 'integer', label: LABEL, min: 0, max: 1000, optional: true },
      size: { kind: 'enum', label: LABEL, of: sampleEnum },
      target: {
        kind: 'reference_by',
        label: LABEL,
        by: 'size',
        targets: { small: 'sample-setting', large: 'other-setting', huge: null },
      },
      since: { kind: 'date', label: LABEL, showWhen: { field: 'size', in: ['huge'] } },
    },
  },
  json: { kind: 'json', label: LABEL },
};
