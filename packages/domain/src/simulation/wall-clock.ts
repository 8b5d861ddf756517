/** What a clock on the wall shows: parts as two digits, the year as four. */
type WallClock = {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  /** From 1, Monday, to 7. */
  readonly weekday: number;
  readonly hour: string;
  readonly minute: string;
  readonly second: string;
};

/** As the format of `en-GB` spells them. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

/** The clock on a wall in this zone. */
export function wallClock(at: Date, timeZone: string): WallClock {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: string): string => parts[name] ?? '';
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    weekday: WEEKDAYS.indexOf(part('weekday')) + 1,
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/**
 * The instant at which the clock on the wall shows a time of day, `HH:mm`, so many days after the
 * date it shows at `from`. Of a time that a change of clocks skips, the moment after it.
 */
export function instantOnWall(from: Date, days: number, time: string, timeZone: string): Date {
  const { year, month, day } = wallClock(from, timeZone);
  const [hour, minute] = time.split(':').map(Number);
  const wall = Date.UTC(Number(year), Number(month) - 1, Number(day) + days, hour, minute);
  const nearly = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(nearly, timeZone));
}

/** How far the wall is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = wallClock(new Date(instant), timeZone);
  const [y = 0, mo = 1, d = 1, h = 0, mi = 0, s = 0] = [year, month, day, hour, minute, second].map(Number);
  return Date.UTC(y, mo - 1, d, h, mi, s) - Math.floor(instant / 1000) * 1000;
}
