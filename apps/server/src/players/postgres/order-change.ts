import type { PurchaseRow } from '@quartermaster/contract/http/player-records';
import type { OrderState } from '@quartermaster/domain/enums/order-state';
import { LOCK } from '../../db/advisory-locks.ts';
import type { Queryable } from '../../db/database.ts';
import { PlayerChangeRefused, type NewOrder } from '../player-change.ts';
import { SECTION_ROWS } from './section-rows.ts';
import type { AccountKey } from './slices.ts';

/** The issuer of the order's own number; third-party numbers are issued by channels. */
const OURS = 'order';

export async function findOrder(
  db: Queryable,
  { server, accountId }: AccountKey,
  orderId: string,
): Promise<PurchaseRow | null> {
  const { rows } = await db.query<PurchaseRow>(
    `select ${SECTION_ROWS.purchase.columns} from player.purchase
      where server = $1 and account_id = $2 and order_id = $3`,
    [server, accountId, orderId],
  );
  return rows[0] ?? null;
}

/**
 * An order of the environment that was delivered for the receipt of another one. A delivery for the
 * same receipt at the same time waits here, whichever player it is for.
 */
export async function findOrderWithReceipt(
  db: Queryable,
  { server }: AccountKey,
  { purchase_id: purchaseId, receipt_hash: receipt }: PurchaseRow,
): Promise<PurchaseRow | null> {
  if (receipt === null) return null;
  await db.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.receipt, receipt]);
  const { rows } = await db.query<PurchaseRow>(
    `select ${SECTION_ROWS.purchase.columns} from player.purchase
      where receipt_hash = $2 and delivered_at is not null and (server, purchase_id) <> ($1, $3)
        and server in (select place.id from player.server as home join player.server as place using (environment_id)
                        where home.id = $1)
      limit 1`,
    [server, receipt, purchaseId],
  );
  return rows[0] ?? null;
}

/** Numbers are reserved first: a second entry of the same one at the same time waits here, and is refused. */
export async function addOrder(db: Queryable, key: AccountKey, order: NewOrder): Promise<void> {
  const { server, accountId } = key;
  const { orderId, thirdPartyOrderId } = order;
  if (!(await takeNumber(db, key, OURS, orderId)))
    throw new PlayerChangeRefused('order_taken', { order_id: orderId });
  if (!(await takeNumber(db, key, order.channel, thirdPartyOrderId)))
    throw new PlayerChangeRefused('third_party_order_taken', { order_id: thirdPartyOrderId });
  await db.query(
    `insert into player.purchase
       (server, account_id, order_id, third_party_order_id, channel, product_module, product_id, store_product_id,
        currency, amount, usd_cents, state, rewards, vip_points, created_at, paid_at, delivered_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'delivered', $12, $13,
             $14::timestamp at time zone 'utc', $14::timestamp at time zone 'utc', now())`,
    [
      server,
      accountId,
      orderId,
      thirdPartyOrderId,
      order.channel,
      order.productModule,
      order.productId,
      order.storeProductId,
      order.currency,
      order.amount,
      order.usdCents,
      JSON.stringify(order.rewards),
      order.vipPoints,
      order.paidAt,
    ],
  );
  await addSpending(db, key, order.usdCents);
}

async function takeNumber(
  db: Queryable,
  { server, accountId }: AccountKey,
  issuer: string,
  number: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into player.order_number (environment_id, issuer, number, server, account_id)
     select environment_id, $3, $4, $1, $2 from player.server where id = $1
     on conflict do nothing`,
    [server, accountId, issuer, number],
  );
  return rowCount === 1;
}

export async function removeOrder(db: Queryable, key: AccountKey, orderId: string): Promise<void> {
  const { server, accountId } = key;
  const order = await findOrder(db, key, orderId);
  if (order === null) throw new PlayerChangeRefused('unknown');
  await db.query('delete from player.purchase where server = $1 and account_id = $2 and purchase_id = $3', [
    server,
    accountId,
    order.purchase_id,
  ]);
  await db.query(
    `delete from player.order_number
      where environment_id = (select environment_id from player.server where id = $1) and server = $1 and account_id = $2
        and ((issuer = $3 and number = $4) or (issuer = $5 and number = $6))`,
    [server, accountId, OURS, orderId, order.channel, order.third_party_order_id],
  );
  await addSpending(db, key, -order.usd_cents);
}

async function addSpending(
  db: Queryable,
  { server, accountId }: AccountKey,
  usdCents: number,
): Promise<void> {
  await db.query(
    'update player.account set spent_usd_cents = spent_usd_cents + $3 where server = $1 and account_id = $2',
    [server, accountId, usdCents],
  );
}

export async function setOrderState(
  db: Queryable,
  { server, accountId }: AccountKey,
  orderId: string,
  state: OrderState,
): Promise<void> {
  const { rowCount } = await db.query(
    `update player.purchase
        set state = $4,
            delivered_at = case when $4 = 'delivered' then coalesce(delivered_at, now()) when $4 = 'paid' then null else delivered_at end,
            refunded_at = case when $4 = 'refunded' then now() else null end
      where server = $1 and account_id = $2 and order_id = $3`,
    [server, accountId, orderId, state],
  );
  if (rowCount === 0) throw new PlayerChangeRefused('unknown');
}
