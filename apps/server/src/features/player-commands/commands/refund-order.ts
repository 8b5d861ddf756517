import { AppError } from '@quartermaster/contract/errors/app-error';
import type { CommandLine } from '@quartermaster/contract/http/player-commands';
import type { AssetAmount, PurchaseRow } from '@quartermaster/contract/http/player-records';
import type { PossessionRow } from '@quartermaster/contract/http/player-sections';
import { isRefundable, type OrderState } from '@quartermaster/domain/enums/order-state';
import { possessionKind } from '@quartermaster/domain/enums/possession-kind';
import type { RefundGoods } from '@quartermaster/domain/enums/refund-goods';
import { walletKind } from '@quartermaster/domain/enums/wallet-kind';
import { vipControl } from '@quartermaster/domain/modules/player-support/vip-control';
import { recordOf } from '@quartermaster/domain/record/record-of';
import { defineCommand, lineOf, type CommandContext } from '../command.ts';
import { findStandingUndos } from '../commands.repo.ts';
import { PAYMENT } from '../log-entries.ts';
import { orderAsLeft } from '../order-as-left.ts';
import { recallLine } from '../recall-line.ts';

type Vip = { readonly level: number; readonly points: number };
type Money = {
  readonly asset_kind: string;
  readonly amount: number;
  /** Of it, what was paid for; missing in refunds of before it was kept. */
  readonly paid?: number;
};
type Undo = {
  readonly order_id: string;
  readonly state: OrderState;
  /** What the order was marked as; missing in refunds of before an undo asked for it. */
  readonly outcome?: OrderState;
  readonly mail: { readonly mail_id: number; readonly state: 'unread' | 'read' } | null;
  readonly money: readonly Money[];
  readonly things: readonly PossessionRow[];
  readonly vip: { readonly before: Vip; readonly after: Vip };
};

/** Marks an order whose money went back, and takes its goods and VIP points, as far as they are there or into debt. */
export const refundOrder = defineCommand<'refund_order', Undo>({
  kind: 'refund_order',
  async apply(context, { order_id: orderId, outcome, goods, provider_reference: reference }) {
    const { change } = context;
    const order = await change.order(orderId);
    if (order === null) throw new AppError('order_not_found', { order_id: orderId });
    if (!isRefundable(order) || order.state === outcome)
      throw new AppError('order_not_refundable', { order_id: orderId });
    // A charge-back may be followed by the refund: what the first one took is not taken again.
    const { environment } = context;
    const at = { environmentId: environment.id, accountId: change.account.accountId };
    const earlier = await findStandingUndos<Undo>(change.console, at, {
      kind: 'refund_order',
      params: { order_id: orderId },
    });
    const rewards = withoutTaken(order.rewards, earlier);
    const taken = await takeGoods(context, { ...order, rewards }, goods);
    await change.setOrderState(orderId, outcome);
    const hasVipPoints = order.delivered_at !== null && earlier.length === 0;
    const vip = await takeVipPoints(context, hasVipPoints ? order.vip_points : 0);
    const { mail, money, things } = taken;
    return {
      lines: [
        lineOf('order', order.state, outcome, { key: orderId }),
        ...taken.lines,
        ...vipLines(vip.before, vip.after),
      ],
      log: [refundEntry(order, outcome, reference)],
      undo: { order_id: orderId, state: order.state, outcome, mail, money, things, vip },
    };
  },
  async undo({ change }, { order_id: orderId, state, outcome, mail, money, things, vip }) {
    const order = await orderAsLeft(change, orderId, outcome);
    const lines: CommandLine[] = [lineOf('order', order.state, state, { key: orderId })];
    await change.setOrderState(orderId, state);
    if (mail !== null) {
      await change.setMailState(mail.mail_id, mail.state);
      lines.push(lineOf('mail', 'recalled', mail.state, { key: String(mail.mail_id) }));
    }
    for (const { asset_kind: assetKind, amount, paid = 0 } of money) {
      const { before, after } = await change.changeWallet({ assetKind, delta: amount, paid });
      lines.push(lineOf('wallet', before, after, { asset_kind: assetKind }));
    }
    for (const thing of things) {
      const { before, after } = await change.putBack(thing);
      lines.push(lineOf('possession', before, after, thingOf(thing)));
    }
    const { vipLevel, vipPoints } = change.account;
    const now = { level: vipLevel, points: vipPoints };
    // A level that was changed since then stays as it was put.
    const next = {
      level: vipLevel === vip.after.level ? vip.before.level : vipLevel,
      points: vipPoints + vip.before.points - vip.after.points,
    };
    await change.edit({ vipLevel: next.level, vipPoints: next.points });
    return { lines: [...lines, ...vipLines(now, next)], log: [refundEntry(order, state)] };
  },
});

type Taken = Pick<Undo, 'mail' | 'money' | 'things'> & { readonly lines: readonly CommandLine[] };

const NOTHING: Taken = { mail: null, money: [], things: [], lines: [] };

