import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { during, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { registry } from '../index.ts';

const schedules = (...changes: readonly JsonObject[]): Records => ({
  'system-schedule-setting': changes.map((change, index) => ({
    id: index + 1,
    system: 'tower',
    server_ids: [1],
    timeslot: during('01-01', '01-08'),
    state_inside: 'open',
    announce: text('Open'),
    ...change,
  })),
});
const problemsOf = (records: Records) => releaseProblems(registry, records);

describe('the schedule of the game', () => {
  it.each<readonly [string, Records]>([
    ['other features and servers', schedules({}, { system: 'maze' }, { server_ids: [2] })],
    ['maintenance in the middle', schedules({}, { state_inside: 'maintenance' })],
    ['one after the other', schedules({}, { timeslot: during('01-08', '01-09') })],
    ['less and more', schedules({ state_inside: 'half_cost', multiplier: 0.5 })],
  ])('allows %s', (_what, records) => {
    expect(problemsOf(records)).toEqual([]);
  });

  it.each<readonly [string, Records, string]>([
    [
      'two states at one time',
      schedules({ server_ids: [1, 2] }, { server_ids: [2, 3], state_inside: 'closed' }),
      'system-schedule-setting 2 state_inside too_many_records',
    ],
    [
      'two states at one time, one of them on all servers',
      schedules({ server_ids: [] }, { server_ids: [2], state_inside: 'closed' }),
      'system-schedule-setting 2 state_inside too_many_records',
    ],
    [
      'a reduced cost of more',
      schedules({ state_inside: 'half_cost', multiplier: 1.5 }),
      'system-schedule-setting 1 multiplier less',
    ],
    [
      'more drops that are fewer',
      schedules({ state_inside: 'double_drop', multiplier: 1 }),
      'system-schedule-setting 1 multiplier greater',
    ],
    [
      'a multiplier that is missing',
      schedules({ state_inside: 'double_drop', multiplier: null }),
      'system-schedule-setting 1 multiplier required',
    ],
  ])('refuses %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
