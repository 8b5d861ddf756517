import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

/**
 * The fragments that something is made of: an item of its own, and how many of it.
 * @example
 * sections: { obtain: section(['Source', '取得', '入手'], fragments.fields) },
 * rules: [...fragments.rules],
 */
export const fragments = {
  fields: {
    fragment_item_id: field.reference(['Fragment', '碎片', 'かけら'], 'item-setting', {
      flow: 'sink',
      help: [
        'A fragment item that no other record uses.',
        '須為碎片類道具，且不得與其他資料共用。',
        'ほかと重ならない、かけらのアイテムです。',
      ],
    }),
    fragment_count: field.integer(['Fragments required', '所需碎片數', '必要なかけら'], [1, 9999], {
      default: 50,
    }),
    obtain_hint: common.obtainHint(),
  } satisfies Fields,
  rules: fragmentRules('fragment_item_id'),
};

/**
 * What an item keeps that something is made of: it is a fragment, and of nothing else.
 * @example rules: [...fragmentRules('piece_item_id')]
 */
export function fragmentRules(item: string): readonly RuleDefinition[] {
  return [
    { fields: [item], is: 'unique' },
    { field: 'item_type', of: item, is: 'one_of', values: ['fragment'] },
  ];
}
