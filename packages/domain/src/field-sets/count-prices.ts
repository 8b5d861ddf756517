import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

const LAST_COUNT = 9999;

/**
 * What something costs the first time and the times after, as rows of ranges: from time 1 without a gap,
 * and never cheaper than before. `more`: what a row has besides.
 * @example
 * const prices = countPrices('buy_costs');
 *
 * buy_costs: field.rows(['Purchase price', '購買價格', '購入価格'], [1, 50], prices.rows),
 * rules: [...prices.rules],
 */
export function countPrices<const More extends Fields = {}>(key: string, more: More = {} as More) {
  return {
    rows: {
      help: ['The price cannot decrease.', '價格不得下降。', '価格を下げることはできません。'],
      fields: {
        count_from: field.integer(['From purchase no.', '起始次數', '開始回数'], [1, LAST_COUNT]),
        count_to: field.integer(['To purchase no.', '結束次數', '終了回数'], [1, LAST_COUNT]),
        cost: common.costs([1, 1]),
        ...more,
      },
    } as const,
    rules: [
      { field: `${key}.count_to`, is: 'at_least', than: { field: 'count_from' } },
      { field: 'count_from', to: 'count_to', along: key, is: 'contiguous', from: 1 },
      { field: 'cost', along: key, is: 'not_falling' },
    ] satisfies readonly RuleDefinition[],
  };
}
