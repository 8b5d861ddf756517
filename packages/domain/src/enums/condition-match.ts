import type { EnumDefinition } from '../core/field.ts';

/** Whether all conditions of a list must hold or one is enough. */
export const conditionMatch = {
  key: 'condition-match',
  values: [
    { value: 'all', label: { en: 'All of them', zh: '全部符合', jp: 'すべて満たす' } },
    { value: 'any', label: { en: 'Any of them', zh: '任一符合', jp: 'いずれかを満たす' } },
  ],
} as const satisfies EnumDefinition;