/** The rewards of an order, less what refunds took of them that were not undone. */
function withoutTaken(rewards: readonly AssetAmount[], earlier: readonly Undo[]): AssetAmount[] {
  const taken = new Map<string, number>();
  const note = (kind: string, target: number | null, amount: number): void => {
    const key = `${kind}:${target}`;
    taken.set(key, (taken.get(key) ?? 0) + amount);
  };
  for (const { money, things } of earlier) {
    for (const { asset_kind: kind, amount } of money) note(kind, null, amount);
    for (const { kind, config_id: target, amount } of things) note(kind, target, amount);
  }
  return rewards.map((reward) => {
    const before = taken.get(`${reward.asset_kind}:${reward.target_id}`) ?? 0;
    const part = Math.min(before, reward.amount);
    note(reward.asset_kind, reward.target_id, -part);
    return { ...reward, amount: reward.amount - part };
  });
}

/**
 * Goods that still wait in the mail are recalled there; others are taken from what the player has. Of a mail
 * that was never claimed, for it was recalled or has expired, the player has nothing.
 */
async function takeGoods(
  { change }: CommandContext,
  { order_id: orderId, delivered_at: deliveredAt, rewards }: PurchaseRow,
  goods: RefundGoods,
): Promise<Taken> {
  if (goods === 'nothing' || deliveredAt === null) return NOTHING;
  const source = { sourceModule: 'purchase', sourceId: orderId, withRecalled: true } as const;
  const waiting = await change.lastMailFrom(source);
  if (waiting?.state === 'unread' || waiting?.state === 'read') {
    const mail = { mail_id: waiting.mail_id, state: waiting.state };
    await change.setMailState(mail.mail_id, 'recalled');
    return {
      ...NOTHING,
      mail,
      lines: [recallLine(waiting)],
    };
  }
  if (waiting !== null && waiting.state !== 'claimed') return NOTHING;
  const money: Money[] = [];
  const things: PossessionRow[] = [];
  const lines: CommandLine[] = [];
  for (const reward of rewards) {
    const wallet = walletKind.words.find((word) => word === reward.asset_kind);
    const done =
      wallet === undefined
        ? await takeThings(change, reward)
        : await takeMoney(change, reward, goods === 'all');
    money.push(...done.money);
    things.push(...done.things);
    lines.push(...done.lines);
  }
  return { mail: null, money, things, lines };
}

async function takeMoney(
  change: CommandContext['change'],
  { asset_kind: assetKind, amount }: AssetAmount,
  allowNegative: boolean,
): Promise<Omit<Taken, 'mail'>> {
  const held = await change.balance(assetKind);
  const taken = allowNegative ? amount : Math.min(amount, Math.max(0, held));
  if (taken === 0) return NOTHING;
  const { before, after, paid } = await change.changeWallet({ assetKind, delta: -taken, allowNegative });
  const line = lineOf('wallet', before, after, { asset_kind: assetKind });
  return { money: [{ asset_kind: assetKind, amount: taken, paid: -paid }], things: [], lines: [line] };
}

/** Takes what the player still owns; items never become a debt. */
async function takeThings(
  change: CommandContext['change'],
  { asset_kind: assetKind, target_id: targetId, amount }: AssetAmount,
): Promise<Omit<Taken, 'mail'>> {
  const kind = possessionKind.words.find((word) => word === assetKind);
  if (kind === undefined || targetId === null) return NOTHING;
  const things: PossessionRow[] = [];
  const lines: CommandLine[] = [];
  let left = amount;
  for (const owned of await change.possessionsOf(kind, targetId)) {
    if (left === 0) break;
    const part = Math.min(left, owned.amount);
    const { before, after, taken } = await change.take({ kind, instanceId: owned.instance_id, amount: part });
    left -= part;
    things.push(taken);
    lines.push(lineOf('possession', before, after, thingOf(taken)));
  }
  return { money: [], things, lines };
}

const thingOf = ({ kind, config_id: configId, instance_id: instanceId }: PossessionRow) => ({
  asset_kind: kind,
  target_id: configId,
  key: String(instanceId),
});

/** Takes the VIP points of the purchase, and the levels that the remaining points do not reach. */
async function takeVipPoints({ change, findRecord }: CommandContext, points: number): Promise<Undo['vip']> {
  const { vipLevel, vipPoints } = change.account;
  const before = { level: vipLevel, points: vipPoints };
  const after = { level: vipLevel, points: Math.max(0, vipPoints - points) };
  if (points === 0) return { before, after: before };
  while (after.level > 0) {
    const record = await findRecord(vipControl.key, after.level);
    if (record === undefined || recordOf(vipControl, record).required_points <= after.points) break;
    after.level -= 1;
  }
  await change.edit({ vipLevel: after.level, vipPoints: after.points });
  return { before, after };
}

const vipLines = (before: Vip, after: Vip): CommandLine[] =>
  (['level', 'points'] as const)
    .filter((key) => before[key] !== after[key])
    .map((key) => lineOf('vip', before[key], after[key], { key }));

const refundEntry = (
  { order_id, product_id, state }: PurchaseRow,
  after: OrderState,
  reference?: string,
) => ({
  system: 'PAYMENT' as const,
  subSystem: PAYMENT.refunded,
  actionType: 'refund',
  reasonParam1: product_id,
  before: state,
  after,
  data: { order_id, ...(reference === undefined ? {} : { provider_reference: reference }) },
});
