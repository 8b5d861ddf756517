import { describe, expect, it } from 'vitest';
import { plainChanges } from './plain-changes.ts';

describe('plainChanges', () => {
  it('names what came, went and differs, and leaves out what is the same', () => {
    expect(plainChanges({ a: 1, b: 'x', c: true }, { a: 2, c: true, d: [1] })).toEqual([
      { key: 'a', before: 1, after: 2 },
      { key: 'b', before: 'x', after: null },
      { key: 'd', before: null, after: [1] },
    ]);
  });

  it('has nothing on the side of what was not there', () => {
    expect(plainChanges(null, { key: 'dev' })).toEqual([{ key: 'key', before: null, after: 'dev' }]);
  });

  it('takes lists and objects that hold the same for the same', () => {
    expect(plainChanges({ a: [{ x: 1, y: 2 }] }, { a: [{ y: 2, x: 1 }] })).toEqual([]);
  });

  it('shows values that have no keys as a whole', () => {
    expect(plainChanges('old', 'new')).toEqual([{ key: '', before: 'old', after: 'new' }]);
  });
});
