import type { Queryable } from '../../db/database.ts';
import type { PlayerActivityDay, PlayerActivityWish } from '../player-activity.ts';

/** The instant at which the first of the days ($2 of them up to $4, by the clock of $3) begins. */
const FIRST = `(date_trunc('day', $4::timestamptz at time zone $3) - make_interval(days => $2 - 1)) at time zone $3`;
const dayOf = (instant: string): string => `date_trunc('day', ${instant} at time zone $3)`;
const within = (instant: string): string => `${instant} >= ${FIRST} and ${instant} <= $4`;

/** From the earliest day to today, with those on which nobody came. */
export async function readPlayerActivity(
  db: Queryable,
  { environmentId, days, timeZone, now }: PlayerActivityWish,
): Promise<PlayerActivityDay[]> {
  const { rows } = await db.query<PlayerActivityDay>(
    `with place as (select id from player.server where environment_id = $1),
     played as (
       select ${dayOf('login_at')} as day, count(distinct (login.server, account_id)) as active, count(*) as logins
         from place join player.login on login.server = place.id
        where ${within('login_at')} and result = 'ok' group by 1),
     came as (
       select ${dayOf('account.created_at')} as day, count(*) as joined
         from place join player.account on account.server = place.id
        where ${within('account.created_at')} group by 1),
     paid as (
       select ${dayOf('paid_at')} as day, count(*) as orders, sum(usd_cents) as usd_cents
         from place join player.purchase on purchase.server = place.id
        where ${within('paid_at')} group by 1)
     select to_char(day, 'YYYY-MM-DD') as day, coalesce(active, 0)::integer as active, coalesce(logins, 0)::integer as logins,
            coalesce(joined, 0)::integer as joined, coalesce(orders, 0)::integer as orders,
            coalesce(usd_cents, 0)::bigint as usd_cents
       from generate_series(date_trunc('day', $4::timestamptz at time zone $3) - make_interval(days => $2 - 1),
                            $4::timestamptz at time zone $3, '1 day') as day
       left join played using (day) left join came using (day) left join paid using (day)
      order by day`,
    [environmentId, days, timeZone, now],
  );
  return rows;
}
