import { HOUR_MILLISECONDS, instantOf } from '@quartermaster/domain/core/date-time';

/** How long a period lasts, to the nearest day, below two days to the nearest hour; null while it has no length. */
export function periodLength(
  start: string,
  end: string,
): { readonly days: number; readonly hours: number } | null {
  const from = instantOf(start).getTime();
  const to = instantOf(end).getTime();
  if (Number.isNaN(from) || Number.isNaN(to) || to <= from) return null;
  const hours = Math.round((to - from) / HOUR_MILLISECONDS);
  return hours < 48 ? { days: 0, hours } : { days: Math.round(hours / 24), hours: 0 };
}
