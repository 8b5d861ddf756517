import { expect, it } from 'vitest';
import { limitChanges } from './limit-changes.ts';

const row = (role: string, limits: object) => ({ role, place: 'protected', ...limits });

it('names the limits that differ, role by role', () => {
  const before = { limits: [row('admin', { value_cents: 50_000, players: 200 }), row('cs', { exports: 5 })] };
  const after = {
    limits: [row('admin', { value_cents: 100, players: 200 }), row('cs', { exports: null, recipients: 0 })],
  };
  expect(limitChanges(before, after)).toEqual([
    { role: 'admin', place: 'protected', limit: 'value_cents', before: 50_000, after: 100 },
    { role: 'cs', place: 'protected', limit: 'recipients', before: null, after: 0 },
    { role: 'cs', place: 'protected', limit: 'exports', before: 5, after: null },
  ]);
});

it('says nothing of what is the same, or of no limits at all', () => {
  const limits = { limits: [row('admin', { players: 200 })] };
  expect(limitChanges(limits, limits)).toEqual([]);
  expect(limitChanges(null, null)).toEqual([]);
});
