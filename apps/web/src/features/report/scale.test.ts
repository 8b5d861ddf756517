import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { scaleOf } from './scale.ts';

it.each([
  [
    [0, 7],
    [0, 2, 4, 6, 8],
  ],
  [
    [-30, 50],
    [-40, -20, 0, 20, 40, 60],
  ],
  [
    [0.12, 0.4],
    [0, 0.1, 0.2, 0.3, 0.4],
  ],
  [[], [0, 0.25, 0.5, 0.75, 1]],
])('the axis of %j has round steps and zero', (values, ticks) => {
  const scale = scaleOf(values);
  expect(scale.ticks).toHaveLength(ticks.length);
  for (const [index, tick] of ticks.entries()) expect(scale.ticks[index]).toBeCloseTo(tick, 10);
});

it('an axis holds every value within a few steps', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })), (values) => {
      const { lowest, highest, ticks } = scaleOf(values);
      for (const value of [0, ...values]) expect(value >= lowest && value <= highest).toBe(true);
      expect(highest).toBeGreaterThan(lowest);
      expect(ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
