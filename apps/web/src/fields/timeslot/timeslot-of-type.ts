import type { JsonObject, JsonValue } from '@quartermaster/domain/core/json';
import type { TimeslotType } from '@quartermaster/domain/enums/timeslot-type';
import {
  hasTimeslotPart,
  TIMESLOT_PART_KEYS,
  TIMESLOT_PARTS,
  TIMESLOT_SHAPES,
} from '@quartermaster/domain/fields/timeslot-shapes';

const BLANK_PERIOD = { start_date: null, end_date: null };

/** The timeslot under another type: what both have stays, the rest goes. */
export function timeslotOfType(slot: JsonObject, type: TimeslotType): JsonObject {
  const { needs, maxPeriods } = TIMESLOT_SHAPES[type];
  const { periods, ...kept } = partsOf(slot, type);
  if (Array.isArray(periods)) return { type, ...kept, periods: periods.slice(0, maxPeriods) };
  return needs.includes('periods') ? { type, ...kept, periods: [BLANK_PERIOD] } : { type, ...kept };
}

function partsOf(slot: JsonObject, type: TimeslotType): JsonObject {
  const parts = TIMESLOT_PARTS.filter((part) => hasTimeslotPart(type, part));
  const keys = parts.flatMap((part) => TIMESLOT_PART_KEYS[part]);
  return Object.fromEntries(
    keys.flatMap((key): [string, JsonValue][] => {
      const value = slot[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
