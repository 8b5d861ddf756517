import { listFilter } from '@quartermaster/contract/http/list-filter';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { check } from './zod-issues.ts';

const problemsOf = (schema: z.ZodType, value: unknown): readonly string[] =>
  check(schema, value).issues.map(({ path, code }) => `${path} ${code}`);

describe('a value that may have several forms', () => {
  it.each([
    ['rarity:SR', ' json'],
    ['{"field":"rarity"}', ' wrong_type'],
    ['[{"field":"rarity","op":"is"}]', '0.op unknown_option'],
    ['[{"any":[[{"field":"rarity","op":"is"}]]}]', '0.any.0.0.op unknown_option'],
  ])('is refused for what is wrong with the nearest one: %s', (filter, problem) => {
    expect(problemsOf(listFilter, filter)).toEqual([problem]);
  });

  it('is only called not valid where none is nearest', () => {
    const either = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]);
    expect(problemsOf(either, {})).toEqual([' valid']);
    expect(problemsOf(either, undefined)).toEqual([' required']);
  });
});
