const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2}) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LOOSE_DATE_TIME =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?Z?)?$/;

/** `YYYY-MM-DD` of a day that exists. */
export function isDate(text: string): boolean {
  const match = DATE.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
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

/** The spellings people use in sheets, as `YYYY-MM-DD HH:mm:ss`; `null` when the text is no date. */
export function parseDateTime(text: string): string | null {
  const match = LOOSE_DATE_TIME.exec(text.trim());
  if (match === null) return null;
  const part = (index: number): string => (match[index] ?? '0').padStart(2, '0');
  const value = `${match[1]}-${part(2)}-${part(3)} ${part(4)}:${part(5)}:${part(6)}`;
  return isDateTime(value) ? value : null;
}
