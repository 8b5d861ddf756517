import { AppError } from '@quartermaster/contract/errors/app-error';
import type { ReportAnswer, ReportRow } from '@quartermaster/contract/http/report';
import { formatDateTime } from '@quartermaster/domain/core/date-time';
import {
  addDays,
  periodsIn,
  rangeBefore,
  wholePeriods,
  type DayRange,
  type Grain,
} from '@quartermaster/domain/reports/periods';
import {
  REPORTS,
  type CountKind,
  type ReportGroup,
  type ReportType,
} from '@quartermaster/domain/reports/report-definitions';
import { enqueue } from '../../jobs/enqueue.ts';
import { nameRecordsIn, type DrawOddsReader } from '../players/index.ts';
import { readRange, type GroupedLine, type RangeRead, type RangeDependencies } from './build-report.ts';
import type { CountKeeper, CountNeed, Patience } from './count-keeper.ts';
import type { GachaOdds } from './gacha-lines.ts';
import { findKeptPeriods, todayIn } from './kept-counts.repo.ts';
import type { ReportDependencies, ReportPlace } from './report-dependencies.ts';
import { grainOf, type ReportRequest } from './report-request.ts';
import { daysOfReturn } from './retention.ts';
import { namedIn } from './subject-names.ts';

export const FILL_REPORTS = 'fill-reports';

type ReadDependencies = ReportDependencies & {
  readonly keeper: CountKeeper;
  readonly readOdds: DrawOddsReader;
};

/** How long a report may count what is missing, and how many of its rows are wanted. */
export type Wanted = { readonly patience: Patience; readonly rows: number };

/**
 * The first rows of a report. What is missing is counted first, as far as the patience goes; a job counts the rest.
 * @throws AppError `report_not_available`
 */
export async function readReport(
  deps: ReadDependencies,
  place: ReportPlace,
  request: ReportRequest,
  { patience, rows: most }: Wanted,
): Promise<ReportAnswer> {
  const { report, group } = request;
  if (missingOf(deps, report).length > 0) throw new AppError('report_not_available', { report });
  const today = await todayIn(deps.database, place.timeZone, deps.clock.now());
  const grain = grainOf(group) ?? 'day';
  const range = wholePeriods(grain, request.range);
  const before = rangeBefore(grain, request.range);
  const pending = await fill(
    deps,
    place,
    needsOf(report, group, { from: before.from, to: range.to }),
    patience,
  );
  const asked: Asked = { place, today, request, range, before, most };
  const [{ rows, periods, leftOut }, { rows: totals }] = await Promise.all([
    readBeside(deps, asked, group),
    hasTotals(report) ? readBeside(deps, asked, 'total') : { rows: [] },
  ]);
  return {
    report,
    group,
    range,
    before,
    rows,
    totals,
    periods,
    game_time_zone: place.timeZone,
    references: await nameRecordsIn(deps, place.environmentId, namedIn(report, [...rows, ...totals])),
    pending,
    left_out: leftOut,
    ...(await standing(deps, place, { grain, range, today })),
  };
}

type Asked = Omit<RangeDependencies, 'database'> & {
  readonly request: ReportRequest;
  readonly range: DayRange;
  readonly before: DayRange;
  /** How many rows are wanted. */
  readonly most: number;
};

/** The first rows by a group, beside those of the range before. */
async function readBeside(
  deps: ReadDependencies,
  { place, today, request, range, before, most }: Asked,
  group: ReportGroup,
) {
  const reading = { database: deps.database, place, today };
  const asked = { ...request, group, filter: filterOf(request) };
  const now = await readRange(reading, asked, range);
  const lines = now.linesOf(await oddsOf(deps, place, now));
  const shown = lines.slice(0, most);
  // The database adds up no more of the range before than is shown.
  const then = await readRange(reading, asked, before, rangeBeside(group, now, shown, before));
  const linesThen = then.linesOf(await oddsOf(deps, place, then));
  return {
    rows: rowsOf(group, [now, shown], [then, linesThen]),
    periods: periodsOf(group, now, then),
    leftOut: lines.length - shown.length,
  };
}

/** The part of the range before that is compared with the shown lines. */
function rangeBeside(
  group: ReportGroup,
  { groups }: RangeRead,
  shown: readonly GroupedLine[],
  before: DayRange,
): DayRange {
  const grain = grainOf(group);
  if (grain === null) return before;
  const last = groups.indexOf(shown.at(-1)?.group ?? '');
  const next = periodsIn(grain, before)[last + 1];
  return next === undefined ? before : { from: before.from, to: addDays(next, -1) };
}

/** Only reports of players and of currencies: with many subjects a total says less than the rows and costs as much. */
const hasTotals = (report: ReportType): boolean => {
  const { subject } = REPORTS[report];
  return subject === null || subject === 'currency';
};

