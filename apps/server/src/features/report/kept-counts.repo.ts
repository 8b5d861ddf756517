import type { DayRange, Grain } from '@quartermaster/domain/reports/periods';
import type { CountKind } from '@quartermaster/domain/reports/report-definitions';
import { copyRows } from '../../db/copy-rows.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { onlyRow } from '../../db/only-row.ts';
import type { CountedRow } from '../../players/player-reports.ts';
import type { ReportPlace } from './report-dependencies.ts';

type CountedPeriod = { readonly starts: string; readonly events: number; readonly countedAt: Date };

/** `countedOn`: the calendar day of `countedAt` by the clock of the place. */
export type KeptPeriod = CountedPeriod & { readonly countedOn: string };

/** The calendar day that it is by the clock of a zone. */
export async function todayIn(db: Queryable, timeZone: string, now: Date): Promise<string> {
  const result = await db.query<{ today: string }>(
    `select to_char($1::timestamptz at time zone $2, 'YYYY-MM-DD') as today`,
    [now, timeZone],
  );
  return onlyRow(result).today;
}

/** The periods of a range that were counted, in order. */
export async function findKeptPeriods(
  db: Queryable,
  { environmentId, timeZone }: ReportPlace,
  grain: Grain,
  { from, to }: DayRange,
): Promise<readonly KeptPeriod[]> {
  const { rows } = await db.query<KeptPeriod>(
    `select to_char(starts, 'YYYY-MM-DD') as starts, events, counted_at as "countedAt",
            to_char(counted_at at time zone $2, 'YYYY-MM-DD') as "countedOn" from report_period
      where environment_id = $1 and time_zone = $2 and grain = $3 and starts between $4 and $5 order by report_period.starts`,
    [environmentId, timeZone, grain, from, to],
  );
  return rows;
}

const COLUMNS = ['environment_id', 'time_zone', 'grain', 'starts', 'kind', 'server_id', 'platform', 'version', 'subject', 'detail', 'players', 'times', 'amount']; // prettier-ignore

type Counted = {
  readonly grain: Grain;
  readonly periods: readonly CountedPeriod[];
  readonly rows: readonly CountedRow[];
};

/** Keeps what was counted of some periods in place of what was kept of them. */
export async function keepCounts(
  tx: Transaction,
  { environmentId, timeZone }: ReportPlace,
  { grain, periods, rows }: Counted,
): Promise<void> {
  const starts = periods.map((period) => period.starts);
  const place = [environmentId, timeZone, grain];
  await tx.query(
    `delete from report_count where environment_id = $1 and time_zone = $2 and grain = $3 and starts = any($4::date[])`,
    [...place, starts],
  );
  await copyRows(
    tx,
    'report_count',
    COLUMNS,
    rows.map((row) => [
      ...place,
      row.starts,
      row.kind,
      row.server_id,
      row.platform,
      row.version,
      row.subject,
      row.detail,
      row.players,
      row.times,
      row.amount,
    ]),
  );
  await tx.query(
    `insert into report_period (environment_id, time_zone, grain, starts, events, counted_at)
     select $1, $2, $3, starts, events, counted_at
       from unnest($4::date[], $5::bigint[], $6::timestamptz[]) as counted (starts, events, counted_at)
     on conflict (environment_id, time_zone, grain, starts)
       do update set events = excluded.events, counted_at = excluded.counted_at`,
    [...place, starts, periods.map(({ events }) => events), periods.map(({ countedAt }) => countedAt)],
  );
}

/** What was counted by the clock of a zone that the environment no longer goes by. */
export async function dropOtherZones(db: Queryable, { environmentId, timeZone }: ReportPlace): Promise<void> {
  for (const table of ['report_count', 'report_period'])
    await db.query(`delete from ${table} where environment_id = $1 and time_zone <> $2`, [
      environmentId,
      timeZone,
    ]);
}

export type CountFilter = {
  readonly servers?: readonly number[] | undefined;
  readonly platforms?: readonly string[] | undefined;
  readonly versions?: readonly string[] | undefined;
  readonly subject?: string | undefined;
};

/** Counts added up. `amount`: money and whole numbers alike; `Number` holds both exactly up to 2^53. */
export type Sum = {
  /** First day of its period. Empty where periods are added up. */
  readonly starts: string;
  readonly kind: CountKind;
  /** Server, platform or version; empty where they are added up. */
  readonly part: string;
  readonly subject: string;
  readonly detail: string;
  readonly players: number;
  readonly times: number;
  readonly amount: number;
};

type SumRequest = {
  readonly grain: Grain;
  readonly range: DayRange;
  readonly kinds: readonly CountKind[];
  readonly filter: CountFilter;
  readonly part: 'server' | 'platform' | 'version' | null;
  /** The periods that stay apart; null: all are added up. */
  readonly apart: Grain | null;
};

const PARTS = { server: 'server_id::text', platform: 'platform', version: 'version' } as const;

/**
 * Sums kept counts: first per stored period, which leaves few rows, then into the periods asked for. Dates are
 * formatted last.
 */
export async function sumCounts(
  db: Queryable,
  { environmentId, timeZone }: ReportPlace,
  { grain, range, kinds, filter, part, apart }: SumRequest,
): Promise<readonly Sum[]> {
  const starts = apart === null ? `''` : `to_char(date_trunc('${apart}', starts::timestamp), 'YYYY-MM-DD')`;
  const isGrain = apart === grain;
  const total = (column: string) => (isGrain ? column : `sum(${column})`);
  const { rows } = await db.query<Sum>(
    `with added as materialized (
      select starts, kind, ${part === null ? `''` : PARTS[part]} as part, subject, detail,
             sum(players)::float8 as players, sum(times)::float8 as times, sum(amount)::float8 as amount
       from report_count
      where environment_id = $1 and time_zone = $2 and grain = $3 and kind = any($4) and starts between $5 and $6
        and ($7::integer[] is null or server_id = any($7)) and ($8::text[] is null or platform = any($8))
        and ($9::text[] is null or version = any($9)) and ($10::text is null or subject = $10 or kind = 'active')
      group by 1, 2, 3, 4, 5
    )
    select ${starts} as starts, kind, part, subject, detail, ${total('players')} as players,
           ${total('times')} as times, ${total('amount')} as amount
      from added ${isGrain ? '' : 'group by 1, 2, 3, 4, 5'}`,
    [
      environmentId,
      timeZone,
      grain,
      kinds,
      range.from,
      range.to,
      filter.servers ?? null,
      filter.platforms ?? null,
      filter.versions ?? null,
      filter.subject ?? null,
    ],
  );
  return rows;
}

/** The platforms and versions that players had on these days, to choose from. */
export async function findClients(
  db: Queryable,
  { environmentId, timeZone }: ReportPlace,
  { from, to }: DayRange,
): Promise<{ readonly platforms: string[]; readonly versions: string[] }> {
  const { rows } = await db.query<{ platforms: string[] | null; versions: string[] | null }>(
    `select array_agg(distinct platform) as platforms, array_agg(distinct version) as versions from report_count
      where environment_id = $1 and time_zone = $2 and grain = 'day' and kind = 'active' and starts between $3 and $4`,
    [environmentId, timeZone, from, to],
  );
  return { platforms: rows[0]?.platforms ?? [], versions: rows[0]?.versions ?? [] };
}
