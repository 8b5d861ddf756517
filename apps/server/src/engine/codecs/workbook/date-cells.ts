/** What a number format shows of a date; null for a format that shows none. */
export type DateFormat = { readonly hasDate: boolean; readonly hasTime: boolean };

/** Numbers of formats that every workbook knows without a code; those of East Asian calendars have the numbers between. */
const BUILT_IN: readonly (readonly [from: number, to: number, format: DateFormat])[] = [
  [14, 17, { hasDate: true, hasTime: false }],
  [18, 21, { hasDate: false, hasTime: true }],
  [22, 22, { hasDate: true, hasTime: true }],
  [27, 31, { hasDate: true, hasTime: false }],
  [32, 35, { hasDate: false, hasTime: true }],
  [36, 36, { hasDate: true, hasTime: false }],
  [45, 47, { hasDate: false, hasTime: true }],
  [50, 58, { hasDate: true, hasTime: false }],
];

/** Words, escaped signs, fillers, colours, conditions and exponents: what in a format's code is no part of a date. */
const NOT_PLACES = /"[^"]*"|\\.|[_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]|e[+-]/gi;

/** What a cell with this number format shows. `code`: null where the workbook defines none. */
export function dateFormatOf(id: number, code: string | null): DateFormat | null {
  if (code === null) return BUILT_IN.find(([from, to]) => id >= from && id <= to)?.[2] ?? null;
  const [positive = ''] = code.split(';');
  if (/general/i.test(positive)) return null;
  const places = positive.replace(NOT_PLACES, '').toLowerCase();
  const hasTime = /[hs]/.test(places);
  const hasDate = /[ydeg]/.test(places) || (places.includes('m') && !hasTime);
  return hasDate || hasTime ? { hasDate, hasTime } : null;
}

const SECONDS_A_DAY = 86_400;
/** Days between the beginnings of the two calendars that a workbook can count in. */
const DAYS_TO_1904 = 1462;
const EPOCH = Date.UTC(1899, 11, 30);
/** 1900 counts as a leap year in workbooks; from March on their days are right. */
const FIRST_RIGHT_DAY = 61;
const LAST_DAY = 2_958_465;

/**
 * A date's number as text: `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` or `HH:mm:ss`, by its format. A
 * number that is no date stays what it is.
 */
export function dateText(serial: number, { hasDate, hasTime }: DateFormat, is1904: boolean): string {
  const seconds = Math.round(serial * SECONDS_A_DAY);
  const [day, rest] = [Math.floor(seconds / SECONDS_A_DAY), seconds % SECONDS_A_DAY];
  if (!hasDate) return seconds < 0 ? String(serial) : timeText(seconds);
  const days = is1904 ? day + DAYS_TO_1904 : day;
  if (days < 1 || days > LAST_DAY) return String(serial);
  const date = new Date(EPOCH + (days < FIRST_RIGHT_DAY ? days + 1 : days) * SECONDS_A_DAY * 1000)
    .toISOString()
    .slice(0, 10);
  return hasTime || rest > 0 ? `${date} ${timeText(rest)}` : date;
}

/** `HH:mm:ss`; more than a day has more hours. */
function timeText(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2})(?:\.\d+)?Z?)?$/;

/** The text of a cell that holds its date in words. */
export function isoDateText(text: string): string {
  const match = ISO_DATE.exec(text);
  return match === null ? text : [match[1], match[2]].filter(Boolean).join(' ');
}
