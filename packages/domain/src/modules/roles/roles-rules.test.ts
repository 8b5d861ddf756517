import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const level = (at: number) => ({ match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: at }] });
const bonus = (value: number, mode = 'flat') => [{ stat: 'atk', mode, value }];

const HERO: RecordData = {
  role_id: 1,
  name: text('Ro'),
  default: true,
  status: 'active',
  unlock_conds: null,
};
const OTHER: RecordData = { ...HERO, role_id: 2, name: text('Mi'), default: false, unlock_conds: level(2) };
const heroes = (change: JsonObject): Records => ({ 'role-setting': [HERO, { ...OTHER, ...change }] });

const LEVEL: RecordData = { level: 1, exp_to_next: 9, require_user_level: 2, stats_bonus: bonus(10) };
const LAST: RecordData = { ...LEVEL, level: 2, exp_to_next: 0 };
const levels = (change: JsonObject): Records => ({
  'level-setting': [1, 2].map((at) => ({ curve_type: 'role', level: at, exp_to_next: 2 - at })),
  'role-level-setting': [LEVEL, { ...LAST, ...change }],
});

const STAGE: RecordData = { id: 1, role_id: 1, stage: 1, require_level: 10, bonus: bonus(10) };
const stages = (change: JsonObject): Records => ({
  'role-advance-setting': [STAGE, { ...STAGE, id: 2, stage: 2, ...change }],
});

const cost = (at: number, points: number) => ({ level: at, skill_point: points });
const SKILL: RecordData = {
  id: 1,
  role_id: 1,
  skill_id: 1,
  branch: 'attack',
  pre_skill_id: null,
  max_level: 2,
  level_costs: [cost(1, 1), cost(2, 2)],
};
const NEXT: RecordData = { ...SKILL, id: 2, skill_id: 2, pre_skill_id: 1 };
const skills = (change: JsonObject, first: JsonObject = {}): Records => ({
  'role-skill-setting': [
    { ...SKILL, ...first },
    { ...NEXT, ...change },
  ],
  'skill-setting': [1, 2].map((skill_id) => ({
    skill_id,
    skill_type: 'active',
    levels: [{ level: 1 }, { level: 2 }],
  })),
});
const ofRoles = (records: Records): readonly string[] =>
  releaseProblems(registry, records).filter((problem) => problem.startsWith('role-'));

const AVATAR: RecordData = {
  avatar_id: 1,
  name: text('A'),
  source: 'default',
  unlock_conds: null,
  expire_days: null,
};
const avatars = (change: JsonObject): Records => ({
  'role-avatar-setting': [AVATAR, { ...AVATAR, avatar_id: 2, name: text('B'), ...change }],
});

it.each<readonly [string, Records]>([
  ['heroes', heroes({})],
  ['levels', levels({})],
  ['stages', stages({ bonus: [...bonus(10), ...bonus(1, 'percent')] })],
  ['stages of two heroes', stages({ role_id: 2, stage: 1, require_level: 1, bonus: bonus(1) })],
  ['skills', skills({})],
  ['avatars', avatars({ source: 'event', unlock_conds: level(3), expire_days: 7 })],
])('%s have no problem', (_what, records) => {
  expect(ofRoles(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  [
    'two heroes for new accounts',
    heroes({ default: true, unlock_conds: null }),
    'role-setting 2 default too_many',
  ],
  ['no hero for new accounts', { 'role-setting': [OTHER] }, 'role-setting 2 default too_few'],
  [
    'a default hero that is locked',
    { 'role-setting': [{ ...HERO, unlock_conds: level(2) }] },
    'role-setting 1 unlock_conds must_be_empty',
  ],
  [
    'a default hero that is not served',
    { 'role-setting': [{ ...HERO, status: 'not_open' }] },
    'role-setting 1 status allowed_when',
  ],
  ['two heroes of one name', heroes({ name: text('Ro') }), 'role-setting 2 name duplicate'],
  ['a level left out', levels({ level: 3 }), 'role-level-setting 3 level not_contiguous'],
  ['a last level that goes on', levels({ exp_to_next: 5 }), 'role-level-setting 2 exp_to_next same_as'],
  [
    'a level that asks for less',
    levels({ require_user_level: 1 }),
    'role-level-setting 2 require_user_level falling',
  ],
  [
    'a bonus that falls',
    levels({ stats_bonus: bonus(9) }),
    'role-level-setting 2 stats_bonus.0.value falling',
  ],
  [
    'one stat twice in a bonus',
    levels({ stats_bonus: [...bonus(10), ...bonus(11)] }),
    'role-level-setting 2 stats_bonus.1.mode duplicate',
  ],
  ['a stage left out', stages({ stage: 3 }), 'role-advance-setting 2 stage not_contiguous'],
  ['a stage that occurs twice', stages({ stage: 1 }), 'role-advance-setting 2 stage duplicate'],
  [
    'a stage that is easier to reach',
    stages({ require_level: 9 }),
    'role-advance-setting 2 require_level falling',
  ],
  ['a stage that gives less', stages({ bonus: bonus(9) }), 'role-advance-setting 2 bonus.0.value falling'],
  ['a skill that occurs twice', skills({ skill_id: 1 }), 'role-skill-setting 2 skill_id duplicate'],
  [
    'skills that wait for each other',
    skills({}, { pre_skill_id: 2 }),
    'role-skill-setting 2 pre_skill_id cycle',
  ],
  ['a skill after one of another hero', skills({ role_id: 2 }), 'role-skill-setting 2 pre_skill_id same_as'],
  [
    'a skill after one of another branch',
    skills({ branch: 'support' }),
    'role-skill-setting 2 pre_skill_id same_as',
  ],
  [
    'more levels than the skill has',
    skills({ max_level: 3, level_costs: [cost(1, 1), cost(2, 1), cost(3, 1)] }),
    'role-skill-setting 2 max_level less_or_equal',
  ],
  [
    'a level without a price',
    skills({ level_costs: [cost(1, 1)] }),
    'role-skill-setting 2 level_costs too_few',
  ],
  [
    'a level that costs fewer points',
    skills({ level_costs: [cost(1, 2), cost(2, 1)] }),
    'role-skill-setting 2 level_costs.1.skill_point falling',
  ],
  [
    'a default avatar that is locked',
    avatars({ unlock_conds: level(3) }),
    'role-avatar-setting 2 unlock_conds must_be_empty',
  ],
  [
    'a default avatar that expires',
    avatars({ expire_days: 7 }),
    'role-avatar-setting 2 expire_days must_be_empty',
  ],
  ['two avatars of one name', avatars({ name: text('A') }), 'role-avatar-setting 2 name duplicate'],
])('the rules notice %s', (_what, records, problem) => {
  expect(ofRoles(records)).toContain(problem);
});
