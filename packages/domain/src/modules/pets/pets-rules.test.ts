import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const OPEN = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 2 }] };

const FORMULA = { might_weight: [{ stat: 'hp', weight: 1 }], skill_level_weight: 1, star_weight: 1 };
const LOWEST: RecordData = { id: 1, grade: 'D', name: text('D'), min_score: 0, ...FORMULA };
const NEXT: RecordData = {
  id: 2,
  grade: 'C',
  name: text('C'),
  min_score: 50,
  might_weight: null,
  skill_level_weight: null,
  star_weight: null,
};
const grades = (change: JsonObject, first: JsonObject = {}): Records => ({
  'pet-rating-setting': [
    { ...LOWEST, ...first },
    { ...NEXT, ...change },
  ],
});

const PRICE: RecordData = { id: 1, rarity: 'N', star_from: 1, star_to: 2, base_price: coins(5) };
const prices = (change: JsonObject): Records => ({
  'pet-sell-setting': [PRICE, { ...PRICE, id: 2, star_from: 3, star_to: 4, ...change }],
  'pet-rarity-setting': [{ rarity: 'N', initial_star: 1, max_star: 4, max_level: 1, order: 1 }],
});

const RECYCLING: RecordData = { id: 1, rarity: 'N', reset_only: true, spirit_amount: null, cost: null };
const recycling = (change: JsonObject): Records => ({
  'pet-recycle-setting': [RECYCLING, { ...RECYCLING, id: 2, reset_only: false, spirit_amount: 3, ...change }],
});

const PICTURE: RecordData = { id: 1, pet_id: 1, cg_no: 1, title: text('A'), unlock_conds: OPEN };
const pictures = (change: JsonObject): Records => ({
  'pet-cg-setting': [PICTURE, { ...PICTURE, id: 2, cg_no: 2, ...change }],
});

const LINE: RecordData = { id: 1, pet_id: 1, scene: 'login', text: text('Hi'), timeslot: ALWAYS };
const lines = (change: JsonObject): Records => ({
  'pet-conversation-setting': [LINE, { ...LINE, id: 2, scene: 'lobby_touch', ...change }],
});

const said = (order: number) => ({ order, speaker: 'pet', text: text('Hi') });
const choice = (no: number, next_id: number) => ({ no, text: text('Go'), next_id, intimacy_gain: 1 });
const TALK: RecordData = {
  id: 1,
  pet_id: 1,
  group_no: 1,
  lines: [said(1), said(2)],
  choices: [choice(1, 2), choice(2, 3)],
  next_id: null,
  timeslot: ALWAYS,
};
const SECOND: RecordData = { ...TALK, id: 2, group_no: 2, choices: null, next_id: 3 };
const THIRD: RecordData = { ...TALK, id: 3, group_no: 3, choices: null };
const talks = (change: JsonObject, third: JsonObject = {}): Records => ({
  'pet-conversation-setting-v2': [TALK, { ...SECOND, ...change }, { ...THIRD, ...third }],
});

const bonus = (bonus_bp: number) => ({ kind: 'property', property: 'fire', bonus_bp });
const COMMAND: RecordData = {
  id: 1,
  name: text('Errand'),
  slots: 2,
  require_conds: [{ kind: 'min_star', value: 2, count: 2 }],
  success_base_bp: 6000,
  success_bonus: [bonus(3000), { kind: 'clan', clan: 'clan_1', bonus_bp: 1000 }],
};
const commands = (change: JsonObject): Records => ({ 'pet-command-setting': [{ ...COMMAND, ...change }] });

const FAILED: RecordData = {
  command_id: 1,
  id: 1,
  result: 'fail',
  rewards: coins(2),
  great_success_bp: null,
  drop_mode: 'none',
  drop_rolls: null,
  rated_drops: null,
  weighted_drops: null,
  grouped_drops: null,
  pet_exp: 1,
  intimacy: 1,
};
const WON: RecordData = { ...FAILED, id: 2, result: 'success', rewards: coins(4), pet_exp: 2, intimacy: 2 };
const rewards = (change: JsonObject, ...more: readonly RecordData[]): Records => ({
  'pet-command-reward-setting': [FAILED, { ...WON, ...change }, ...more],
});
const GREAT: RecordData = { ...WON, id: 3, result: 'great_success', rewards: coins(6) };

/** These rarities have only what the rules read: caps. */
const problemsOf = (records: Records): readonly string[] =>
  releaseProblems(registry, records).filter((problem) => !problem.startsWith('pet-rarity'));

