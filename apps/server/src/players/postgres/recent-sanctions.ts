import type { Queryable } from '../../db/database.ts';
import { wireTime } from '../../engine/wire-time.ts';
import type { RecentSanction, RecentSanctions, RecentSanctionsRequest } from '../player-store.ts';
import { IN_FORCE } from './section-rows.ts';

/**
 * Sanctions of every server in the environment ($1) that started on one of the last days. $2: number
 * of days, $3: time zone, $4: now.
 */
const RECENT = `player.server
  join player.sanction on sanction.server = server.id
   and sanction.starts_at >= (date_trunc('day', $4::timestamptz at time zone $3) - make_interval(days => $2 - 1)) at time zone $3
   and sanction.starts_at <= $4
 where server.environment_id = $1`;

/** How many sanctions began on each of the last days, and the latest ones of today. */
export async function readRecentSanctions(
  db: Queryable,
  { environmentId, days, timeZone, now, limit }: RecentSanctionsRequest,
): Promise<RecentSanctions> {
  const counted = await db.query<{ day: string; count: number }>(
    `select to_char(day, 'YYYY-MM-DD') as day, count(began.day)::integer as count
       from generate_series(date_trunc('day', $4::timestamptz at time zone $3) - make_interval(days => $2 - 1),
                            $4::timestamptz at time zone $3, '1 day') as day
       left join (select date_trunc('day', sanction.starts_at at time zone $3) as day from ${RECENT}) as began using (day)
      group by day order by day`,
    [environmentId, days, timeZone, now],
  );
  const today = await db.query<RecentSanction>(
    `select server_id, account_id, account.name, sanction_id, kind, reason, began.starts_at, ends_at, by_staff_id, in_force
       from (select server.id as server, server.server_id, account_id, sanction_id, kind, reason,
                    ${wireTime('starts_at')} as starts_at, ${wireTime('ends_at')} as ends_at, by_staff_id, ${IN_FORCE} as in_force
               from ${RECENT} order by sanction.starts_at desc, sanction_id desc limit $5) as began
       join player.account using (server, account_id)
      order by began.starts_at desc, sanction_id desc`,
    [environmentId, 1, timeZone, now, limit],
  );
  return { days: counted.rows, today: today.rows };
}
