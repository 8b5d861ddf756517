import { DATE_TIME_FORMAT, isDateTime } from '@quartermaster/domain/fields/date-format';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { formatDateTime } from '../../i18n/format.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A UTC instant of the wire as wall time of a zone, or null when it is no instant. */
export function wallFromUtc(instant: string, zone: string): string | null {
  // Lists ask for hundreds: dayjs makes a format of the browser for each.
  return isDateTime(instant) ? formatDateTime(instant, zone) : null;
}

/** Wall time of a zone as a UTC instant of the wire. */
export function utcFromWall(wall: string, zone: string): string | null {
  const parsed = dayjs.tz(wall, zone);
  return parsed.isValid() ? parsed.utc().format(DATE_TIME_FORMAT) : null;
}

/** Wall time of one zone as wall time of another. */
export function wallBetween(wall: string, from: string, to: string): string | null {
  const instant = utcFromWall(wall, from);
  return instant === null ? null : wallFromUtc(instant, to);
}
