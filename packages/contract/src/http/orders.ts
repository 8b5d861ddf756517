import { currency } from '@quartermaster/domain/enums/currency';
import { orderChannel } from '@quartermaster/domain/enums/order-channel';
import { orderState } from '@quartermaster/domain/enums/order-state';
import * as z from 'zod';
import { instant, playerIdentity, sliceOf, sliceQuery, wantedInstant } from './player-identity.ts';
import { assetAmount } from './player-records.ts';
import { recordReferences } from './records.ts';

const idInAddress = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

/**
 * `GET /environments/:environment/orders`. `number`: ours or the channel's, exactly; `from` and `to`:
 * when it was placed, both ends included.
 */
export const orderSearchQuery = sliceQuery.extend({
  number: z.string().trim().max(100).optional(),
  server: idInAddress.optional(),
  account: idInAddress.optional(),
  state: z.enum(orderState.words).optional(),
  channel: z.enum(orderChannel.words).optional(),
  from: wantedInstant,
  to: wantedInstant,
});
export type OrderSearchQuery = z.infer<typeof orderSearchQuery>;

/** An order as lists show it: nothing in it is personal data. */
export const orderRow = z.object({
  ...playerIdentity,
  name: z.string(),
  order_id: z.string(),
  third_party_order_id: z.string().nullable(),
  channel: z.enum(orderChannel.words),
  product_module: z.string(),
  product_id: z.number().int(),
  currency: z.string(),
  amount: z.number(),
  state: z.enum(orderState.words),
  rewards: z.array(assetAmount),
  created_at: instant,
  paid_at: instant.nullable(),
  delivered_at: instant.nullable(),
  refunded_at: instant.nullable(),
  /** Another order of the player that came with the same receipt: one payment, charged twice. */
  same_receipt_as: z.string().nullable(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** `unavailable`: servers that took too long, whose orders are missing. */
export const ordersAnswer = sliceOf(orderRow).extend({
  references: recordReferences,
  unavailable: z.array(z.number().int()),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;

/** An order's number, as any of those who give them writes it. */
export const orderNumber = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{3,63}$/);

/** An order entered by hand: of a player who paid and whose order the game never heard of. */
export const enteredOrder = z.strictObject({
  order_id: orderNumber,
  third_party_order_id: orderNumber,
  channel: z.enum(orderChannel.words),
  product_id: z.number().int().min(1).max(999_999_999),
  currency: z.enum(currency.values.map(({ value }) => value)),
  /** When the payment provider says it was paid. */
  paid_at: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
});
export type EnteredOrder = z.infer<typeof enteredOrder>;
