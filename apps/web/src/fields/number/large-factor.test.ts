import { expect, it } from 'vitest';
import { largeFactor } from './large-factor.ts';

it.each([
  [20, 2000, { times: 100, isMore: true }],
  [10_000, 105, { times: 95.2, isMore: false }],
  [5, 50, { times: 10, isMore: true }],
  [50, 5, { times: 10, isMore: false }],
  [-3, -30, { times: 10, isMore: true }],
  [5, 49, null],
  [50, 6, null],
  [5, -500, null],
  [0, 1000, null],
  [1000, 0, null],
  [null, 1000, null],
  [1000, null, null],
])('%s that becomes %s', (before, after, factor) => {
  expect(largeFactor(before, after)).toEqual(factor);
});
