import { plainTyping } from './typed-text.ts';

/** The format of days on the wire. */
export const DATE_FORMAT = 'YYYY-MM-DD';

/** The format of instants on the wire, in UTC. */
export const DATE_TIME_FORMAT = 'YYYY-MM-DD HH:mm:ss';

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const TYPED_DATE =
  /^(\d{4})(?:[-/.]|\s*年\s*)(\d{1,2})(?:[-/.]|\s*月\s*)(\d{1,2})\s*日?(?:[\sT]+|$|(?<=日))(.*)$/;
const TYPED_TIME = /^(\d{1,2})(?::|\s*[時时點]\s*)(?:(\d{1,2})(?:[:分]\s*(\d{1,2})?(?:\.\d+)?秒?)?)?Z?$/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /^(\d{1,2})\.?\s+([a-z]{3,9})\.?,?\s+(\d{4}),?(.*)$/i;
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(\d{1,2}),?\s+(\d{4}),?(.*)$/i;

/** `YYYY-MM-DD` of a day that exists; the calendar has no year 0, nor does the database. */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `YYYY-MM-DD HH:mm:ss` of an instant that exists. */
export function isDateTime(text: string): boolean {
  const match = DATE_TIME.exec(text);
  return match !== null && isDate(match[1] ?? '');
}

/** `HH:mm`, 00:00 to 23:59. */
export function isTimeOfDay(text: string): boolean {
  return TIME.test(text);
}

/**
 * The spellings people type and keep in sheets, in digits of any width, as `YYYY-MM-DD HH:mm:ss`;
 * `null` when the text is no date. `2/12/2026` is none: it is another day to half of its readers.
 */
export function parseDateTime(text: string): string | null {
  const typed = inYearFirst(plainTyping(text));
  const match = TYPED_DATE.exec(typed);
  const time = match === null ? null : timeOf(match[4]?.trim() ?? '');
  if (match === null || time === null) return null;
  const value = `${match[1]}-${twoDigits(match[2])}-${twoDigits(match[3])} ${time}`;
  return isDateTime(value) ? value : null;
}

/** `2 Dec 2026 11:00` and `December 2, 2026` with the year first; any other text as it is. */
function inYearFirst(text: string): string {
  const dayFirst = DAY_FIRST.exec(text);
  const [, day, word, year, rest] = dayFirst ?? [];
  const [, otherWord, otherDay, otherYear, otherRest] = MONTH_FIRST.exec(text) ?? [];
  const month = MONTHS.findIndex((name) => (word ?? otherWord)?.toLowerCase().startsWith(name));
  if (month < 0) return text;
  return `${year ?? otherYear}-${month + 1}-${day ?? otherDay} ${(rest ?? otherRest ?? '').trim()}`.trim();
}

/** `HH:mm:ss` of a time with or without seconds; midnight where there is none. */
function timeOf(text: string): string | null {
  if (text === '') return '00:00:00';
  const match = TYPED_TIME.exec(text);
  return match === null ? null : [match[1], match[2], match[3]].map(twoDigits).join(':');
}

function twoDigits(part: string | undefined): string {
  return (part ?? '0').padStart(2, '0');
}
