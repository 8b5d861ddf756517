import type { Queryable } from '../../db/database.ts';
import type { PlayerActivityDay, PlayerActivityRequest } from '../player-activity.ts';

const COUNTS = 'active, logins, joined, orders, usd_cents';
/** Today goes on, and what ended after midnight may still be written down for yesterday. */
const OPEN_DAYS = 2;

/**
 * From the earliest day to today, with days without players. A day that is over is counted once,
 * by itself: of many players' first month, what is counted stays counted.
 */
export async function readPlayerActivity(
  db: Queryable,
  request: PlayerActivityRequest,
): Promise<PlayerActivityDay[]> {
  const days = await readWantedDays(db, request);
  const over: PlayerActivityDay[] = [];
  for (const { day, known, ...period } of days.slice(0, -OPEN_DAYS))
    over.push({ day, ...(known ?? (await countOnce(db, request, { day, ...period }))) });
  const open = days.slice(-OPEN_DAYS);
  const met = await countDays(db, request, { begins: open[0]?.begins ?? request.now, ends: request.now });
  return [...over, ...open.map(({ day }) => ({ ...NOTHING, ...met.get(day), day }))];
}

type Counts = Omit<PlayerActivityDay, 'day'>;

const NOTHING: Counts = { active: 0, logins: 0, joined: 0, orders: 0, usd_cents: 0 };

type Period = { readonly begins: Date; readonly ends: Date };
type WantedDay = Period & { readonly day: string; readonly known: Counts | null };

/** The days that are wanted, with what was counted of them before. */
async function readWantedDays(
  db: Queryable,
  { environmentId, days, timeZone, now }: PlayerActivityRequest,
): Promise<WantedDay[]> {
  const { rows } = await db.query<WantedDay>(
    `select to_char(wanted, 'YYYY-MM-DD') as day, wanted at time zone $3 as begins,
            (wanted + interval '1 day') at time zone $3 as ends,
            (select to_jsonb(counts) from (select ${COUNTS}) as counts where activity_day.day is not null) as known
       from generate_series(date_trunc('day', $4::timestamptz at time zone $3) - make_interval(days => $2 - 1),
                            $4::timestamptz at time zone $3, '1 day') as wanted
       left join player.activity_day on environment_id = $1 and time_zone = $3 and activity_day.day = wanted
      order by wanted`,
    [environmentId, days, timeZone, now],
  );
  return rows;
}

/**
 * Counts the days of a period, its end left out. The instants are literals in the statement: with
 * parameters the planner assumes a short period and walks through an index for millions of rows.
 */
async function countDays(
  db: Queryable,
  { environmentId, timeZone }: PlayerActivityRequest,
  { begins, ends }: Period,
): Promise<ReadonlyMap<string, PlayerActivityDay>> {
  const [from, to] = [begins, ends].map((instant) => `'${instant.toISOString()}'`);
  const within = (instant: string): string => `${instant} >= ${from} and ${instant} < ${to}`;
  const dayOf = (instant: string): string => `(${instant} at time zone $2)::date`;
  const { rows } = await db.query<PlayerActivityDay>(
    `with place as (select id from player.server where environment_id = $1),
     came as (
       select ${dayOf('login_at')} as day, login.server, account_id, count(*) as times
         from place join player.login on login.server = place.id
        where ${within('login_at')} and result = 'ok' group by 1, 2, 3),
     counted as (
       select day, count(*) as active, sum(times) as logins, 0 as joined, 0 as orders, 0 as usd_cents from came group by 1
       union all
       select ${dayOf('account.created_at')}, 0, 0, count(*), 0, 0
         from place join player.account on account.server = place.id where ${within('account.created_at')} group by 1
       union all
       select ${dayOf('paid_at')}, 0, 0, 0, count(*), sum(usd_cents)
         from place join player.purchase on purchase.server = place.id where ${within('paid_at')} group by 1)
     select to_char(day, 'YYYY-MM-DD') as day, sum(active)::integer as active, sum(logins)::integer as logins,
            sum(joined)::integer as joined, sum(orders)::integer as orders, sum(usd_cents)::bigint as usd_cents
       from counted group by counted.day`,
    [environmentId, timeZone],
  );
  return new Map(rows.map((row) => [row.day, row]));
}

async function countOnce(
  db: Queryable,
  request: PlayerActivityRequest,
  { day, ...period }: Period & { readonly day: string },
): Promise<Counts> {
  const counts = { ...NOTHING, ...(await countDays(db, request, period)).get(day) };
  const { environmentId, timeZone } = request;
  const { active, logins, joined, orders, usd_cents: cents } = counts;
  await db.query(
    `insert into player.activity_day (environment_id, time_zone, day, ${COUNTS})
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [environmentId, timeZone, day, active, logins, joined, orders, cents],
  );
  return counts;
}

/** Makes every day be counted again, after a write into the past. */
export async function forgetCountedDays(db: Queryable): Promise<void> {
  await db.query('delete from player.activity_day');
  await db.query('truncate report_period, report_count');
}
