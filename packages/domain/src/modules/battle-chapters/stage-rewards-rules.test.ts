import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const CHAPTER: RecordData = {
  battle_id: 10,
  chapter_id: 1,
  chapter_type: 'main',
  difficulty: 'normal',
  battles: [
    { order: 1, battle_id: 10, x: 0, y: 0 },
    { order: 2, battle_id: 11, pre_battle_id: 10, x: 0, y: 0 },
  ],
  star_rewards: null,
  timeslot: ALWAYS,
};
const goal = (action: string) => ({ action, count: 1, count_from: 'birth' });
const REWARD: RecordData = {
  id: 1,
  scope: 'chapter',
  chapter_id: 10,
  difficulty: null,
  goal: goal('collect_stars'),
  threshold: 6,
  reset: 'none',
  timeslot: ALWAYS,
};
const rewards = (change: JsonObject, other: JsonObject | null = null): Records => ({
  'chapter-setting': [CHAPTER],
  'stage-reward-setting': [
    { ...REWARD, ...change },
    ...(other === null ? [] : [{ ...REWARD, id: 2, ...other }]),
  ],
});
const problemsOf = (records: Records) => releaseProblems(registry, records);

it.each<readonly [string, Records]>([
  ['rewards for stars', rewards({}, { threshold: 3 })],
  ['a reward for clears', rewards({ goal: goal('clear_any'), threshold: 99 })],
  [
    'a reward for a week',
    rewards({ scope: 'weekly', chapter_id: null, goal: goal('clear_any'), reset: 'weekly' }),
  ],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  ['more stars than there are', rewards({ threshold: 7 }), 'stage-reward-setting 1 threshold less_or_equal'],
  ['two rewards alike', rewards({}, {}), 'stage-reward-setting 2 threshold duplicate'],
  ['a chapter that is not told', rewards({ chapter_id: null }), 'stage-reward-setting 1 chapter_id required'],
  [
    'a difficulty that is not told',
    rewards({ scope: 'difficulty', chapter_id: null }),
    'stage-reward-setting 1 difficulty required_when',
  ],
  [
    'a week that never ends',
    rewards({ scope: 'weekly', chapter_id: null }),
    'stage-reward-setting 1 reset allowed_when',
  ],
])('stage rewards notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});
