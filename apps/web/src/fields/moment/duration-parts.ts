export type DurationParts = {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
};

export function durationParts(total: number): DurationParts {
  const whole = Math.max(0, Math.trunc(total));
  return {
    days: Math.floor(whole / 86_400),
    hours: Math.floor(whole / 3_600) % 24,
    minutes: Math.floor(whole / 60) % 60,
    seconds: whole % 60,
  };
}

const DURATION_UNITS = [
  'days',
  'hours',
  'minutes',
  'seconds',
] as const satisfies readonly (keyof DurationParts)[];

const SECONDS = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const;

/** The units that a duration of at most `max` seconds needs, or the one that is stored. */
export function unitsFor(max: number | undefined, stored: number): readonly (keyof DurationParts)[] {
  const most = max === undefined ? Infinity : Math.max(max, stored);
  return DURATION_UNITS.filter((unit) => SECONDS[unit] <= most);
}

export function secondsOf(parts: DurationParts): number {
  return parts.days * 86_400 + parts.hours * 3_600 + parts.minutes * 60 + parts.seconds;
}

/** The two largest parts of a duration in words, with `gap` between numbers and words: `2 h 5 min`. */
export function durationText(
  seconds: number,
  wordOf: (unit: keyof DurationParts) => string,
  gap: string,
): string {
  const parts = durationParts(seconds);
  const first = DURATION_UNITS.findIndex((unit) => parts[unit] > 0);
  const shown = first === -1 ? DURATION_UNITS.slice(-1) : DURATION_UNITS.slice(first, first + 2);
  return shown
    .filter((unit, index) => index === 0 || parts[unit] > 0)
    .map((unit) => `${parts[unit]}${gap}${wordOf(unit)}`)
    .join(gap);
}
