import { expect, it } from 'vitest';
import { nameProblems } from './account-names.ts';

it.each([
  ['Rin', 'rin', {}],
  ['Rin', ' rin ', {}],
  ['', ' ', { displayName: 'must not be empty', username: 'must not be empty' }],
  ['Rin', 'Rin Two', { username: expect.stringContaining('lowercase letters') as string }],
])('the names %j and %j have the problems %j', (displayName, username, problems) => {
  expect(nameProblems({ displayName, username }, 'en')).toEqual(problems);
});
