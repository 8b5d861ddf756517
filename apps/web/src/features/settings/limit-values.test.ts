import { expect, it } from 'vitest';
import type { RoleLimits } from '../../api/staff-limits.ts';
import { limitName, limitValues, withValues } from './limit-values.ts';

const NONE = {
  valueCents: null,
  players: null,
  recipients: null,
  exports: null,
  playersRead: null,
  reveals: null,
};
const row = (role: 'cs' | 'qa', limits: Partial<RoleLimits>): RoleLimits => ({
  role,
  place: 'open',
  ...NONE,
  ...limits,
});

it('keeps one box that was typed into, and takes every other limit as a colleague saved it meanwhile', () => {
  const cs = row('cs', { players: 5, exports: 2 });
  const typed = { [limitName(cs, 'players')]: 7, [limitName(cs, 'reveals')]: null };
  const saved = { limits: [{ ...cs, exports: 3 }, row('qa', { reveals: 1 })] };
  expect(withValues(saved, { ...limitValues(saved), ...typed })).toEqual({
    limits: [{ ...cs, players: 7, exports: 3, reveals: null }, row('qa', { reveals: 1 })],
  });
});
