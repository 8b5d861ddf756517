import { field } from '../core/define-field.ts';
import type { Fields } from '../core/field-values.ts';
import type { RuleDefinition } from '../core/rule.ts';
import type { PackageType } from '../enums/package-type.ts';
import { common } from './common-fields.ts';

type PackageHead = {
  /** The types that the product in the mall may have. Without them any. */
  readonly productTypes?: readonly PackageType[];
};

/**
 * What every package begins with: its number and name, the product of the mall that players buy to
 * start it, and when it is sold. A name is unique; the product is on sale as long as the package.
 * @example
 * const head = packageHead({ productTypes: ['daily'] });
 *
 * identity: ['package_id'],
 * sections: { basics: common.basics({ ...head.fields, popup: field.boolean(label) }) },
 * rules: [...head.nameRules, ...head.productRules],
 */
export function packageHead({ productTypes }: PackageHead = {}) {
  return {
    fields: { package_id: packageId(), ...sold } satisfies Fields,
    /** The fields without the number, for what is called otherwise. */
    sold,
    nameRules: [{ fields: ['name'], is: 'unique', severity: 'warning' }] satisfies readonly RuleDefinition[],
    productRules: productRules('mall_id', productTypes),
  };
}

type ProductList = PackageHead & {
  /** How many products there may be. */
  readonly products: readonly [min: number, max: number];
};

/**
 * Several products of the mall that are shown, sold or counted together, each on sale as long as they are.
 * @example
 * const list = productList({ products: [2, 10] });
 *
 * sections: { basics: common.basics({ package_id: packageId(), name: common.name(40), ...list.fields }) },
 * rules: [...list.rules],
 */
export function productList({ products, productTypes }: ProductList) {
  return {
    fields: {
      mall_ids: field.references(['Products', '商品', '商品'], 'mall-setting', products),
    } satisfies Fields,
    rules: productRules('mall_ids', productTypes),
  };
}

/** The number of a package. */
export const packageId = () => field.id(['Package ID', '禮包編號', 'パッケージID']);

const sold = {
  name: common.name(40),
  mall_id: common.product({
    help: [
      'Players buy this product to activate the package.',
      '玩家購買此商品後啟用禮包。',
      'この商品を購入するとパッケージが始まります。',
    ],
  }),
  timeslot: common.saleTime(),
} satisfies Fields;

function productRules(key: string, types: readonly string[] | undefined): readonly RuleDefinition[] {
  return [
    { field: 'timeslot', is: 'inside', period: { field: 'timeslot', of: key } },
    { field: 'status', of: key, is: 'one_of', values: ['active', 'not_open'] },
    ...(types === undefined
      ? []
      : [{ field: 'package_type', of: key, is: 'one_of' as const, values: types }]),
  ];
}
