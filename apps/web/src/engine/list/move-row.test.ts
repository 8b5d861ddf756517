import { describe, expect, it } from 'vitest';
import { moveRow } from './move-row.ts';

const rows = (...orders: readonly number[]) =>
  orders.map((order, index) => ({ recordId: 'abcdef'[index] ?? '', data: { sort_order: order } }));
const moved = (orders: readonly number[], recordId: string, by: number) => {
  const changes = moveRow(rows(...orders), recordId, by);
  return changes && Object.fromEntries(changes);
};

describe('moving a row', () => {
  it('changes places with its neighbour, and moves no other row', () => {
    expect(moved([10, 20, 35], 'b', -1)).toEqual({ b: 10, a: 20 });
    expect(moved([10, 20, 35], 'b', 1)).toEqual({ c: 20, b: 35 });
  });

  it('numbers all of them where numbers did not tell them apart', () => {
    expect(moved([0, 0, 0], 'c', -1)).toEqual({ a: 10, c: 20, b: 30 });
    expect(moved([0, 20, 20], 'a', 1)).toEqual({ b: 10, a: 20, c: 30 });
  });

  it('ends at the ends of the list', () => {
    expect(moved([10, 20], 'a', -1)).toBeNull();
    expect(moved([10, 20], 'b', 1)).toBeNull();
    expect(moved([10, 20], 'z', 1)).toBeNull();
  });
});
