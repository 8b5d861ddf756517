import { describe, expect, it } from 'vitest';
import { jsonDifferences } from './json-differences.ts';

describe('jsonDifferences', () => {
  it('finds the innermost places that differ, wherever the keys are', () => {
    const before = { light: { color: '#fff', strength: 0.6 }, wind: [1, 2], fog: 1 };
    const after = { wind: [1, 3], light: { strength: 0.8, color: '#fff' }, sun: { at: 7 } };
    expect(jsonDifferences(before, after)).toEqual([
      { path: 'light.strength', before: 0.6, after: 0.8 },
      { path: 'wind.1', before: 2, after: 3 },
      { path: 'fog', before: 1, after: undefined },
      { path: 'sun', before: undefined, after: { at: 7 } },
    ]);
  });

  it('tells a value of another shape as a whole, and equal ones not at all', () => {
    expect(jsonDifferences({ a: 1 }, [1])).toEqual([{ path: '', before: { a: 1 }, after: [1] }]);
    expect(jsonDifferences({ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } })).toEqual([]);
  });
});
