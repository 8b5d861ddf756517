import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRepeatedKey } from './repeated-key.ts';

describe('a key named twice', () => {
  it.each([
    ['{"a": 1, "a": 2}', 'a'],
    ['{"a": {"b": 1, "c": 2, "b": 3}}', 'b'],
    ['[{"a": 1}, {"x": [], "x" : {}}]', 'x'],
    [String.raw`{"a": 1, "\u0061": 2}`, 'a'],
    [String.raw`{"a\"": 1, "a\"": 2}`, 'a"'],
    [String.raw`{"a\\": 1, "a\\": 2}`, 'a\\'],
    ['{"__proto__": 1, "__proto__": 2}', '__proto__'],
    ['{"": 1, "":2}', ''],
  ])('is found in %s', (json, key) => {
    expect(findRepeatedKey(json)).toBe(key);
  });

  it.each([
    '{"a": "a", "b": ["a", "a"], "c": {"a": 1}, "d": {"a": 1}}',
    '[["a", "a"], {"a": "b", "b": "a"}]',
    String.raw`{"a": "\"a\": 1, \"a\": 2"}`,
    '"a"',
    'null',
  ])('is not seen where there is none: %s', (json) => {
    expect(findRepeatedKey(json)).toBeNull();
  });

  it('is never in what was made from a value', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(findRepeatedKey(json)).toBeNull();
      }),
    );
  });

  it('is found wherever it was put in', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, seed) => {
        const parts = Object.entries(object).map(
          ([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`,
        );
        const again = parts[seed % parts.length] ?? '';
        expect(findRepeatedKey(`[{"x":[{${[...parts, again].join(',')}}]}]`)).not.toBeNull();
      }),
    );
  });
});