/** Reports of players have no subject to filter by, and shares of levels are shares of all players. */
const filterOf = ({ report, filter }: ReportRequest): ReportRequest['filter'] => {
  const { subject } = REPORTS[report];
  return subject === null || subject === 'level' ? { ...filter, subject: undefined } : filter;
};

/** What a report needs and the player store cannot count. */
export const missingOf = (
  { playerStore: { reports } }: Pick<ReportDependencies, 'playerStore'>,
  report: ReportType,
): CountKind[] => REPORTS[report].needs.filter((kind) => !reports.kinds.has(kind));

/** Counts what is missing; what takes too long is left to a job. */
async function fill(
  { keeper, database }: ReadDependencies,
  place: ReportPlace,
  needs: readonly CountNeed[],
  patience: Patience,
): Promise<number> {
  const pending = await keeper.fill(place, needs, patience);
  const key = `${FILL_REPORTS} ${place.environmentId}`;
  if (pending > 0) await enqueue(database, FILL_REPORTS, { place, needs }, key);
  return pending;
}

/** What the gachapons that were drawn from promised, by the releases of the draws. */
async function oddsOf(
  { readOdds }: ReadDependencies,
  place: ReportPlace,
  { sums }: RangeRead,
): Promise<GachaOdds> {
  const drawn = sums
    .filter(({ kind }) => kind === 'drawn')
    .map(({ subject, detail }) => ({
      gachapon_id: Number(subject),
      release_hash: detail.slice(0, detail.lastIndexOf('/')) || null,
    }));
  const odds = await readOdds(place.environmentId, drawn);
  const known = new Map(
    odds.map(({ release_hash: hash, gachapon_id: id, groups }) => [
      `${hash} ${id}`,
      new Map(groups.map(({ group_no: no, chance }) => [String(no), chance])),
    ]),
  );
  return (hash, gachapon) => known.get(`${hash} ${gachapon}`) ?? null;
}

/** The periods that a report reads. */
function needsOf(report: ReportType, group: ReportGroup, range: DayRange): CountNeed[] {
  const grain = grainOf(group);
  const days: DayRange = report === 'dau_retention' ? daysOfReturn(range) : range;
  return [{ grain: 'day', range: days }, ...(grain === null || grain === 'day' ? [] : [{ grain, range }])];
}

type Read = readonly [read: RangeRead, lines: readonly GroupedLine[]];

/** Lines beside the same lines of the range before; periods are paired by their place. */
function rowsOf(group: ReportGroup, [now, lines]: Read, [then, linesThen]: Read): ReportRow[] {
  const isPeriod = grainOf(group) !== null;
  const placeIn = ({ groups }: RangeRead) => new Map(groups.map((name, index) => [name, String(index)]));
  const [placesNow, placesThen] = [placeIn(now), placeIn(then)];
  const keyOf = (line: GroupedLine, places: ReadonlyMap<string, string>): string =>
    [isPeriod ? places.get(line.group) : line.group, line.subject, line.detail].join('\n');
  const earlier = new Map(linesThen.map((line) => [keyOf(line, placesThen), line.values]));
  return lines.map((line) => ({
    group: line.group,
    subject: line.subject,
    detail: line.detail,
    values: [...line.values],
    before: copyOf(earlier.get(keyOf(line, placesNow))),
    mark: line.mark ?? null,
  }));
}

/** Which periods were counted, and the same of the range before. */
function periodsOf(group: ReportGroup, now: RangeRead, then: RangeRead): ReportAnswer['periods'] {
  if (grainOf(group) === null) return [];
  return now.groups.map((starts, index) => ({
    starts,
    is_counted: now.isKnown(starts),
    was_counted: then.isKnown(then.groups[index] ?? ''),
  }));
}

const copyOf = (values: GroupedLine['values'] | undefined): (number | null)[] | null =>
  values === undefined ? null : [...values];

type Shown = { readonly grain: Grain; readonly range: DayRange; readonly today: string };

/** Until when the numbers are counted, and the first day of which anything is known if the range begins before it. */
async function standing(
  { database, playerStore }: ReportDependencies,
  place: ReportPlace,
  { grain, range, today }: Shown,
): Promise<Pick<ReportAnswer, 'counted_at' | 'unknown_before'>> {
  const kept = await findKeptPeriods(database, place, grain, range);
  const since = await playerStore.reports.knownSince();
  const [first] = kept;
  const begins = first?.starts ?? today;
  const isUnknown = since !== null && range.from < since && range.from < begins;
  const latest = kept.at(-1);
  return {
    unknown_before: isUnknown ? begins : null,
    counted_at: latest === undefined ? null : formatDateTime(latest.countedAt),
  };
}
