import { DAY_MILLISECONDS, formatDateTime, instantOf } from '../core/date-time.ts';
import { instantOnWall, wallClock } from '../simulation/wall-clock.ts';
import type { Period } from '../core/period.ts';
import type { MoveInstant } from './moments.ts';

/** Moments before 1970 and from 9999 on say "always" and "never", such as `9999-12-31 23:59:59`: they are not moved. */
export const isMovable = (instant: string): boolean => instant >= '1970' && instant < '9999';

/**
 * Moves instants by as many days as are between two starts, and by what their times of day differ. Days
 * are those of the time zone: what begins at 11:00 there begins at 11:00 after a change of clocks too.
 * @param from where the distance begins, UTC as on the wire
 * @param to where it ends
 */
export function createShift(from: string, to: string, timeZone: string): MoveInstant {
  if (from === to) return (instant) => instant;
  const distance = onWall(to, timeZone) - onWall(from, timeZone);
  return (instant) => {
    if (!isMovable(instant)) return instant;
    const moved = atWall(onWall(instant, timeZone) + distance, timeZone);
    return isMovable(moved) ? moved : instant;
  };
}

/** What the clock on the wall shows, in milliseconds as if it showed UTC. */
function onWall(instant: string, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(instantOf(instant), timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function atWall(wall: number, timeZone: string): string {
  const day = Math.floor(wall / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  const minutes = Math.floor((wall - day) / 60_000);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  // Noon is of the same day in every zone, but for those 12 hours and more ahead: they are asked for their own day.
  const noon = day + DAY_MILLISECONDS / 2;
  const shown = onWall(formatDateTime(new Date(noon)), timeZone);
  const off = Math.round((day - Math.floor(shown / DAY_MILLISECONDS) * DAY_MILLISECONDS) / DAY_MILLISECONDS);
  const seconds = (wall - day) % 60_000;
  return formatDateTime(new Date(instantOnWall(new Date(noon), off, time, timeZone).getTime() + seconds));
}

/** Whether two periods have a moment in common; one that ends as the other starts has none. */
export const overlap = (left: Period, right: Period): boolean =>
  left.start < right.end && right.start < left.end;
