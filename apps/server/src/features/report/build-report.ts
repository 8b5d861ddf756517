import { periodsIn, type DayRange, type Grain } from '@quartermaster/domain/reports/periods';
import { ADD_UP, REPORTS, type CountKind } from '@quartermaster/domain/reports/report-definitions';
import type { Database } from '../../db/database.ts';
import type { GachaOdds } from './gacha-lines.ts';
import { findKeptPeriods, sumCounts, type KeptPeriod, type Sum } from './kept-counts.repo.ts';
import type { ReportPlace } from './report-dependencies.ts';
import type { Line } from './report-line.ts';
import { LINES } from './report-lines.ts';
import { grainOf, partOf, type Part, type ReportAsked } from './report-request.ts';
import { readRetention } from './retention.ts';
import { tallyOf } from './tally.ts';

export type GroupedLine = Line & { readonly group: string };

/** Reads of one range; `oddsOf` names what gachapons promised, once it is known what was drawn. */
export type RangeRead = {
  readonly groups: readonly string[];
  readonly linesOf: (oddsOf: GachaOdds) => readonly GroupedLine[];
  readonly sums: readonly Sum[];
  /** Whether a group was counted; otherwise its numbers are unknown, not zero. */
  readonly isKnown: (group: string) => boolean;
};

export type RangeDependencies = {
  readonly database: Database;
  readonly place: ReportPlace;
  readonly today: string;
};

/**
 * Adds up what was counted of a range, and lays it out as lines of a report. `read`: the part of it whose
 * lines are wanted.
 */
export async function readRange(
  deps: RangeDependencies,
  asked: ReportAsked,
  range: DayRange,
  read: DayRange = range,
): Promise<RangeRead> {
  const { database, place, today } = deps;
  const { report, group, filter } = asked;
  const [apart, part] = [grainOf(group), partOf(group)];
  const [sums, keptDays, keptPeriods, retention] = await Promise.all([
    readSums(deps, asked, read),
    findKeptPeriods(database, place, 'day', range),
    findKeptPeriods(database, place, apart ?? 'day', range),
    report === 'dau_retention' ? readRetention(deps, range, { filter, part, apart }) : () => null,
  ]);
  const tally = tallyOf(sums, ({ starts, part: own }) => (apart === null ? own : starts));
  const groups = groupsOf(apart, part, { range, today, found: tally.groups });
  const mean = meanOver(apart, keptDays);
  const counted = new Set(keptPeriods.map(({ starts }) => starts));
  const isKnown = (name: string): boolean => (apart === null ? keptDays.length > 0 : counted.has(name));
  return {
    groups,
    sums,
    isKnown,
    linesOf: (oddsOf) =>
      groups.flatMap((name) =>
        LINES[report]({ tally, mean, isPeriod: apart !== null, retention, oddsOf }, name).map((line) => ({
          ...line,
          // What was not counted is not known: a zero would be wrong.
          values: isKnown(name) ? line.values : line.values.map(() => null),
          group: name,
        })),
      ),
  };
}

/** Players of a period are counted once in it; of days that are added up, they are an average. */
const meanOver =
  (apart: Grain | null, days: readonly KeptPeriod[]) =>
  (players: number): number | null => {
    if (apart !== null) return players;
    return days.length === 0 ? null : players / days.length;
  };

/** What adds up is read from days, the rest from the periods that it was counted for. */
async function readSums(
  { database, place }: RangeDependencies,
  { report, group, filter }: ReportAsked,
  range: DayRange,
): Promise<readonly Sum[]> {
  const [apart, part] = [grainOf(group), partOf(group)];
  const needed: readonly CountKind[] = REPORTS[report].needs;
  const read = (grain: Grain, kinds: readonly CountKind[]) =>
    kinds.length === 0 ? [] : sumCounts(database, place, { grain, range, kinds, filter, part, apart });
  const sums = await Promise.all([
    read(
      apart ?? 'day',
      needed.filter((kind) => !ADD_UP.has(kind)),
    ),
    read(
      'day',
      needed.filter((kind) => ADD_UP.has(kind)),
    ),
  ]);
  return sums.flat();
}

type Found = { readonly range: DayRange; readonly today: string; readonly found: readonly string[] };

function groupsOf(apart: Grain | null, part: Part | null, { range, today, found }: Found): readonly string[] {
  if (apart !== null) return periodsIn(apart, range).filter((starts) => starts <= today);
  return part === null ? [''] : found;
}
