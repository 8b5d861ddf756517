import { ADD_UP, COUNT_KINDS } from '@quartermaster/domain/reports/report-definitions';
import { addDays } from '@quartermaster/domain/reports/periods';
import { onlyRow } from '../../db/only-row.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { CountedRow, CountRequest, PlayerReports } from '../player-reports.ts';
import { countStatements, type Clock, type CountStatement } from './count-statements.ts';

/** Reports of the store that comes with the console: it can count everything. */
export function createPlayerReports(database: Database): PlayerReports {
  return {
    kinds: new Set(COUNT_KINDS),
    count: (request) => countPeriods(database, request),
    events: (request) => countEvents(database, request),
    knownSince: () => readKnownSince(database),
  };
}

/** What happened in each table is found by its time; the planner knows these only as parts of statements. */
async function clockOf(db: Queryable, { grain, range, timeZone }: CountRequest): Promise<Clock> {
  const result = await db.query<{ from: Date; to: Date; zone: string }>(
    `select $1::timestamp at time zone $3 as "from", $2::timestamp at time zone $3 as "to", quote_literal($3) as zone`,
    [range.from, addDays(range.to, 1), timeZone],
  );
  const { from, to, zone } = onlyRow(result);
  const [begins, ends] = [from, to].map((instant) => `'${instant.toISOString()}'`);
  const dayOf = (instant: string): string => `(${instant} at time zone ${zone})::date`;
  return {
    grain,
    dayOf,
    startOf: (instant) =>
      grain === 'day' ? dayOf(instant) : `date_trunc('${grain}', ${instant} at time zone ${zone})::date`,
    within: (instant) => `${instant} >= ${begins} and ${instant} < ${ends}`,
  };
}

/** So much fits into memory while logins of a month are put in order. */
const WORK_MEMORY = '128MB';

function countPeriods(database: Database, request: CountRequest): Promise<readonly CountedRow[]> {
  return database.transaction(
    async (tx) => {
      const clock = await clockOf(tx, request);
      await tx.query(
        `create temp table place on commit drop as select id, environment_id, server_id from player.server where environment_id = ${Number(request.environmentId)}`,
      );
      await tx.query(seenStatement(clock));
      await tx.query('analyze place, seen');
      const rows: CountedRow[] = [];
      for (const statement of countStatements(clock)) {
        if (addsUp(statement) && request.grain !== 'day') continue;
        const counted = await tx.query<CountedRow>(tally(statement));
        for (const row of counted.rows) rows.push(row);
      }
      return rows;
    },
    { work_mem: WORK_MEMORY },
  );
}

/** Who logged in in each period, how often, and where they played last. */
const seenStatement = ({ startOf, within }: Clock): string =>
  `create temp table seen on commit drop as
   select distinct on (starts, server, account_id) starts, server, account_id, platform, app_version,
          count(*) over (partition by starts, server, account_id) as logins
     from (select ${startOf('login_at')} as starts, login.server, account_id, login_at, platform, app_version
             from place join player.login on login.server = place.id
            where ${within('login_at')} and result = 'ok') as came
    order by starts, server, account_id, login_at desc`;

const addsUp = ({ kind }: CountStatement): boolean => kind === 'gained or spent' || ADD_UP.has(kind);

/** A new player counts for the platform they registered on; all others for the one they played on last. */
const platformOf = ({ kind }: CountStatement): string =>
  kind === 'joined' || kind === 'retained'
    ? 'account.platform'
    : `coalesce(seen.platform, account.platform, '')`;

/** Adds the rows of a kind up: players first, each of whom plays on one platform and version in a period. */
function tally(statement: CountStatement): string {
  const { kind, rows, version = 'seen.app_version' } = statement;
  const ofKind = kind === 'gained or spent' ? rows : `select own.*, '${kind}' as kind from (${rows}) as own`;
  return `
    select to_char(starts, 'YYYY-MM-DD') as starts, kind, place.server_id, platform, version, subject, detail,
           count(*)::integer as players, sum(times)::bigint as times, sum(amount)::text as amount
      from (select e.starts, e.server, ${platformOf(statement)} as platform, coalesce(${version}, '') as version,
                   kind, subject, detail, times, amount
              from (select starts, server, account_id, kind, subject, detail, sum(times) as times, sum(amount) as amount
                      from (${ofKind}) as of_kind group by 1, 2, 3, 4, 5, 6) as e
              left join seen using (starts, server, account_id)
              left join player.account using (server, account_id)) as each
      join place on place.id = each.server
     group by starts, kind, place.server_id, platform, version, subject, detail`;
}

const EVENT_TIMES = [
  ['login', 'login_at'],
  ['log', 'at'],
  ['purchase', 'paid_at'],
  ['purchase', 'refunded_at'],
  ['purchase', 'delivered_at'],
  ['draw', 'created_at'],
  ['battle', 'created_at'],
  ['ledger', 'at'],
  ['mail', 'claimed_at'],
  ['account', 'created_at'],
] as const;

async function countEvents(database: Database, request: CountRequest): Promise<ReadonlyMap<string, number>> {
  const { startOf, within } = await clockOf(database, request);
  const counts = EVENT_TIMES.map(
    ([table, at]) =>
      `select ${startOf(`${table}.${at}`)} as starts, count(*) as rows from place join player.${table} on ${table}.server = place.id
        where ${within(`${table}.${at}`)} group by 1`,
  );
  const { rows } = await database.query<{ starts: string; rows: number }>(
    `with place as materialized (select id, environment_id, server_id from player.server where environment_id = $1)
     select to_char(starts, 'YYYY-MM-DD') as starts, sum(rows)::bigint as rows from (
       ${counts.join(' union all ')}
       union all
       select ${startOf('redemption.at')}, count(*) from redemption where environment_id = $1 and ${within('redemption.at')} group by 1
     ) as counted group by counted.starts`,
    [request.environmentId],
  );
  return new Map(rows.map((row) => [row.starts, row.rows]));
}

/** Months of logins and the log are dropped whole: the oldest of them that is there. */
async function readKnownSince(database: Database): Promise<string | null> {
  const { rows } = await database.query<{ since: string | null }>(
    `select to_char(to_date(min(right(relname, 7)), 'YYYY_MM'), 'YYYY-MM-DD') as since
       from pg_inherits join pg_class on pg_class.oid = inhrelid where inhparent = 'player.login'::regclass`,
  );
  return rows[0]?.since ?? null;
}
