import { LANGUAGES } from '@quartermaster/domain/core/language';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readZone, setDefaultZone, zoneCity, zoneCityBefore, zoneOptions } from './zone.ts';
import { ZONE_CITIES } from './zone-cities.ts';

const SUMMER = new Date('2026-07-01T00:00:00Z');
const WINTER = new Date('2026-12-01T00:00:00Z');

function keep(stored: Readonly<Record<string, string>>): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null });
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  setDefaultZone('Asia/Hong_Kong');
});

describe('the zone that times are shown in', () => {
  it('is Hong Kong, until the settings of the console or a person say otherwise', () => {
    keep({});
    expect(readZone()).toBe('Asia/Hong_Kong');
    setDefaultZone('Asia/Tokyo');
    expect(readZone()).toBe('Asia/Tokyo');
    keep({ tz: 'Europe/Paris' });
    expect(readZone()).toBe('Europe/Paris');
  });

  it('is never an unknown one', () => {
    keep({ tz: 'Mars/Olympus' });
    setDefaultZone('Moon/Tycho');
    expect(readZone()).toBe('Asia/Hong_Kong');
  });
});

it('a city before a word has a blank behind Latin letters in Chinese, and none behind characters', () => {
  keep({ i18nextLng: 'zh', language: 'zh' });
  expect(zoneCityBefore('Asia/Hong_Kong')).toBe('香港');
  expect(zoneCityBefore('Etc/GMT+3')).toBe('GMT+3 ');
  keep({ i18nextLng: 'jp', language: 'jp' });
  expect(zoneCityBefore('Etc/GMT+3')).toBe('GMT+3');
});

describe('the zones to choose from', () => {
  it('are about a hundred, each known and named once in every language', () => {
    expect(ZONE_CITIES.size).toBeGreaterThanOrEqual(95);
    expect(ZONE_CITIES.size).toBeLessThanOrEqual(110);
    expect([...ZONE_CITIES.keys()].filter((zone) => !isKnown(zone))).toEqual([]);
    for (const language of LANGUAGES) {
      const names = [...ZONE_CITIES.values()].map((city) => city[language]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  it('have the offset of the day, west to east', () => {
    keep({});
    const offsetOf = (zone: string, at: Date) => zoneOptions(at).find(({ name }) => name === zone)?.offset;
    expect([offsetOf('Europe/Paris', SUMMER), offsetOf('Europe/Paris', WINTER)]).toEqual(['GMT+2', 'GMT+1']);
    expect(offsetOf('Asia/Kathmandu', SUMMER)).toBe('GMT+5:45');
    expect(zoneOptions(SUMMER)[0]?.name).toBe('Pacific/Pago_Pago');
  });

  it('are called by their city in the language of the reader', () => {
    keep({ i18nextLng: 'zh' });
    expect(zoneCity('America/New_York')).toBe('紐約');
    keep({ i18nextLng: 'jp' });
    expect(zoneCity('Asia/Singapore')).toBe('シンガポール');
  });

  it('include the one that is in use', () => {
    keep({ tz: 'Asia/Yerevan' });
    expect(zoneOptions(SUMMER)).toContainEqual({ name: 'Asia/Yerevan', offset: 'GMT+4', city: 'Yerevan' });
  });
});
