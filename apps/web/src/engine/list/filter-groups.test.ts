import type { FilterCondition } from '@quartermaster/contract/http/list-filter';
import { describe, expect, it } from 'vitest';
import { filterOf, groupsOf, withCondition, withoutCondition } from './filter-groups.ts';

const a: FilterCondition = { field: 'a', op: 'eq', value: 1 };
const b: FilterCondition = { field: 'b', op: 'gte', value: 2 };
const c: FilterCondition = { field: 'c', op: 'filled' };

describe('groups of conditions', () => {
  it.each([
    ['none', [[]]],
    ['one', [[a, b]]],
    ['several', [[a, b], [c]]],
  ])('come back as they were written: %s', (_name, groups) => {
    expect(groupsOf(filterOf(groups))).toEqual(groups);
  });

  it('are one flat list while there is one', () => {
    expect(filterOf([[a, b], []])).toEqual([a, b]);
  });

  it('are read from any address that means the same', () => {
    expect(groupsOf([a, { any: [[b], [c]] }])).toEqual([
      [a, b],
      [a, c],
    ]);
  });

  it('hold one condition for a field, at its place', () => {
    const other = { ...a, value: 9 };
    expect(withCondition([[a, b]], 0, other)).toEqual([[other, b]]);
    expect(withCondition([[a]], 1, b)).toEqual([[a], [b]]);
    expect(withoutCondition([[a, b], [a]], 0, 'a')).toEqual([[b], [a]]);
  });
});
