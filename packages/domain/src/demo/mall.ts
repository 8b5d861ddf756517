import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { OFFERS } from './mall-offers.ts';
import { PACKAGES, type Product } from './mall-packages.ts';
import { released, text, type Trio } from './names.ts';

/** What the stores charge, step by step: US dollars, Hong Kong, Taiwan, Singapore dollars, renminbi. */
const TIERS: readonly (readonly number[])[] = [
  [0.99, 8, 30, 1.28, 6],
  [4.99, 38, 150, 6.98, 30],
  [9.99, 78, 300, 12.98, 68],
  [19.99, 158, 590, 26.98, 128],
  [49.99, 388, 1490, 68.98, 328],
  [99.99, 788, 2990, 134.98, 648],
];
const CURRENCIES = ['USD', 'HKD', 'TWD', 'SGD', 'RMB'] as const;

const VIP_POINTS_PER_TIER = [10, 50, 100, 200, 500, 1000] as const;

const gems = (amount: number): RecordData => ({ asset_kind: 'gem', amount });

/** Gems by the handful: amount, bonus, names. */
const GEM_PACKS: readonly (readonly [amount: number, bonus: number, name: Trio])[] = [
  [60, 60, ['Handful of Gems', '一把寶石', 'ひとにぎりのジェム']],
  [300, 300, ['Pouch of Gems', '一袋寶石', '小袋のジェム']],
  [680, 680, ['Box of Gems', '一盒寶石', '小箱のジェム']],
  [1280, 1280, ['Chest of Gems', '一箱寶石', '宝箱のジェム']],
  [3280, 3280, ['Barrel of Gems', '一桶寶石', '樽のジェム']],
  [6480, 6480, ['Wagon of Gems', '一車寶石', '荷車のジェム']],
];

/** What gems are drawn as, from the smallest to the largest. */
const TOPUP_LOOKS: readonly Product['look'][] = [
  ['gem', 'none'],
  ['gem', 'wood'],
  ['gem', 'water'],
  ['gem', 'nihil'],
  ['gem', 'fire'],
  ['gem', 'thunder'],
];

function gemPacks(): readonly Product[] {
  return GEM_PACKS.map(([amount, bonus, name], tier) => ({
    id: 4001 + tier,
    type: 'gem',
    name,
    description: [
      `${amount} gems, twice as many the first time.`,
      `${amount} 顆寶石，首次購買加倍。`,
      `ジェム${amount}個。初回は2倍。`,
    ],
    look: TOPUP_LOOKS[tier] ?? ['gem', 'none'],
    price: { tier, storeId: `emberfall.gems.${amount}` },
    gives: [gems(amount)],
    more: { bonus_rewards: [gems(bonus)] },
  }));
}

const PRODUCTS: readonly Product[] = [...gemPacks(), ...PACKAGES, ...OFFERS];

/** What the shop sells. */
export function demoMall(): readonly RecordData[] {
  return PRODUCTS.map(({ id, type, name, description, look, price, gives, more = {} }, index) =>
    released(
      {
        mall_id: id,
        name: text(name),
        description: text(description),
        package_type: type,
        ...priceOf(price),
        rewards: gives,
        limit_period: 'none',
        timeslot: { type: 'always_open' },
        image: { path: productPicture(look) },
        ...more,
      },
      index,
    ),
  );
}

function priceOf(price: Product['price']): RecordData {
  if ('gems' in price) return { gem_price: [gems(price.gems)], vip_points: 0 };
  return moneyPriceAt(price.tier, price.storeId);
}

/** What a step of the price list costs in each currency, and what it counts towards the VIP level. */
export function moneyPriceAt(tier: number, storeId: string): RecordData {
  const amounts = TIERS[tier] ?? [];
  return {
    prices: CURRENCIES.map((currency, index) => ({
      currency,
      amount: amounts[index] ?? 0,
      store_product_id: storeId,
    })),
    vip_points: VIP_POINTS_PER_TIER[tier] ?? 0,
  };
}

function productPicture([shape, property]: Product['look']): string {
  return iconPath('mall', `${shape}-${property}`);
}

const productBanner = ([shape, property]: Product['look']): string =>
  iconPath('banner', `${shape}-${property}`);

function lookOf(mallId: number): Product['look'] {
  const product = PRODUCTS.find(({ id }) => id === mallId);
  if (product === undefined) throw new RangeError(`The mall has no product ${mallId}`);
  return product.look;
}

/** The picture of a product, for what is sold by it. */
export const pictureOfProduct = (mallId: number): RecordData => ({ path: productPicture(lookOf(mallId)) });

/** A banner with what a product is drawn as. */
export const bannerOfProduct = (mallId: number): RecordData => ({ path: productBanner(lookOf(mallId)) });

export const pictureOfTopup = (tier: number): RecordData => ({
  path: productPicture(TOPUP_LOOKS[tier] ?? ['gem', 'none']),
});

/** The pictures and banners that products are shown with: where they lie, and what they are drawn from. */
export function productLooks(place: 'picture' | 'banner'): ReadonlyMap<string, Product['look']> {
  const looks = [...PRODUCTS.map(({ look }) => look), ...TOPUP_LOOKS];
  const pathOf = place === 'picture' ? productPicture : productBanner;
  return new Map(looks.map((look) => [pathOf(look), look]));
}
