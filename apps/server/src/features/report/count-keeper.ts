import {
  addDays,
  addPeriods,
  endOfPeriod,
  periodsIn,
  startOfPeriod,
  type DayRange,
  type Grain,
} from '@quartermaster/domain/reports/periods';
import { LOCK } from '../../db/advisory-locks.ts';
import { findKeptPeriods, keepCounts, todayIn, type KeptPeriod } from './kept-counts.repo.ts';
import type { ReportDependencies, ReportPlace } from './report-dependencies.ts';

const MINUTE = 60_000;

/** How long the count of a period that still goes on is good enough. */
const FRESH: Readonly<Record<Grain, number>> = { day: MINUTE, week: 10 * MINUTE, month: 30 * MINUTE };

/** Periods are counted together up to so many rows, whose logins are put in order in one go. */
const ROWS_AT_ONCE = 250_000;

/**
 * Periods whose rows are queried together: a few, so that the first ones show soon, then twice as
 * many while that leaves most of the time.
 */
const FIRST_BLOCK = 7;
const SHARE_OF_TIME_LEFT = 1 / 8;

/** Days within which late events are looked for: a phone without a connection, an order entered afterwards. */
const LATE_DAYS = 35;

/** How long a request waits for counts. */
export type Patience = {
  readonly milliseconds: number;
  /** More rows than these are not counted in one go. A period that has more of them is left. */
  readonly rows: number;
};

export type CountNeed = { readonly grain: Grain; readonly range: DayRange };

export type CountKeeper = ReturnType<typeof createCountKeeper>;

/** Counts periods, keeps what was counted, and counts again where that no longer holds. */
export function createCountKeeper(deps: ReportDependencies) {
  /** Environments whose long count is running: other callers get what is left of it. */
  const busy = new Set<number>();
  return {
    /** Counts what is missing, the newest first, until the time is over. Answers how many periods are left. */
    async fill(place: ReportPlace, needs: readonly CountNeed[], patience: Patience): Promise<number> {
      const isBusy = busy.has(place.environmentId);
      busy.add(place.environmentId);
      try {
        return await countMissing(deps, place, needs, isBusy ? { ...patience, milliseconds: 0 } : patience);
      } finally {
        if (!isBusy) busy.delete(place.environmentId);
      }
    },

    /** Counts days again that have another number of events than when they were counted. Answers how many. */
    recountLate: (place: ReportPlace): Promise<number> => recountLate(deps, place),
  };
}

/** Counts until the patience is over. Answers how many periods are left. */
async function countMissing(
  deps: ReportDependencies,
  place: ReportPlace,
  needs: readonly CountNeed[],
  { milliseconds, rows }: Patience,
): Promise<number> {
  const deadline = performance.now() + milliseconds;
  let left = 0;
  for (const { grain, range } of needs) {
    const found = await findMissing(deps, place, { grain, range });
    const missing = found.filter((period) => period.rows <= rows).map(({ starts }) => starts);
    left += found.length - missing.length;
    let size = FIRST_BLOCK;
    while (missing.length > 0 && performance.now() < deadline) {
      const begun = performance.now();
      const block = missing.splice(-size);
      left += await countBlock(deps, place, grain, { starts: block, deadline, rows });
      const took = performance.now() - begun;
      if (took < (deadline - performance.now()) * SHARE_OF_TIME_LEFT) size *= 2;
    }
    left += missing.length;
  }
  return left;
}

type Block = { readonly starts: readonly string[]; readonly deadline: number; readonly rows: number };

/** Counts some periods, the newest first. Answers how many are left. */
async function countBlock(
  deps: ReportDependencies,
  place: ReportPlace,
  grain: Grain,
  { starts, deadline, rows }: Block,
): Promise<number> {
  const range = { from: starts[0] ?? '', to: endOfPeriod(grain, starts.at(-1) ?? '') };
  // The number of rows first: what comes in between makes another number, and is counted again.
  const events = await deps.playerStore.reports.events({ ...place, grain, range });
  let left = 0;
  for (const run of runsOf(grain, starts, events, Math.min(rows, ROWS_AT_ONCE)))
    if (performance.now() < deadline && rowsIn(run, events) <= rows)
      await countRun(deps, place, grain, { starts: run, events });
    else left += run.length;
  return left;
}

