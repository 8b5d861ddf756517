import { field } from '../core/define-field.ts';
import type { Label } from '../core/language.ts';
import { common } from './common-fields.ts';

/**
 * Items that something yields every hour.
 * @example produce: producedItems(['Yield per hour', '每小時產量', '1時間の産出'], { optional: true })
 */
export const producedItems = <const O extends boolean = false>(
  label: Label,
  options: { readonly optional?: O } = {},
) =>
  field.rows(label, [1, 10], {
    ...options,
    uniqueBy: 'item_id',
    summary: ['item_id', 'amount'],
    fields: {
      item_id: common.item({ flow: 'source' }),
      amount: field.integer(['Amount', '數量', '数量'], [1, 999_999]),
    },
  });
