import { array, assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { shares } from '../../fields/rows/row-operations.ts';
import { sectorsOf } from './sectors.ts';

const ARC = /A48,48 0 ([01]) 1 (\S+) Z/;

it('sectors are as wide as their shares, and go all the way round', () => {
  assert(
    property(array(integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 24 }), (weights) => {
      const parts = shares(
        weights.map((weight) => ({ weight })),
        'weight',
      );
      const sectors = sectorsOf(parts);
      expect(sectors.map(({ index }) => index)).toEqual(
        weights.flatMap((weight, index) => (weight > 0 ? [index] : [])),
      );
      for (const { index, path } of sectors)
        expect(ARC.exec(path)?.[1]).toBe((parts[index] ?? 0) > 0.5 ? '1' : '0');
    }),
  );
});

it('a quarter ends where a quarter does', () => {
  const [first, second] = sectorsOf([0.25, 0.75]);
  expect(first?.path).toBe('M0,0 L0,-48 A48,48 0 0 1 48,0 Z');
  expect(second?.path).toBe('M0,0 L48,0 A48,48 0 1 1 0,-48 Z');
  expect(sectorsOf([null, 0])).toEqual([]);
});
