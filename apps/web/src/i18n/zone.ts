const KEY = 'tz';
/** Until somebody chooses: the zone of the operation. */
const GLOBAL_DEFAULT = 'Asia/Hong_Kong';

export function readZone(): string {
  const chosen = localStorage.getItem(KEY);
  return chosen && isZone(chosen) ? chosen : GLOBAL_DEFAULT;
}

export function changeZone(zone: string): void {
  localStorage.setItem(KEY, zone);
  window.location.reload();
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export type ZoneOption = { readonly name: string; readonly offset: string };

/** Zones with their offset now, west to east. */
export function zoneOptions(now: Date): readonly ZoneOption[] {
  return Intl.supportedValuesOf('timeZone')
    .map((name) => ({ name, offset: zoneOffset(name, now), minutes: offsetMinutes(name, now) }))
    .sort((a, b) => a.minutes - b.minutes || a.name.localeCompare(b.name))
    .map(({ name, offset }) => ({ name, offset }));
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

function namePart(zone: string, at: Date, style: 'short' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: style }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

function offsetMinutes(zone: string, at: Date): number {
  const match = /GMT([+-])(\d+)(?::(\d+))?/.exec(zoneOffset(zone, at));
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
  return match[1] === '-' ? -minutes : minutes;
}
