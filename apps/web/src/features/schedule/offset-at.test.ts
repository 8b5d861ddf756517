import { expect, it } from 'vitest';
import { offsetAt } from './offset-at.ts';

const NOW = '2026-11-26 09:00:00';
const offset = { enabled: true, status: 'active', offset_sec: 86_400, expires_at: '2026-11-27 09:00:00' };

it.each([
  ['on', {}, 86_400],
  ['behind', { offset_sec: -60 }, -60],
  ['off', { enabled: false }, 0],
  ['inactive', { status: 'inactive' }, 0],
  ['over, from that very second', { expires_at: NOW }, 0],
])('moves the clock of the game while it is %s', (_what, change, seconds) => {
  expect(offsetAt({ ...offset, ...change }, NOW)).toBe(seconds);
});
