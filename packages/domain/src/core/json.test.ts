import { expect, it } from 'vitest';
import { parseJson } from './json.ts';

it.each([
  ['{"a":[1,null]}', { a: [1, null] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
])('reads %s as JSON, or says that it is none', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
