import { expect, it } from 'vitest';
import { isDatabaseAway } from './database.ts';

// The driver's words for a connection that broke while it was lent out, or that the server never answered.
it.each([
  'timeout expired',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('takes "%s" for a database that is away', (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

// What the system says while a server is away, starts or ends.
it.each([
  ['connect', 'ECONNREFUSED'],
  ['getaddrinfo', 'ENOTFOUND'],
  ['read', 'ECONNRESET'],
  ['write', 'EPIPE'],
])('takes "%s %s" for a database that is away', (syscall, code) => {
  expect(isDatabaseAway(Object.assign(new Error(`${syscall} ${code}`), { syscall, code }))).toBe(true);
});

// A folder in place of a file, or a disk that fails, is no outage of the database.
it.each([
  ['read', 'EISDIR'],
  ['read', 'EIO'],
  ['write', 'EIO'],
])('takes "%s %s" of a file for something else', (syscall, code) => {
  expect(isDatabaseAway(Object.assign(new Error(`${code}: ${syscall}`), { syscall, code }))).toBe(false);
});

it('takes no other error for it', () => {
  expect(isDatabaseAway(new Error('This query is wrong'))).toBe(false);
});
