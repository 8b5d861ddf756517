import { cached } from './cached.ts';
import { readLanguage } from './language.ts';
import { reloadPage } from './reload-page.ts';
import { ZONE_CITIES } from './zone-cities.ts';

const KEY = 'tz';
/** Until the server says otherwise: the zone of the operation. */
const FIRST_DEFAULT = 'Asia/Hong_Kong';

let globalDefault = FIRST_DEFAULT;

/** What the console's settings give people who have chosen no zone; known before the first page is drawn. */
export function setDefaultZone(zone: string): void {
  if (isZone(zone)) globalDefault = zone;
}

export function readZone(): string {
  const chosen = localStorage.getItem(KEY);
  return chosen && isZone(chosen) ? chosen : globalDefault;
}

export function changeZone(zone: string): void {
  localStorage.setItem(KEY, zone);
  reloadPage();
}

const isZone = cached((zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
});

/** `offset`: as it is at the moment asked about, `GMT+8`. `city`: in the reader's language. */
export type ZoneOption = { readonly name: string; readonly offset: string; readonly city: string };

/** The zones to choose from with their offset now, west to east; `also` is one of them whatever it is. */
export function zoneOptions(now: Date, also: string = readZone()): readonly ZoneOption[] {
  return [...new Set([...ZONE_CITIES.keys(), also])]
    .map((name) => ({
      name,
      offset: zoneOffset(name, now),
      city: zoneCity(name),
      minutes: offsetMinutes(name, now),
    }))
    .sort((a, b) => a.minutes - b.minutes || a.city.localeCompare(b.city))
    .map(({ name, offset, city }) => ({ name, offset, city }));
}

/** What people call a zone; of one that the console does not offer, its own name is all there is. */
export function zoneCity(zone: string): string {
  return (
    ZONE_CITIES.get(zone)?.[readLanguage()] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  );
}

/** The same before a word: in Chinese a blank stands behind Latin letters, and none between two characters. */
export function zoneCityBefore(zone: string): string {
  const city = zoneCity(zone);
  return readLanguage() === 'zh' && /[\p{Script=Latin}\d]$/u.test(city) ? `${city} ` : city;
}

/** `Hong Kong (GMT+8)`, `香港（GMT+8）`: how a zone is written wherever it is named or chosen. */
export function zoneLabel(zone: string, at = new Date()): string {
  const [city, offset] = [zoneCity(zone), zoneOffset(zone, at)];
  return readLanguage() === 'en' ? `${city} (${offset})` : `${city}（${offset}）`;
}

/** `GMT+8`. */
export function zoneOffset(zone: string, at: Date): string {
  return namePart(zone, at, 'shortOffset');
}

/** `HKT`, `GMT+8` where the zone has no short name. */
export function zoneShortName(zone: string, at: Date): string {
  return SHORT_NAMES[zone] ?? namePart(zone, at, 'short');
}

/** Short names that browsers know only in some locales. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'Asia/Hong_Kong': 'HKT',
  'Asia/Tokyo': 'JST',
  'Asia/Taipei': 'TST',
  'Asia/Singapore': 'SGT',
  UTC: 'UTC',
};

const nameFormats = {
  short: cached((zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'short' })),
  shortOffset: cached(
    (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }),
  ),
} as const;

function namePart(zone: string, at: Date, style: keyof typeof nameFormats): string {
  const parts = nameFormats[style](zone).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

function offsetMinutes(zone: string, at: Date): number {
  const match = /GMT([+-])(\d+)(?::(\d+))?/.exec(zoneOffset(zone, at));
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}
