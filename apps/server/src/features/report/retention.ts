import {
  addDays,
  periodsIn,
  startOfPeriod,
  type DayRange,
  type Grain,
} from '@quartermaster/domain/reports/periods';
import { RETENTION_DAYS } from '@quartermaster/domain/reports/report-definitions';
import type { Database } from '../../db/database.ts';
import { findKeptPeriods, sumCounts, type CountFilter } from './kept-counts.repo.ts';
import type { ReportPlace } from './report-dependencies.ts';
import type { Part } from './report-request.ts';

/** The days that retention of a range looks at, beyond it: those of the players' return. */
export const daysOfReturn = ({ from, to }: DayRange): DayRange => ({
  from,
  to: addDays(to, Math.max(...RETENTION_DAYS)),
});

type Dependencies = { readonly database: Database; readonly place: ReportPlace; readonly today: string };

type Apart = {
  readonly filter: CountFilter;
  readonly part: Part | null;
  readonly apart: Grain | null;
};

/** Who joined on each day, and who of them came back: a day counts once the day of the return is over and counted. */
export async function readRetention(
  { database, place, today }: Dependencies,
  range: DayRange,
  { filter, part, apart }: Apart,
) {
  const wider = daysOfReturn(range);
  const [sums, kept] = await Promise.all([
    sumCounts(database, place, {
      grain: 'day',
      range: wider,
      kinds: ['joined', 'retained'],
      filter: { ...filter, subject: undefined },
      part,
      apart: 'day',
    }),
    findKeptPeriods(database, place, 'day', wider),
  ]);
  const known = new Set(kept.map(({ starts }) => starts));
  const players = new Map(
    sums.map((sum) => [`${sum.kind} ${sum.subject} ${sum.starts} ${sum.part}`, sum.players]),
  );
  return (group: string, after: number): number | null => {
    let [joined, returned] = [0, 0];
    for (const day of periodsIn('day', range)) {
      if (apart !== null && startOfPeriod(apart, day) !== group) continue;
      const back = addDays(day, after);
      if (back >= today || !known.has(day) || !known.has(back)) continue;
      const own = apart === null ? group : '';
      joined += players.get(`joined  ${day} ${own}`) ?? 0;
      returned += players.get(`retained ${after} ${back} ${own}`) ?? 0;
    }
    return joined === 0 ? null : returned / joined;
  };
}
