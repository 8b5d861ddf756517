import { expect, it } from 'vitest';
import { isDatabaseAway } from './database.ts';

// The driver's words for a connection that broke while it was lent out.
it.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('takes "%s" for a database that is away', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

it('takes no other error for it', () => {
  expect(isDatabaseAway(new Error('This query is wrong'))).toBe(false);
});
