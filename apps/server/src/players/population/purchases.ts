import type { OrderState } from '@quartermaster/domain/enums/order-state';
import { mallSetting } from '@quartermaster/domain/modules/shop-packages/mall-setting';
import type { GameContent, Product } from './game-content.ts';
import { duringLogin } from './lives.ts';
import type { Invented } from './person.ts';
import { json, sqlTime } from './tables.ts';

/** An order number, and who gave it. */
export type OrderNumber = { readonly issuer: string; readonly number: string; readonly accountId: number };

export type Spending = {
  readonly usdCents: number;
  readonly vipPoints: number;
  readonly numbers: readonly OrderNumber[];
};

const ORDERS = { visitor: 0, beginner: 1, regular: 4, devoted: 14, whale: 60 } as const;
const SECOND = 1000;

/** Orders of those who pay; what they come to is what the account says was spent. */
export function addPurchases(person: Invented, content: GameContent): Spending {
  const { dice, life, rows } = person;
  if (!life.isPayer) return { usdCents: 0, vipPoints: 0, numbers: [] };
  const count = Math.max(1, Math.floor(ORDERS[life.kind] * (0.3 + dice.next() * 1.4)));
  const moments = Array.from({ length: count }, () => duringLogin(dice, dice.pick(life.logins)));
  const numbers: OrderNumber[] = [];
  let [usdCents, vipPoints] = [0, 0];
  for (const [index, at] of moments.sort((left, right) => left - right).entries()) {
    const product = pickProduct(person, content);
    const isFailed = dice.chance(0.03);
    const order = orderOf(person, { product, at, nth: index + 1, state: isFailed ? 'failed' : 'delivered' });
    rows.purchase.push(order.row);
    numbers.push(...order.numbers);
    if (isFailed) continue;
    usdCents += product.usdCents;
    vipPoints += product.vipPoints;
    person.log(at, { system: 'PAYMENT', sub: 2, param: product.id, after: order.numbers[0]?.number ?? '' });
  }
  return { usdCents, vipPoints, numbers };
}

/** Small packages sell most; whales do not look at the price. */
function pickProduct({ dice, life }: Invented, { products }: GameContent): Product {
  const byPrice = [...products].sort((left, right) => left.usdCents - right.usdCents);
  const reach = life.kind === 'whale' ? dice.next() ** 0.5 : dice.seldom(2.5);
  return byPrice[Math.floor(reach * byPrice.length)] ?? dice.pick(products);
}

type OrderRequest = {
  readonly product: Product;
  readonly at: number;
  readonly nth: number;
  readonly state: OrderState;
};

export function orderOf(
  { dice, client, accountId, world }: Invented,
  { product, at, nth, state }: OrderRequest,
) {
  const day = new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  const orderId = `EF${world.serverId}-${day}-${accountId}-${nth}`;
  const isApple = client.platform === 'ios';
  // Long enough that no two of a population are alike.
  const digits = String(accountId * 1000 + nth).padStart(12, '0');
  const thirdParty = isApple
    ? `${world.serverId}${digits}${dice.between(10, 99)}`
    : `GPA.33${world.serverId}${digits.slice(0, 1)}-${digits.slice(1, 5)}-${digits.slice(5, 9)}-${digits.slice(9)}${dice.between(10, 99)}`;
  const channel = isApple ? 'app_store' : 'google_play';
  const wasPaid = state !== 'failed';
  return {
    numbers: [
      { issuer: 'order', number: orderId, accountId },
      { issuer: channel, number: thirdParty, accountId },
    ],
    row: {
      account_id: accountId,
      order_id: orderId,
      third_party_order_id: thirdParty,
      channel,
      product_module: mallSetting.key,
      product_id: product.id,
      store_product_id: product.storeProductId,
      currency: client.currency,
      amount: product.prices.get(client.currency) ?? product.usdCents / 100,
      usd_cents: product.usdCents,
      state,
      rewards: json(
        product.rewards.map(({ assetKind, targetId, amount }) => ({
          asset_kind: assetKind,
          target_id: targetId,
          amount,
        })),
      ),
      vip_points: wasPaid ? product.vipPoints : 0,
      created_at: sqlTime(at),
      paid_at: wasPaid ? sqlTime(at + 20 * SECOND) : null,
      delivered_at: state === 'delivered' ? sqlTime(at + 22 * SECOND) : null,
      refunded_at: null,
      receipt_hash: wasPaid ? dice.hex(32) : null,
      ip: client.ip,
      device_id: client.deviceId,
    },
  };
}
