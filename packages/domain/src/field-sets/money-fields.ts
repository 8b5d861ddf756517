import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { currency } from '../enums/currency.ts';
import { common } from './common-fields.ts';

/** The largest sum that players pay at once. */
const MOST = 99_999;

/** The stores price these by whole units. */
const WHOLE = ['HKD', 'TWD', 'RMB'];

/**
 * Money that is paid or counted.
 * @example amount: moneyAmount(['Spent', '消費金額', '購入額'])
 */
export const moneyAmount = (label: Parameters<typeof field.decimal>[0]) =>
  field.decimal(label, [0.01, MOST], { decimals: 2 });

/** What something costs in one currency, and what the platform's store calls it. */
const priceFields = {
  currency: common.currency(currency),
  amount: moneyAmount(['Amount', '金額', '金額']),
  store_product_id: field.text(['Store product ID', '商店商品代號', 'ストア商品ID'], 100, {
    form: 'product_name',
    monospace: true,
  }),
} satisfies Fields;

/**
 * Prices in money, each currency once. Amounts of different currencies are never compared.
 * @example
 * prices: field.rows(['Price in money', '現金價格', '現金価格'], [1, 5], moneyPrices),
 * rules: [...moneyPriceRules],
 */
export const moneyPrices = { uniqueBy: 'currency', columnsOf: 'amount', fields: priceFields } as const;

/** Whole amounts where the stores want them, and products of the stores that belong to one record. */
export const moneyPriceRules: readonly RuleDefinition[] = [
  wholeMoney('prices.amount'),
  { fields: ['prices.store_product_id'], is: 'unique' },
];

/**
 * No cents where a currency has none.
 * @example rules: [wholeMoney('steps.amount')]
 */
export function wholeMoney(path: string): RuleDefinition {
  return { field: path, is: 'whole', when: { field: 'currency', in: WHOLE } };
}
