import { orderChannel } from '@quartermaster/domain/enums/order-channel';
import { orderState } from '@quartermaster/domain/enums/order-state';
import * as z from 'zod';
import { idInAddress } from './formed-text.ts';
import { playerIdentity } from './player-identity.ts';
import { instant, optionalInstantInput } from './instant.ts';
import { sliceOf, sliceQuery } from './slice.ts';
import { assetAmount, sameReceipt } from './player-records.ts';
import { recordReferences } from './records.ts';

/**
 * `GET /environments/:environment/orders`. `number`: ours or the channel's, exactly; `from` and `to`:
 * when it was placed, both ends included.
 */
export const orderSearchQuery = sliceQuery.extend({
  number: z.string().trim().max(100).optional().describe('An order number of the game or of the store.'),
  server: idInAddress.optional().describe('The number of a game server.'),
  account: idInAddress.optional().describe('The number of an account.'),
  state: z.enum(orderState.words).optional().describe('Only orders of this state.'),
  channel: z.enum(orderChannel.words).optional().describe('Only orders of this store.'),
  from: optionalInstantInput.describe('The earliest time, UTC.'),
  to: optionalInstantInput.describe('The latest time, UTC.'),
});
export type OrderSearchQuery = z.infer<typeof orderSearchQuery>;

/** An order as lists show it: nothing in it is personal data. */
const orderRow = z.object({
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
  same_receipts: z.array(sameReceipt),
});
export type OrderRow = z.infer<typeof orderRow>;

/** `unavailable`: servers that took too long, whose orders are missing. */
export const ordersAnswer = sliceOf(orderRow).extend({
  references: recordReferences,
  unavailable: z.array(z.number().int()),
});
export type OrdersAnswer = z.infer<typeof ordersAnswer>;
