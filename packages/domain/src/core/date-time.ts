/** An instant as it is on the wire: UTC, `YYYY-MM-DD HH:mm:ss`. */
export function formatDateTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

/** The same instant by ISO 8601: `2026-11-27T01:00:00Z`. */
export const isoInstant = (wire: string): string => `${wire.replace(' ', 'T')}Z`;

/** The instant that a text of the wire names; an invalid date where it names none. */
export const instantOf = (wire: string): Date => new Date(isoInstant(wire));

/** An hour. */
export const HOUR_MILLISECONDS = 3_600_000;

/** 24 hours; a calendar day is an hour shorter or longer when clocks change. */
export const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** This many days of 24 hours later; a negative number goes back. */
export const daysAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MILLISECONDS);
