import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findJsonFault } from './json-fault.ts';

const faultIn = (text: string): string | null => {
  const fault = findJsonFault(text);
  return fault === null ? null : `${fault.line}:${fault.column} ${fault.expected}`;
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('findJsonFault', () => {
  it.each([
    ['{"fog": 1,}', '1:11 json_key'],
    ['{"fog": 1\n "sun": 2}', '2:2 json_comma'],
    ['{"fog" 1}', '1:8 json_colon'],
    ['{\n  fog: 1\n}', '2:3 json_key'],
    ['{"fog": tru}', '1:9 json_value'],
    ['{"fog": nullish}', '1:9 json_value'],
    ['[1, 2', '1:6 json_comma'],
    ['[1, ]', '1:5 json_value'],
    ['["晴れ" 2]', '1:7 json_comma'],
    ['["🍵" 2]', '1:6 json_comma'],
    ['"ember', '1:7 json_quote'],
    ['"two\nlines"', '1:5 json_quote'],
    ['"C:\\dir"', '1:4 json_escape'],
    ['"\\u12"', '1:2 json_escape'],
    ['{} {}', '1:4 json_end'],
    ['01', '1:2 json_end'],
    ['-', '1:1 json_value'],
    ['', '1:1 json_value'],
    ['{"a": 1, "b": {"a": 2}, "\\u0061": 3}', '1:25 json_new_key'],
    ['{"id": 12345678901234567890}', '1:8 json_number'],
    ['1e999', '1:1 json_number'],
  ])('says where %j goes wrong', (text, fault) => {
    expect(faultIn(text)).toBe(fault);
  });

  it('finds none in what JSON.stringify writes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(4), (value, indent) => {
        fc.pre(!/\d{16}/.test(JSON.stringify(value)));
        expect(faultIn(JSON.stringify(value, null, indent))).toBeNull();
      }),
    );
  });

  it('refuses whatever JSON.parse refuses', () => {
    const part = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '1',
      '-',
      '.5',
      'e3',
      ' ',
      '\n',
      'true',
      'nul',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const text = parts.join('');
        expect(faultIn(text) !== null || isJson(text)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts any depth', () => {
    expect(faultIn('['.repeat(20_000) + ']'.repeat(20_000))).toBeNull();
  });
});
