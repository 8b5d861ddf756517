import { formatDateTime, instantOf } from '../core/date-time.ts';
import type { Period } from '../core/period.ts';
import { instantOnWall, wallClock } from '../simulation/wall-clock.ts';

/** A day of a time zone, `YYYY-MM-DD`, with the names of what is open on it, and of what begins and ends. */
type OpenDay<Name> = {
  readonly day: string;
  readonly open: readonly Name[];
  readonly opens: readonly Name[];
  readonly closes: readonly Name[];
};

type Opening<Name> = { readonly name: Name; readonly periods: readonly Period[] };

const MIDNIGHT = '00:00';

/** Day by day, what players meet: from the first start to the last end, at most `most` days. */
export function openDays<Name>(
  openings: readonly Opening<Name>[],
  timeZone: string,
  most: number,
): readonly OpenDay<Name>[] {
  const periods = openings.flatMap((opening) => opening.periods);
  const first = periods.map(({ start }) => start).toSorted()[0];
  const last = periods
    .map(({ end }) => end)
    .toSorted()
    .at(-1);
  if (first === undefined || last === undefined) return [];
  const from = instantOf(first);
  const days: OpenDay<Name>[] = [];
  for (let index = 0; index < most; index += 1) {
    const at = instantOnWall(from, index, MIDNIGHT, timeZone);
    const start = formatDateTime(at);
    if (start >= last) break;
    const end = formatDateTime(instantOnWall(from, index + 1, MIDNIGHT, timeZone));
    const { year, month, day } = wallClock(at, timeZone);
    const within = (instant: string) => start <= instant && instant < end;
    const named = (fits: (period: Period) => boolean) =>
      openings.filter((opening) => opening.periods.some(fits)).map(({ name }) => name);
    days.push({
      day: `${year}-${month}-${day}`,
      open: named((period) => period.start < end && start < period.end),
      opens: named((period) => within(period.start)),
      closes: named((period) => within(period.end)),
    });
  }
  return days;
}
