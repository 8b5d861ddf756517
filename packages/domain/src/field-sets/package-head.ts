import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import { common } from './common-fields.ts';

type PackageHead = {
  /** The types that the product in the mall may have. Without them any. */
  readonly productTypes?: readonly string[];
};

/**
 * What every package begins with: its number and name, the product of the mall that players buy to
 * start it, and when it is sold. A name stands once; the product is on sale as long as the package.
 * @example
 * const head = packageHead({ productTypes: ['daily'] });
 *
 * identity: ['package_id'],
 * sections: { basics: common.basics({ ...head.fields, popup: field.boolean(label) }) },
 * rules: [...head.nameRules, ...head.productRules],
 */
export function packageHead({ productTypes }: PackageHead = {}) {
  return {
    fields,
    nameRules: [{ fields: ['name'], is: 'unique', severity: 'warning' }] satisfies readonly RuleDefinition[],
    productRules: [
      { field: 'timeslot', is: 'inside', period: { field: 'timeslot', of: 'mall_id' } },
      { field: 'status', of: 'mall_id', is: 'one_of', values: ['active', 'not_open'] },
      ...typeRules(productTypes),
    ] satisfies readonly RuleDefinition[],
  };
}

const fields = {
  package_id: field.id(['Package ID', '禮包編號', 'パッケージID']),
  name: common.name(40),
  mall_id: common.product({
    help: [
      'What players buy to start the package.',
      '玩家購買此商品後啟用禮包。',
      'この商品を購入するとパッケージが始まります。',
    ],
  }),
  timeslot: common.saleTime(),
} satisfies Fields;

const typeRules = (types: readonly string[] | undefined): readonly RuleDefinition[] =>
  types === undefined ? [] : [{ field: 'package_type', of: 'mall_id', is: 'one_of', values: types }];
