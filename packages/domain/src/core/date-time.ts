/** An instant as it stands on the wire: UTC, `YYYY-MM-DD HH:mm:ss`. */
export function formatDateTime(instant: Date): string {
  return instant.toISOString().slice(0, 19).replace('T', ' ');
}

const DAY_MILLISECONDS = 86_400_000;

/** So many times 24 hours later, or earlier where it is fewer than none. */
export const daysAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * DAY_MILLISECONDS);
