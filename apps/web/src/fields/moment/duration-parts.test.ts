import { describe, expect, it } from 'vitest';
import { durationParts, secondsOf, unitsFor } from './duration-parts.ts';

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
