import { describe, expect, it } from 'vitest';
import { jsonProblems } from './json-problems.ts';

const codesOf = (text: string) => jsonProblems(JSON.parse(text)).map(({ path, code }) => `${path}: ${code}`);

describe('jsonProblems', () => {
  it('finds none in what people write', () => {
    expect(codesOf('{"name": {"en": "Tea 🍵", "zh": "茶"}, "rows": [{"value": -1.5}, null, true]}')).toEqual(
      [],
    );
  });

  it.each([
    ['{"name": {"en": "a\\u0000b"}}', 'name.en: characters'],
    ['["\\ud83c"]', '0: characters'],
    ['{"a": {"\\u0000": 1}}', 'a: characters'],
    ['{"price": 1e400}', 'price: numeric'],
  ])('says where %s cannot be kept', (text, problem) => {
    expect(codesOf(text)).toEqual([problem]);
  });

  it('neither follows lists without end nor tells of every one', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(jsonProblems(JSON.parse(deep)).map(({ code }) => code)).toEqual(['too_deep']);
    expect(jsonProblems(Array.from({ length: 1000 }, () => '\0'))).toHaveLength(20);
  });

  it.each([
    ['list', Array.from({ length: 1_000_000 }, () => ({}))],
    ['object', Object.fromEntries(Array.from({ length: 200_000 }, (_, index) => [`key${index}`, 1]))],
  ])('looks through no %s without end', (_what, entries) => {
    expect(jsonProblems({ entries })).toEqual([
      { path: 'entries', code: 'too_many', params: { max: 100_000 }, severity: 'error' },
    ]);
  });
});
