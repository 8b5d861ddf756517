import { describe, expect, it } from 'vitest';
import { durationParts, durationText, secondsOf, unitsFor } from './duration-parts.ts';

describe('parts of a duration', () => {
  it.each([0, 59, 3_600, 90_061, 86_400 * 400 + 1])('%i seconds come back unchanged', (seconds) => {
    expect(secondsOf(durationParts(seconds))).toBe(seconds);
  });

  it('leaves out units that are longer than any allowed duration', () => {
    expect(unitsFor(600, 0)).toEqual(['minutes', 'seconds']);
    expect(unitsFor(3_600, 0)).toEqual(['hours', 'minutes', 'seconds']);
    expect(unitsFor(30, 90)).toEqual(['minutes', 'seconds']);
    expect(unitsFor(undefined, 0)).toHaveLength(4);
  });

  it('carries seconds typed beyond a minute', () => {
    expect(durationParts(secondsOf({ days: 0, hours: 0, minutes: 0, seconds: 90 }))).toEqual({
      days: 0,
      hours: 0,
      minutes: 1,
      seconds: 30,
    });
  });
});

describe('a duration in words', () => {
  const WORDS = { days: '日', hours: '時間', minutes: '分', seconds: '秒' };

  it.each([
    [0, '0秒'],
    [59, '59秒'],
    [3_600, '1時間'],
    [63_227, '17時間33分'],
    [86_400 + 59, '1日'],
  ])('%i seconds have their two largest parts', (seconds, text) => {
    expect(durationText(seconds, (unit) => WORDS[unit], '')).toBe(text);
  });

  it('has the gap of its language', () => {
    expect(durationText(7_500, (unit) => unit, ' ')).toBe('2 hours 5 minutes');
  });
});
