import { DAY_MILLISECONDS, instantOf } from '@quartermaster/domain/core/date-time';
import { joinList, localized } from '@quartermaster/domain/core/language';
import { htmlLang, readLanguage } from './language.ts';
import { cached } from './cached.ts';
import { withMinus } from './minus.ts';
import { readZone, zoneOffset } from './zone.ts';

/** Reads `YYYY-MM-DD HH:mm:ss` (UTC, as on the wire). */
export function parseInstant(wire: string): Date {
  return instantOf(wire.slice(0, 19));
}

const wallFormat = cached(
  (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** The wall-clock text of an instant in a zone: `2026-09-03 12:00:00`. The same in every language, so that columns align. */
export function wallTime(at: Date, zone: string = readZone()): string {
  return wallFormat(zone).format(at);
}

/** A format of dates in the reader's language; called with the zone in which they are shown. */
function dateFormat(options: Intl.DateTimeFormatOptions): (zone: string) => Intl.DateTimeFormat {
  const byLocale = cached((tag: string) =>
    cached((timeZone: string) => new Intl.DateTimeFormat(tag, { ...options, timeZone })),
  );
  return (zone) => byLocale(locale())(zone);
}

/** For tables: always with seconds, so that a column aligns. */
export function formatDateTime(wire: string, zone: string = readZone()): string {
  return wallTime(parseInstant(wire), zone);
}

const longDateTime = dateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** For sentences: `12 Nov 2026, 14:02`, `2026年11月12日 14:02`. */
export function formatLongDateTime(wire: string, zone: string = readZone()): string {
  return longDateTime(zone).format(parseInstant(wire));
}

const DAY = { month: 'short', day: 'numeric' } as const;
const shortDay = dateFormat(DAY);
const shortDayAndYear = dateFormat({ ...DAY, year: 'numeric' });
const day = dateFormat({ ...DAY, weekday: 'short' });
const dayAndYear = dateFormat({ ...DAY, weekday: 'short', year: 'numeric' });
const weekday = dateFormat({ weekday: 'short', day: 'numeric' });

const isSameYear = (at: Date, now: Date, zone: string): boolean =>
  wallTime(at, zone).slice(0, 4) === wallTime(now, zone).slice(0, 4);

/** For headings of days: `Sat, 21 Nov`, `11月21日週六`; a year is named unless it is this one. */
export function formatDay(wire: string, zone: string = readZone(), now: Date = new Date()): string {
  const at = parseInstant(wire);
  return (isSameYear(at, now, zone) ? day : dayAndYear)(zone).format(at);
}

/** For the head of a calendar, beside its month: `Wed 25`, `25日 週三`, `25日(水)`. */
export function formatWeekday(wire: string, zone: string = readZone()): string {
  return weekday(zone).format(parseInstant(wire));
}

/** For sentences about another day: `14 Nov`, `11月14日`; a year is named unless it is this one. */
export function formatShortDay(wire: string, zone: string = readZone(), now: Date = new Date()): string {
  const at = parseInstant(wire);
  return (isSameYear(at, now, zone) ? shortDay : shortDayAndYear)(zone).format(at);
}

/** Where a date-time comes from, for its tooltip: the zone shown, and the same moment in UTC. */
export function explainDateTime(wire: string, zone: string = readZone()): string {
  return `${wallTime(parseInstant(wire), zone)} ${zone} (${zoneOffset(zone, parseInstant(wire))})\n${wire} UTC`;
}

/** Sentences one after the other: only English has a space between them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(readLanguage() === 'en' ? ' ' : '');
}

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

const agoFormat = cached(
  (language: string) => new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' }),
);

/** What Intl says of it in Chinese and Japanese is "at present". */
const JUST_NOW = localized('just now', '剛剛', 'たった今');

/** `2 min. ago`, in the reader's language. */
export function formatAgo(wire: string, now: Date = new Date()): string {
  const seconds = Math.round((parseInstant(wire).getTime() - now.getTime()) / 1000);
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return JUST_NOW[readLanguage()];
  return agoFormat(locale()).format(Math.trunc(seconds / step[1]), step[0]);
}

/** Beyond, months say enough. */
const MOST_DAYS_AHEAD = 30;

/** `tomorrow`, `in 3 days`, by the calendar of a zone; what is nearer than a day by its hours. */
export function formatAhead(wire: string, now: Date, zone: string = readZone()): string {
  const days = (parseInstant(wire).getTime() - now.getTime()) / DAY_MILLISECONDS;
  if (days < 1 || days > MOST_DAYS_AHEAD) return formatAgo(wire, now);
  const dayOf = (at: Date): number => Date.parse(wallTime(at, zone).slice(0, 10));
  const ahead = Math.round((dayOf(parseInstant(wire)) - dayOf(now)) / DAY_MILLISECONDS);
  return agoFormat(locale()).format(ahead, 'day');
}

const numberFormat = cached(
  (digits: number) => new Intl.NumberFormat(locale(), { maximumFractionDigits: digits }),
);

const listFormat = cached((tag: string) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** A list of names in a sentence. The Chinese “and” has a space beside Latin letters, digits and brackets. */
export function formatList(names: readonly string[]): string {
  const parts = listFormat(locale()).formatToParts(names);
  const space = (place: number, side: RegExp): string => (side.test(parts[place]?.value ?? '') ? ' ' : '');
  return parts
    .map(({ value }, place) =>
      value === '和' ? `${space(place - 1, /[\w)]$/)}和${space(place + 1, /^[\w(]/)}` : value,
    )
    .join('');
}

/** Names one after the other, without an “and”: after a colon, or in a note. */
export const joinNames = (names: readonly string[]): string => joinList(names, readLanguage());

export function formatNumber(value: number, maximumFractionDigits = 6): string {
  return withMinus(numberFormat(maximumFractionDigits).format(value));
}

/** What a log kept as text: an amount is grouped; a name stands as it came, though it be all digits. */
export function formatLogged(value: string | null, isAmount: boolean): string {
  if (value === null) return '—';
  return isAmount && /^-?\d+$/.test(value) ? formatNumber(Number(value)) : value;
}

function locale(): string {
  const language = readLanguage();
  return language === 'en' ? 'en-GB' : htmlLang(language);
}

const regionNames = cached((tag: string) => new Intl.DisplayNames(tag, { type: 'region', style: 'short' }));

/** A country or region by its two letters; what is none is said as it is. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return regionNames(locale()).of(code) ?? code;
}

const CENTS = 100;

/** `1,234.50`: always with cents, so that a column aligns. */
export function formatCents(cents: number): string {
  return formatFixed(cents / CENTS);
}

const fixedFormat = cached(
  (decimals: number) =>
    new Intl.NumberFormat(locale(), { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

/** With as many decimals, whatever they are, so that a column aligns. */
export function formatFixed(value: number, decimals = 2): string {
  return withMinus(fixedFormat(decimals).format(value));
}
