import { expect, it } from 'vitest';
import { pageNumber } from './page-number.ts';

it.each([
  ['7', 7],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['1e9', 1],
  ['Infinity', 1],
])('the page of an address that says %j is %d', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
