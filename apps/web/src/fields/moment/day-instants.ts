import { utcFromWall, wallFromUtc } from '../common/zone-time.ts';

const DAY_LENGTH = 10;

/** The day of an instant in a zone; empty where there is no instant. */
export function dayOfInstant(instant: string, zone: string): string {
  return wallFromUtc(instant, zone)?.slice(0, DAY_LENGTH) ?? '';
}

export function startOfDay(day: string, zone: string): string | null {
  return day === '' ? null : utcFromWall(`${day} 00:00:00`, zone);
}

export function endOfDay(day: string, zone: string): string | null {
  return day === '' ? null : utcFromWall(`${day} 23:59:59`, zone);
}
