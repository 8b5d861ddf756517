import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../core/json.ts';
import { canonicalJson } from './canonical.ts';

describe('canonicalJson', () => {
  it('sorts keys and leaves out what is absent', () => {
    expect(canonicalJson({ b: [1, { d: null, c: '火' }], a: true })).toBe(
      '{"a":true,"b":[1,{"c":"火","d":null}]}',
    );
  });

  it('says the same of equal values and can be read back', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value as JsonValue);
        const read = JSON.parse(text) as JsonValue;
        expect(canonicalJson(read)).toBe(text);
      }),
    );
  });
});
