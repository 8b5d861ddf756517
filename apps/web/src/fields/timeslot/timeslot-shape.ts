import type { JsonObject } from '@quartermaster/domain/core/json';
import type { TimeslotType } from '@quartermaster/domain/enums/timeslot-type';

type TimeslotParts = {
  readonly hasWeekdays: boolean;
  readonly hasHours: boolean;
  readonly hasEvent: boolean;
  readonly maxPeriods: number;
};

/** What can be set for each type of timeslot. */
export const TIMESLOT_PARTS: Readonly<Record<TimeslotType, TimeslotParts>> = {
  always_open: { hasWeekdays: false, hasHours: false, hasEvent: false, maxPeriods: 0 },
  open_every_day: { hasWeekdays: false, hasHours: true, hasEvent: false, maxPeriods: 1 },
  specific_weekdays: { hasWeekdays: true, hasHours: true, hasEvent: false, maxPeriods: 1 },
  limited_period: { hasWeekdays: false, hasHours: false, hasEvent: false, maxPeriods: 10 },
  event_trigger: { hasWeekdays: false, hasHours: false, hasEvent: true, maxPeriods: 10 },
};

/** The timeslot under another type: what both have stays, the rest goes. */
export function timeslotOfType(slot: JsonObject, type: TimeslotType): JsonObject {
  const parts = TIMESLOT_PARTS[type];
  const kept: [string, JsonObject[string]][] = [['type', type]];
  const keep = (isKept: boolean, ...keys: readonly string[]) => {
    for (const key of keys) {
      const value = slot[key];
      if (isKept && value !== undefined) kept.push([key, value]);
    }
  };
  keep(parts.hasWeekdays, 'weekdays');
  keep(parts.hasHours, 'daily_from', 'daily_to');
  keep(parts.hasEvent, 'event_id');
  const periods = slot['periods'];
  if (Array.isArray(periods) && parts.maxPeriods > 0)
    kept.push(['periods', periods.slice(0, parts.maxPeriods)]);
  else if (type === 'limited_period') kept.push(['periods', [{ start_date: null, end_date: null }]]);
  return Object.fromEntries(kept);
}
