import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  countryName,
  formatAgo,
  formatAhead,
  formatDateTime,
  formatDay,
  formatList,
  formatLogged,
  formatLongDateTime,
  formatShortDay,
  joinSentences,
} from './format.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a country', () => {
  it.each([
    ['en', 'Taiwan'],
    ['zh', '台灣'],
    ['jp', '台湾'],
  ])('is named in the reader’s language, %s', (language, name) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    expect(countryName('TW')).toBe(name);
  });

  it('that is none is said as it came', () => {
    expect(['', 'Taiwan', 'tw'].map(countryName)).toEqual(['', 'Taiwan', 'tw']);
  });
});

describe('a list of names', () => {
  it.each([
    ['en', 'Mei Lin and Ada (admin)'],
    ['zh', 'Mei Lin 和 Ada (admin)'],
    ['jp', 'Mei Lin、Ada (admin)'],
  ])('is a part of a sentence, %s', (language, list) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    expect(formatList(['Mei Lin', 'Ada (admin)'])).toBe(list);
  });

  it('has no space between Chinese names', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'zh' });
    expect(formatList(['名稱', '說明', '類型'])).toBe('名稱、說明和類型');
    expect(formatList(['Ada', '小林'])).toBe('Ada 和小林');
  });
});

describe('how long ago', () => {
  it.each([
    ['en', 'just now', '2minago'],
    ['zh', '剛剛', '2分鐘前'],
    ['jp', 'たった今', '2分前'],
  ])('is said in the words of the language, %s', (language, first, later) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    const agoAt = (time: string) => formatAgo('2026-11-22 12:00:00', new Date(`2026-11-22T${time}Z`));
    expect(agoAt('12:00:59')).toBe(first);
    expect(agoAt('12:02:10').replaceAll(/\s/gu, '')).toBe(later);
  });
});

describe('a moment to come', () => {
  it.each([
    ['2026-11-27 03:00:00', 'in 18 hr'],
    ['2026-11-28 04:00:00', 'in 2 days'],
    ['2026-12-02 04:00:00', 'in 6 days'],
  ])('%s is so many days of the calendar away, or hours', (wire, text) => {
    vi.stubGlobal('localStorage', { getItem: () => 'en' });
    // A Thursday evening in Taipei.
    const now = new Date('2026-11-26T09:00:00Z');
    expect(formatAhead(wire, now, 'Asia/Taipei').replace('.', '')).toBe(text);
  });
});

describe('a moment in a sentence', () => {
  it.each([
    ['en', '12 Nov 2026, 00:02'],
    ['zh', '2026年11月12日 00:02'],
    ['jp', '2026年11月12日 00:02'],
  ])('is written as people of the language write it, %s', (language, text) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    expect(formatLongDateTime('2026-11-11 16:02:00', 'Asia/Taipei')).toBe(text);
  });
});

describe('a day', () => {
  const now = new Date('2026-11-22T12:00:00Z');

  it.each([
    ['en', '22 Nov', '2025'],
    ['zh', '11月22日', '2025年'],
    ['jp', '11月22日', '2025年'],
  ])('has a year unless it is this one, %s', (language, day, year) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    const dayOf = (wire: string) => formatDay(wire, 'Asia/Taipei', now);
    expect(dayOf('2026-11-22 01:00:00')).toContain(day);
    expect(dayOf('2026-11-22 01:00:00')).not.toContain('2026');
    expect(dayOf('2025-11-22 01:00:00')).toContain(year);
    // It is the reader's year that counts: this moment is New Year's Day in Taipei.
    expect(dayOf('2025-12-31 20:00:00')).not.toContain('2025');
  });
});

it('groups what a log kept of an amount, and leaves names of digits alone', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en' });
  const said = [formatLogged('-12560', true), formatLogged('paid', true), formatLogged('20261122', false)];
  expect(said).toEqual(['−12,560', 'paid', '20261122']);
  expect(formatLogged(null, true)).toBe('—');
});

describe('moments in columns', () => {
  it('have their seconds, also where those are zero', () => {
    expect(formatDateTime('2026-11-14 13:39:00', 'UTC')).toBe('2026-11-14 13:39:00');
    expect(formatDateTime('2026-11-14 13:39:03', 'UTC')).toBe('2026-11-14 13:39:03');
  });

  it('are days alone in sentences, with the year where it is another one', () => {
    vi.stubGlobal('localStorage', { getItem: () => 'en' });
    const now = new Date('2026-11-25T00:00:00Z');
    expect(formatShortDay('2026-11-14 13:39:00', 'UTC', now)).toBe('14 Nov');
    expect(formatShortDay('2025-11-14 13:39:00', 'UTC', now)).toBe('14 Nov 2025');
  });
});

describe('sentences one after the other', () => {
  it.each([
    ['en', 'A. B.'],
    ['zh', 'A.B.'],
    ['jp', 'A.B.'],
  ])('have a space between them in English alone, %s', (language, joined) => {
    vi.stubGlobal('localStorage', { getItem: () => language });
    expect(joinSentences(['A.', '', 'B.'])).toBe(joined);
  });
});
