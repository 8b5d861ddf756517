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

export function secondsOf(parts: DurationParts): number {
  return parts.days * 86_400 + parts.hours * 3_600 + parts.minutes * 60 + parts.seconds;
}
