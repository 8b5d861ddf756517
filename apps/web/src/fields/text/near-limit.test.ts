import { expect, it } from 'vitest';
import { isNearLimit } from './near-limit.ts';

it('counts letters where a text nears its limit, unless the limit is a few letters', () => {
  expect(isNearLimit('x'.repeat(32), 40)).toBe(false);
  expect(isNearLimit('x'.repeat(33), 40)).toBe(true);
  expect(isNearLimit('04-09', 5)).toBe(false);
});
