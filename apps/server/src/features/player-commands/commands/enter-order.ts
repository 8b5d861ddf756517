import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { AssetAmount } from '@quartermaster/contract/http/player-records';
import { issue } from '@quartermaster/domain/core/issue';
import type { RecordOf } from '@quartermaster/domain/core/define-module';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import { vipControl } from '@quartermaster/domain/modules/player-support/vip-control';
import { mallSetting } from '@quartermaster/domain/modules/shop-packages/mall-setting';
import { recordOf } from '@quartermaster/domain/record/record-of';
import type { PlayerChange } from '../../../players/player-change.ts';
import { defineCommand, lineOf, type CommandContext } from '../command.ts';
import { PAYMENT } from '../log-entries.ts';
import { orderAsLeft } from '../order-as-left.ts';
import { recallPurchase, sendPurchase } from '../purchase-mail.ts';
import type { CountedGrant } from '../grants.ts';
import { rewardsOf } from '../rewards-of.ts';

type Vip = { readonly level: number; readonly points: number };
type Undo = {
  readonly order_id: string;
  readonly mail_id: number;
  readonly before: Vip;
  readonly after: Vip;
  /** Missing in orders of before their worth was counted. */
  readonly counted?: CountedGrant[];
};

const DOLLARS = 'USD';

/**
 * Enters an order that was paid and that the game never heard of: at the price of the live release, as
 * spent, with its VIP points; its goods go out by mail.
 */
export const enterOrder = defineCommand<'enter_order', Undo>({
  kind: 'enter_order',
  async apply(context, { order_id: orderId, product_id: productId, currency, paid_at: paidAt, ...numbers }) {
    const { change, findRecord, unknownRecord, now } = context;
    if (paidAt > formatDateTime(now))
      throw new AppError('invalid', {}, [
        issue('params.paid_at', 'less_or_equal', { than: formatDateTime(now) }),
      ]);
    const record = await findRecord(mallSetting.key, productId);
    if (record === undefined) throw unknownRecord(mallSetting.key, productId);
    const product = recordOf(mallSetting, record);
    const price = priceIn(product, currency);
    if (price === undefined) throw new AppError('not_sold_for', { product_id: productId, currency });
    const rewards = rewardsOf(product.rewards);
    const { vip_points: vipPoints } = product;
    const { amount } = price;
    await change.addOrder({
      orderId,
      thirdPartyOrderId: numbers.third_party_order_id,
      channel: numbers.channel,
      productModule: mallSetting.key,
      productId,
      storeProductId: price.store_product_id,
      currency,
      amount,
      // What has no price in dollars comes to nothing known.
      usdCents: Math.round((priceIn(product, DOLLARS)?.amount ?? 0) * 100),
      vipPoints,
      rewards,
      paidAt,
    });
    const { mailId, line: mail } = await sendPurchase(context, orderId, rewards);
    const counted = await countPaid(context, rewards);
    const { before, after } = await addVipPoints(context, vipPoints);
    const entered = {
      product_module: mallSetting.key,
      product_id: productId,
      currency,
      amount,
      paid_at: paidAt,
      ...numbers,
    };
    return {
      lines: [lineOf('order', null, entered, { key: orderId }), mail, ...vipLines(before, after)],
      log: [orderEntry('order', productId, orderId), orderEntry('delivered', productId, orderId)],
      undo: { order_id: orderId, mail_id: mailId, before, after, counted },
    };
  },
  /** As if it had not been entered: its numbers are free for the right entry. */
  async undo(context, { order_id: orderId, mail_id: mailId, before, after, counted = [] }) {
    const { change, grants } = context;
    const order = await orderAsLeft(change, orderId, 'delivered');
    const mail = await recallPurchase(context, mailId);
    await change.removeOrder(orderId);
    await grants.giveBack(counted);
    const { vipLevel, vipPoints } = change.account;
    // A level that was changed since then stays as it was put.
    const level = vipLevel === after.level ? before.level : vipLevel;
    const now = { level, points: Math.max(0, vipPoints - (after.points - before.points)) };
    await setVip(change, now);
    const { product_id: productId } = order;
    return {
      lines: [lineOf('order', order.state, null, { key: orderId }), mail, ...vipLines(vipOf(change), now)],
      log: [{ ...orderEntry('order', productId, ''), before: orderId }],
    };
  },
});

const orderEntry = (event: keyof typeof PAYMENT, productId: number, orderId: string) => ({
  system: 'PAYMENT' as const,
  subSystem: PAYMENT[event],
  actionType: event,
  reasonParam1: productId,
  after: orderId,
});

const priceIn = ({ prices = [] }: RecordOf<typeof mallSetting>, currency: string) =>
  prices.find((price) => price.currency === currency);

async function countPaid({ grants }: CommandContext, rewards: readonly AssetAmount[]) {
  const counted: CountedGrant[] = [];
  for (const { asset_kind: assetKind, target_id: targetId, amount } of rewards)
    counted.push(await grants.countPaid({ assetKind, targetId, amount }));
  return counted;
}

const vipOf = ({ account }: PlayerChange): Vip => ({ level: account.vipLevel, points: account.vipPoints });

/** The points of a purchase, and every level that they reach. */
async function addVipPoints(
  { change, findRecord }: CommandContext,
  points: number,
): Promise<{ readonly before: Vip; readonly after: Vip }> {
  const before = vipOf(change);
  const after = { level: before.level, points: before.points + points };
  if (points === 0) return { before, after };
  for (;;) {
    const next = await findRecord(vipControl.key, after.level + 1);
    if (next === undefined || recordOf(vipControl, next).required_points > after.points) break;
    after.level += 1;
  }
  await setVip(change, after);
  return { before, after };
}

const setVip = (change: PlayerChange, { level, points }: Vip): Promise<void> =>
  change.edit({ vipLevel: level, vipPoints: points });

function vipLines(before: Vip, after: Vip): CommandLine[] {
  return (['level', 'points'] as const)
    .filter((key) => before[key] !== after[key])
    .map((key) => lineOf('vip', before[key], after[key], { key }));
}
