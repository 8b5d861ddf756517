import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alignRows } from './align-rows.ts';

const unlikeness = (left: string, right: string): number =>
  left === right ? 0 : left[0] === right[0] ? 0.5 : 1;
const rows = fc.array(fc.constantFrom('a1', 'a2', 'b1', 'b2', 'c1'), { maxLength: 7 });

describe('alignRows', () => {
  it('keeps every row of both sides, in their order', () => {
    fc.assert(
      fc.property(rows, rows, (before, after) => {
        const pairs = alignRows(before, after, unlikeness);
        expect(pairs.flatMap(({ left }) => left ?? [])).toEqual(before);
        expect(pairs.flatMap(({ right }) => right ?? [])).toEqual(after);
        for (const { index, left, right } of pairs)
          expect(right === undefined ? before[index] : after[index]).toBe(right ?? left);
      }),
    );
  });

  it('finds one removed row as one, wherever it was', () => {
    fc.assert(
      fc.property(rows, rows, (head, tail) => {
        const pairs = alignRows([...head, 'x', ...tail], [...head, ...tail], unlikeness);
        expect(pairs.filter(({ left, right }) => left !== right).map(({ left }) => left)).toEqual(['x']);
      }),
    );
  });

  it('compares very long lists by position', () => {
    const before = Array.from({ length: 400 }, (_, index) => `a${index}`);
    const after = before.map((row) => row.replace('a', 'b'));
    const compared: string[] = [];
    const pairs = alignRows(before, after, (left, right) => {
      compared.push(left);
      return unlikeness(left, right);
    });
    expect(pairs.every(({ left, right }) => left?.slice(1) === right?.slice(1))).toBe(true);
    expect(compared.length).toBeLessThan(10);
  });
});
