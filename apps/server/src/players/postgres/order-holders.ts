import type { Queryable } from '../../db/database.ts';

/** A player whom an order belongs to. */
type OrderHolder = { readonly server: number; readonly account_id: number };

/** A number as it was typed, and in the capitals that orders are written with: tickets have either. */
export const spellingsOf = (number: string): readonly string[] => [number, number.toUpperCase()];

/** The players who have an order of this number, ours or the channel's. An empty number finds none. */
export async function findOrderHolders(
  db: Queryable,
  environmentId: number,
  number: string,
): Promise<readonly OrderHolder[]> {
  if (number === '') return [];
  const { rows } = await db.query<OrderHolder>(
    {
      name: 'order-holders',
      text: `select server, account_id from player.order_number
              where environment_id = $1 and number = any($2)
                and issuer = any('{order,app_store,google_play,web,partner}')`,
    },
    [environmentId, spellingsOf(number)],
  );
  return rows;
}
