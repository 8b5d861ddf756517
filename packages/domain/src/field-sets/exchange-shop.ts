import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';
import { limitGroup } from './limit-fields.ts';

type ExchangeShop = {
  /** The field that names the shop or event an offer belongs to. */
  readonly of: string;
};

/**
 * A shop in which players exchange assets, with a record for each offer: what they get, what
 * they give, how often, and where the offer is shown.
 * @example
 * const shop = exchangeShop({ of: 'event_id' });
 *
 * sections: { offer: section(['Offer', '商品', '商品'], { event_id: common.event(), ...shop.fields }) },
 * rules: [...shop.rules],
 */
export function exchangeShop({ of }: ExchangeShop) {
  return {
    fields: {
      reward: field.rewards(['Reward', '獲得內容', '獲得内容'], [1, 1]),
      costs: field.costs(['Cost', '消耗內容', 'コスト'], [1, 1]),
      limit: limitGroup(),
      order: common.order([0, 999]),
    } satisfies Fields,
    rules: [{ fields: [of, 'order'], is: 'unique' }] satisfies readonly RuleDefinition[],
  };
}
