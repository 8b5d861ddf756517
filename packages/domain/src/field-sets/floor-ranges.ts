import { field } from '../core/define-field.ts';
import type { RuleDefinition } from '../core/rule.ts';

const FLOOR = [1, 30] as const;

/**
 * The floors of a maze on which something may be placed, as ranges that do not overlap.
 * @example
 * floors: floorRanges,
 * rules: [...floorRangeRules],
 */
export const floorRanges = field.rows(['Floors', '出現樓層', '出現フロア'], [1, 10], {
  summary: ['from', 'to'],
  fields: {
    from: field.integer(['From', '起始', '開始'], FLOOR),
    to: field.integer(['To', '結束', '終了'], FLOOR),
  },
});

/** What every list of such ranges keeps. */
export const floorRangeRules: readonly RuleDefinition[] = [
  { field: 'floors.to', is: 'at_least', than: { field: 'from' } },
  { field: 'from', to: 'to', along: 'floors', is: 'apart' },
];