const rowsIn = (starts: readonly string[], events: ReadonlyMap<string, number>): number =>
  starts.reduce((sum, start) => sum + (events.get(start) ?? 0), 0);

/** Periods of a range that are not counted, or were while they still went on: then with how many rows. */
async function findMissing(
  { database, clock, playerStore }: ReportDependencies,
  place: ReportPlace,
  { grain, range }: CountNeed,
): Promise<{ readonly starts: string; readonly rows: number }[]> {
  const now = clock.now();
  const today = await todayIn(database, place.timeZone, now);
  const kept = await findKeptPeriods(database, place, grain, range);
  const known = new Map(kept.map((period) => [period.starts, period]));
  const since = await playerStore.reports.knownSince();
  return periodsIn(grain, { from: range.from, to: range.to < today ? range.to : today })
    .filter((starts) => since === null || known.has(starts) || starts >= since)
    .filter((starts) => isStale(known.get(starts), { grain, starts, today, now }))
    .map((starts) => ({ starts, rows: known.get(starts)?.events ?? 0 }));
}

type Run = { readonly starts: readonly string[]; readonly events: ReadonlyMap<string, number> };

/** Counts neighbouring periods. Two who do the same at a time keep the same, one after the other. */
async function countRun(
  { database, clock, playerStore: { reports } }: ReportDependencies,
  place: ReportPlace,
  grain: Grain,
  { starts, events }: Run,
): Promise<void> {
  const range = { from: starts[0] ?? '', to: endOfPeriod(grain, starts.at(-1) ?? '') };
  const countedAt = clock.now();
  const rows = await reports.count({ ...place, grain, range });
  const periods = starts.map((start) => ({ starts: start, events: events.get(start) ?? 0, countedAt }));
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1, $2)', [LOCK.reportCounts, place.environmentId]);
    await keepCounts(tx, place, { grain, periods, rows });
  });
}

/** A day with late events is counted again, and so are the week and the month that it is in. */
async function recountLate(deps: ReportDependencies, place: ReportPlace): Promise<number> {
  const { database, clock, playerStore } = deps;
  const today = await todayIn(database, place.timeZone, clock.now());
  const range = { from: addDays(today, -LATE_DAYS), to: addDays(today, -1) };
  const kept = await findKeptPeriods(database, place, 'day', range);
  if (kept.length === 0) return 0;
  const events = await playerStore.reports.events({ ...place, grain: 'day', range });
  const late = kept.filter(({ starts, events: then }) => (events.get(starts) ?? 0) !== then);
  for (const { starts } of late) await countRun(deps, place, 'day', { starts: [starts], events });
  for (const grain of ['week', 'month'] as const)
    for (const starts of new Set(late.map((day) => startOfPeriod(grain, day.starts)))) {
      const wider = { from: starts, to: endOfPeriod(grain, starts) };
      if ((await findKeptPeriods(database, place, grain, wider)).length === 0) continue;
      const own = await playerStore.reports.events({ ...place, grain, range: wider });
      await countRun(deps, place, grain, { starts: [starts], events: own });
    }
  return late.length;
}

type Moment = {
  readonly grain: Grain;
  readonly starts: string;
  readonly today: string;
  readonly now: Date;
};

function isStale(kept: KeptPeriod | undefined, { grain, starts, today, now }: Moment): boolean {
  if (kept === undefined) return true;
  const end = endOfPeriod(grain, starts);
  // Over, and counted while it went on: the rest of it is missing.
  if (end < today) return kept.countedOn <= end;
  return now.getTime() - kept.countedAt.getTime() >= FRESH[grain];
}

/** Neighbours are counted together, the newest first. */
function runsOf(
  grain: Grain,
  missing: readonly string[],
  events: ReadonlyMap<string, number>,
  most: number,
): readonly (readonly string[])[] {
  const runs: { readonly starts: string[]; rows: number }[] = [];
  for (const starts of missing) {
    const rows = events.get(starts) ?? 0;
    const run = runs.at(-1);
    const isNext = run !== undefined && addPeriods(grain, run.starts.at(-1) ?? '', 1) === starts;
    if (isNext && run.rows + rows <= most) {
      run.starts.push(starts);
      run.rows += rows;
    } else runs.push({ starts: [starts], rows });
  }
  return runs.toReversed().map(({ starts }) => starts);
}
