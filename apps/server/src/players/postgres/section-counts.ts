import type { SectionCounts } from '@quartermaster/contract/http/player-answers';
import type { Queryable } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { AccountKey } from './slices.ts';

/** Where nothing is kept of a player. */
export const NO_COUNTS: SectionCounts = {
  items: 0,
  pets: 0,
  gods: 0,
  equipment: 0,
  appearance: 0,
  mail: 0,
  purchases: 0,
  sanctions: 0,
  notes: 0,
};

/** How much there is in sections of a player, in one statement. */
export async function readCounts(db: Queryable, { server, accountId }: AccountKey): Promise<SectionCounts> {
  const own = 'server = $1 and account_id = $2';
  const counted = await db.query<SectionCounts>(
    `select thing.*,
            (select count(*) from player.mail where ${own} and state in ('unread', 'read') and expire_at > now()) as mail,
            (select count(*) from player.purchase where ${own}) as purchases,
            (select count(*) from player.sanction
              where ${own} and lifted_at is null and starts_at <= now() and (ends_at is null or ends_at > now())) as sanctions,
            (select count(*) from player.note where ${own}) as notes
       from (select count(*) filter (where kind = 'item') as items, count(*) filter (where kind = 'pet') as pets,
                    count(*) filter (where kind = 'pet_god') as gods, count(*) filter (where kind = 'equipment') as equipment,
                    count(*) filter (where kind in ('skin', 'title')) as appearance
               from player.possession where ${own}) as thing`,
    [server, accountId],
  );
  return onlyRow(counted);
}
