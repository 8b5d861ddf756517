import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prettyJson } from './pretty-json.ts';

const pretty = (raw: string): string => {
  const result = prettyJson(raw);
  return result.ok ? result.text : `problem: ${result.problem}`;
};

describe('JSON made readable', () => {
  it('is what a browser would print, for any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (raw) => {
        expect(JSON.parse(pretty(raw))).toEqual(JSON.parse(raw));
        // Numbers may be spelt differently (-0, 1e21); without them every character is the same.
        if (/[0-9]/.test(raw.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) return;
        expect(pretty(raw).replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')).toBe(
          JSON.stringify(JSON.parse(raw), null, 2).replaceAll(/"(?:[^"\\]|\\.)*"/g, '""'),
        );
      }),
    );
  });

  it('keeps every digit and every sign of what was typed', () => {
    expect(pretty('{"id":12345678901234567890,"rate":0.10,"note":"a, b: {c}\\"","none":[],"odd":{}}')).toBe(
      '{\n  "id": 12345678901234567890,\n  "rate": 0.10,\n  "note": "a, b: {c}\\"",\n  "none": [],\n  "odd": {}\n}',
    );
  });

  it('says what is wrong, and nothing about nothing', () => {
    expect(prettyJson('{"a": 1,}').ok).toBe(false);
    expect(prettyJson('  \n')).toEqual({ ok: true, text: '' });
  });
});
