import { DAY_MILLISECONDS } from '../core/date-time.ts';
/** What a report counts at a time: a calendar day, a week from Monday, a calendar month. */
export const GRAINS = ['day', 'week', 'month'] as const;

export type Grain = (typeof GRAINS)[number];

/** Days of a calendar, `YYYY-MM-DD`, both ends included. They are the same in every time zone. */
export type DayRange = { readonly from: string; readonly to: string };

const DAYS_OF_WEEK = 7;
/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MILLISECONDS;
const dayOf = (number: number): string => new Date(number * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar: `2026-02-30` is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const number = numberOf(text);
  return Number.isFinite(number) && dayOf(number) === text;
}

/** Adds days; a negative number goes back. */
export const addDays = (day: string, days: number): string => dayOf(numberOf(day) + days);

/** How many days a range has. */
export const daysIn = ({ from, to }: DayRange): number => numberOf(to) - numberOf(from) + 1;

/** The first day of the period that a day belongs to. */
export function startOfPeriod(grain: Grain, day: string): string {
  if (grain === 'day') return day;
  if (grain === 'month') return `${day.slice(0, 7)}-01`;
  const sinceMonday = (numberOf(day) - FIRST_MONDAY) % DAYS_OF_WEEK;
  return addDays(day, -((sinceMonday + DAYS_OF_WEEK) % DAYS_OF_WEEK));
}

/** The first day of the period so many periods after the one that begins on `start`. */
export function addPeriods(grain: Grain, start: string, count: number): string {
  if (grain === 'day') return addDays(start, count);
  if (grain === 'week') return addDays(start, count * DAYS_OF_WEEK);
  const [year = 0, month = 1] = start.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The last day of the period that begins on `start`. */
export const endOfPeriod = (grain: Grain, start: string): string => addDays(addPeriods(grain, start, 1), -1);

/** The first days of all periods that a range touches, in order. */
export function periodsIn(grain: Grain, { from, to }: DayRange): string[] {
  const starts: string[] = [];
  for (let start = startOfPeriod(grain, from); start <= to; start = addPeriods(grain, start, 1))
    starts.push(start);
  return starts;
}

/** The range widened to whole periods. */
export const wholePeriods = (grain: Grain, { from, to }: DayRange): DayRange => ({
  from: startOfPeriod(grain, from),
  to: endOfPeriod(grain, startOfPeriod(grain, to)),
});

/** The range that a range is compared with: as many periods as it touches, directly before it. */
export function rangeBefore(grain: Grain, range: DayRange): DayRange {
  const { from } = wholePeriods(grain, range);
  return { from: addPeriods(grain, from, -periodsIn(grain, range).length), to: addDays(from, -1) };
}
