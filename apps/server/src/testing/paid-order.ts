import type { CommandScene } from './command-scene.ts';

/** What is bought in tests. */
export const PACK = 4001;

type PaidOrder = {
  readonly orderId: string;
  readonly receipt: string;
  /** Null: the goods did not arrive. */
  readonly delivered?: string | null;
};

/** An order of a player of server 1 as the game leaves it. */
export async function addPaidOrder(
  { release, ref }: CommandScene,
  account: number,
  { orderId, receipt, delivered = null }: PaidOrder,
): Promise<void> {
  await release.server.database.query(
    `with numbered as (
       insert into player.order_number (environment_id, issuer, number, server, account_id)
       select environment_id, issuer, number, id, $3
         from player.server, (values ('order', $2::text), ('app_store', 'A' || $2)) as new (issuer, number)
        where environment_id = $1 and server_id = 1)
     insert into player.purchase (server, account_id, order_id, third_party_order_id, channel, product_module, product_id,
       store_product_id, currency, amount, usd_cents, state, rewards, created_at, paid_at, delivered_at, receipt_hash)
     select id, $3, $2, 'A' || $2, 'app_store', 'mall-setting', ${PACK}, 'gems', 'USD', 0.99, 99,
            case when $5::timestamptz is null then 'paid' else 'delivered' end,
            '[{"asset_kind": "gem", "target_id": null, "amount": 60}]', '2026-02-01', '2026-02-01', $5, $4
       from player.server where environment_id = $1 and server_id = 1`,
    [ref(account).environmentId, orderId, account, receipt, delivered],
  );
}
