/** The most that are listed: nobody follows up more. */
const MOST_SHOWN = 5;
/** Where a game gives many orders the same text for a receipt, not all of them are sorted. */
const MOST_READ = 50;

/**
 * Other orders of the environment that came with the receipt of an order, which goes by this name in the
 * statement: those of other players first, then the earliest.
 */
export const sameReceipts = (order: string): string => `to_json(array(
  select json_build_object('order_id', twin.order_id, 'player', case when twin.is_own then null else
           json_build_object('server_id', twin.server_id, 'account_id', twin.account_id, 'name', (
             select name from player.account as holder
              where holder.server = twin.server and holder.account_id = twin.account_id)) end)
    from (select place.server_id, other.server, other.account_id, other.order_id, other.created_at,
                 (other.server, other.account_id) = (${order}.server, ${order}.account_id) as is_own
            from player.server as home
            join player.server as place on place.environment_id = home.environment_id
            join player.purchase as other on other.server = place.id
           where home.id = ${order}.server and other.receipt_hash = ${order}.receipt_hash
             and (other.server, other.purchase_id) <> (${order}.server, ${order}.purchase_id)
           limit ${MOST_READ}) as twin
   order by twin.is_own, twin.created_at, twin.order_id limit ${MOST_SHOWN}))`;
