import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParameters } from './read-parameters.ts';

describe('parameters of a query', () => {
  it('are what a JSON list of plain values says', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
    fc.assert(
      fc.property(fc.array(value), (values) => {
        expect(readParameters(JSON.stringify(values))).toEqual(values);
      }),
    );
  });

  it('are none where nothing is typed, and unread where it is no such list', () => {
    expect(readParameters('  ')).toEqual([]);
    for (const text of ['{}', '1', '[1', '[[1]]', '[{}]', 'dev']) expect(readParameters(text)).toBeNull();
  });
});
