import type { TimeslotType } from '../enums/timeslot-type.ts';

const MAX_PERIODS = 10;

/** What a timeslot can say besides its type. */
export const TIMESLOT_PARTS = ['periods', 'weekdays', 'hours', 'event'] as const;

/** One of the parts of a timeslot. */
export type TimeslotPart = (typeof TIMESLOT_PARTS)[number];

/** The parts that a type of timeslot must have, and those that it may have. */
export type TimeslotShape = {
  readonly needs: readonly TimeslotPart[];
  readonly allows: readonly TimeslotPart[];
  readonly maxPeriods: number;
};

/** Which parts each type of timeslot has. */
export const TIMESLOT_SHAPES: Readonly<Record<TimeslotType, TimeslotShape>> = {
  always_open: { needs: [], allows: [], maxPeriods: 0 },
  open_every_day: { needs: ['hours'], allows: ['periods'], maxPeriods: 1 },
  specific_weekdays: { needs: ['weekdays'], allows: ['hours', 'periods'], maxPeriods: 1 },
  limited_period: { needs: ['periods'], allows: [], maxPeriods: MAX_PERIODS },
  event_trigger: { needs: ['event'], allows: ['periods'], maxPeriods: MAX_PERIODS },
};

/** The keys in which a timeslot holds each part. */
export const TIMESLOT_PART_KEYS: Readonly<Record<TimeslotPart, readonly string[]>> = {
  periods: ['periods'],
  weekdays: ['weekdays'],
  hours: ['daily_from', 'daily_to'],
  event: ['event_id'],
};

/** Whether timeslots of a type can have a part. */
export const hasTimeslotPart = (type: TimeslotType, part: TimeslotPart): boolean =>
  TIMESLOT_SHAPES[type].needs.includes(part) || TIMESLOT_SHAPES[type].allows.includes(part);
