import { field } from '../core/define-field.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

const COUNT = [1, 999] as const;

/**
 * What one more costs, as rows of one record: ranges of times from the first one on, each right after
 * the one before. A price never falls.
 * @example
 * const prices = priceByCount('attempt_buy_costs');
 *
 * attempt_buy_costs: field.rows(['Price of an attempt', '購買次數價格', '購入価格'], [1, 20], prices.rows),
 * rules: [...prices.rules],
 */
export function priceByCount(key: string) {
  return {
    rows: {
      help: [
        'From the first purchase of a day without a gap. A price never falls.',
        '自當日第 1 次購買起不可中斷，價格不得下降。',
        '1日の1回目から切れ目なく設定します。価格は下がりません。',
      ],
      fields: {
        count_from: field.integer(['From', '起始次數', '回数から'], COUNT),
        count_to: field.integer(['To', '結束次數', '回数まで'], COUNT),
        cost: common.costs([1, 1]),
      },
    } as const,
    rules: [
      { field: `${key}.count_to`, is: 'at_least', than: { field: 'count_from' } },
      { field: 'count_from', to: 'count_to', along: key, is: 'contiguous', from: 1 },
      { field: 'cost', along: key, is: 'not_falling' },
    ] satisfies readonly RuleDefinition[],
  };
}
