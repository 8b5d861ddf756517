import { isDate, isDateTime, parseDateTime } from '@quartermaster/domain/fields/date-format';
import { plainTyping } from '@quartermaster/domain/fields/typed-text';
import { utcFromWall, wallFromUtc } from '../common/zone-time.ts';

/** The zone that a moment is typed in; `null` for a day, which is the same day everywhere. */
export type MomentZone = string | null;

const DAY_LENGTH = 10;
const IN_UTC = /(?<=\d)\s*(?:Z|UTC)$/i;

/** A value as its box shows it: the zone's time, or what was typed where that is no date. */
export function printMoment(value: string, zone: MomentZone): string {
  return zone === null || !isDateTime(value) ? value : (wallFromUtc(value, zone) ?? value);
}

/** The value that a typed text stands for, in any of the forms that files and sheets know. */
export function readMoment(typed: string, zone: MomentZone): string | null {
  const plain = plainTyping(typed);
  const wall = parseDateTime(plain.replace(IN_UTC, ''));
  if (wall === null) return null;
  if (zone === null) return wall.slice(0, DAY_LENGTH);
  return IN_UTC.test(plain) ? wall : utcFromWall(wall, zone);
}

/** Whether the value is a moment, and not a text that could not be read. */
export function isMoment(value: string, zone: MomentZone): boolean {
  return zone === null ? isDate(value) : isDateTime(value);
}