it.each<readonly [string, Records]>([
  ['grades', grades({})],
  ['prices', prices({})],
  ['prices of one step', { ...prices({}), 'pet-sell-setting': [{ ...PRICE, star_to: 4 }] }],
  ['recycling', recycling({})],
  ['illustrations', pictures({})],
  ['illustrations of two pets', pictures({ pet_id: 2, cg_no: 1 })],
  ['lines', lines({})],
  ['talks', talks({})],
  [
    'a talk that a choice leads back to',
    { 'pet-conversation-setting-v2': [TALK, SECOND, { ...THIRD, choices: [choice(1, 1), choice(2, 2)] }] },
  ],
  ['a command', commands({})],
  ['a command without bonuses', commands({ success_base_bp: 10_000, success_bonus: null })],
  ['rewards', rewards({}, GREAT)],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  ['a grade that occurs twice', grades({ grade: 'D', ...FORMULA }), 'pet-rating-setting 2 grade duplicate'],
  ['a grade left out', grades({ grade: 'B' }), 'pet-rating-setting 2 grade needs_record'],
  [
    'a grade that asks for less',
    grades({ grade: 'C', min_score: 0 }),
    'pet-rating-setting 2 min_score not_rising',
  ],
  [
    'a lowest grade that asks for something',
    grades({}, { min_score: 1 }),
    'pet-rating-setting 1 min_score same_as',
  ],
  [
    'a score without a formula',
    grades({}, { might_weight: null }),
    'pet-rating-setting 1 might_weight required',
  ],
  [
    'a stat that counts twice',
    grades(
      {},
      {
        might_weight: [
          { stat: 'hp', weight: 1 },
          { stat: 'hp', weight: 2 },
        ],
      },
    ),
    'pet-rating-setting 1 might_weight.1.stat duplicate',
  ],
  ['two grades of one name', grades({ name: text('D') }), 'pet-rating-setting 2 name duplicate'],
  ['stars without a price', prices({ star_from: 4 }), 'pet-sell-setting 2 star_from not_contiguous'],
  ['stars with two prices', prices({ star_from: 2 }), 'pet-sell-setting 2 star_from not_contiguous'],
  ['prices that end early', prices({ star_to: 3 }), 'pet-sell-setting 2 star_to same_as'],
  ['prices beyond the last star', prices({ star_to: 5 }), 'pet-sell-setting 2 star_to same_as'],
  ['stars that end before they begin', prices({ star_to: 2 }), 'pet-sell-setting 2 star_to greater_or_equal'],
  [
    'two ways to recycle alike',
    recycling({ reset_only: true, spirit_amount: null }),
    'pet-recycle-setting 2 reset_only duplicate',
  ],
  [
    'two ways to become spirits',
    {
      'pet-recycle-setting': [1, 2].map((id) => ({ ...RECYCLING, id, reset_only: false, spirit_amount: id })),
    },
    'pet-recycle-setting 2 reset_only duplicate',
  ],
  [
    'recycling to no spirits',
    recycling({ spirit_amount: null }),
    'pet-recycle-setting 2 spirit_amount required',
  ],
  [
    'more back than was paid',
    recycling({ return_exp_bp: 10_001 }),
    'pet-recycle-setting 2 return_exp_bp less_or_equal',
  ],
  ['an illustration left out', pictures({ cg_no: 3 }), 'pet-cg-setting 2 cg_no not_contiguous'],
  ['an illustration that occurs twice', pictures({ cg_no: 1 }), 'pet-cg-setting 2 cg_no duplicate'],
  [
    'an illustration that nothing unlocks',
    pictures({ unlock_conds: null }),
    'pet-cg-setting 2 unlock_conds required',
  ],
  [
    'a pet that says nothing when touched',
    lines({ scene: 'gift' }),
    'pet-conversation-setting 1 scene must_include',
  ],
  [
    'a pet that does not greet',
    { 'pet-conversation-setting': [{ ...LINE, scene: 'lobby_touch' }] },
    'pet-conversation-setting 1 scene must_include',
  ],
  ['two talks of one number', talks({ group_no: 1 }), 'pet-conversation-setting-v2 2 group_no duplicate'],
  [
    'a line left out',
    talks({ lines: [said(1), said(3)] }),
    'pet-conversation-setting-v2 2 lines.1.order not_contiguous',
  ],
  [
    'one choice alone',
    talks({ choices: [choice(1, 3)], next_id: null }),
    'pet-conversation-setting-v2 2 choices too_few',
  ],
  [
    'choices that are not numbered',
    talks({ choices: [choice(1, 3), choice(3, 3)], next_id: null }),
    'pet-conversation-setting-v2 2 choices.1.no not_contiguous',
  ],
  [
    'choices beside what follows anyway',
    talks({ choices: [choice(1, 3), choice(2, 3)] }),
    'pet-conversation-setting-v2 2 next_id must_be_empty',
  ],
  [
    'a talk that goes on with another pet',
    talks({}, { pet_id: 2 }),
    'pet-conversation-setting-v2 2 next_id same_as',
  ],
  [
    'a choice that leads to another pet',
    talks({}, { pet_id: 2 }),
    'pet-conversation-setting-v2 1 choices.1.next_id same_as',
  ],
  ['talks that never end', talks({}, { next_id: 2 }), 'pet-conversation-setting-v2 3 next_id cycle'],
  [
    'more pets asked for than may go',
    commands({ require_conds: [{ kind: 'min_star', value: 2, count: 3 }] }),
    'pet-command-setting 1 require_conds.0.count less_or_equal',
  ],
  [
    'more than certain success',
    commands({ success_bonus: [bonus(4001)] }),
    'pet-command-setting 1 success_bonus less_or_equal',
  ],
  [
    'a trait that is not named',
    commands({ require_conds: [{ kind: 'job', count: 1 }] }),
    'pet-command-setting 1 require_conds.0.job_id required',
  ],
  [
    'a result that occurs twice',
    rewards({}, { ...WON, id: 3 }),
    'pet-command-reward-setting 1~3 result duplicate',
  ],
  [
    'a command without success',
    { 'pet-command-reward-setting': [FAILED] },
    'pet-command-reward-setting 1~1 result must_include',
  ],
  [
    'an amount that cannot be halved',
    rewards({ rewards: coins(5) }),
    'pet-command-reward-setting 1~2 rewards.0.amount even',
  ],
  [
    'success that gives less than failure',
    rewards({ rewards: coins(0) }),
    'pet-command-reward-setting 1~2 rewards.0.amount falling',
  ],
  [
    'great success that gives less',
    rewards({}, { ...GREAT, rewards: coins(2) }),
    'pet-command-reward-setting 1~3 rewards.0.amount falling',
  ],
  ['success that teaches less', rewards({ pet_exp: 0 }), 'pet-command-reward-setting 1~2 pet_exp falling'],
  [
    'success that pets like less',
    rewards({ intimacy: 0 }),
    'pet-command-reward-setting 1~2 intimacy falling',
  ],
])('the rules notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});
