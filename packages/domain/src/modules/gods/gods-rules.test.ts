import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const bonus = (value: number, mode = 'flat') => [{ stat: 'atk', mode, value }];
const ALWAYS = { type: 'always_open' };

const GODS: Records = {
  'god-setting': [{ god_id: 1, rarity: 'R', status: 'inactive', skills: [{ slot: 'aid', skill_id: 5 }] }],
  'god-rarity-setting': [{ rarity: 'R', order: 1, max_star: 3, max_level: 20 }],
};
const two =
  (key: string, first: RecordData, second: RecordData) =>
  (change: JsonObject, ...more: readonly RecordData[]): Records => ({
    ...GODS,
    [key]: [first, { ...first, ...second, ...change }, ...more],
  });

const FIGURE: RecordData = {
  id: 1,
  god_id: 1,
  spine_no: 1,
  unlock_type: 'star',
  unlock_value: 3,
  costs: null,
  story_avg_id: null,
  event_id: null,
};
const figures = two('god-spine-unlock-setting', FIGURE, {
  id: 2,
  spine_no: 2,
  unlock_type: 'level',
  unlock_value: 20,
});

const MISSION: RecordData = {
  mission_id: 1,
  god_id: 1,
  order: 1,
  description: text('Do'),
  goal: { action: 'login', count: 1, count_from: 'birth' },
  reset: 'none',
  pre_mission_id: null,
  jump_type: 'none',
};
const missions = two('god-mission-setting', MISSION, { mission_id: 2, order: 2, pre_mission_id: 1 });

const COST: RecordData = {
  id: 1,
  rarity: 'R',
  slot: 'active',
  level: 2,
  costs: coins(5),
  require_star: 1,
  require_god_level: 1,
};
const costs = two('god-skill-cost-setting', COST, { id: 2, level: 3 });

const rung = (level: number, power_bp: number) => ({ level, power_bp, description: text('Aid') });
const AID: RecordData = {
  id: 1,
  god_id: 1,
  skill_id: 5,
  call_condition: 'manual',
  call_value: null,
  levels: [rung(1, 5), rung(2, 5)],
};
const aids = (change: JsonObject, ...more: readonly RecordData[]): Records => ({
  ...GODS,
  'god-aid-skill-setting': [{ ...AID, ...change }, ...more],
});

const share = (level: number, rate_bp: number) => ({ level, rate_bp });
const PASSIVE: RecordData = {
  id: 1,
  god_id: 1,
  passive_no: 1,
  name: text('A'),
  unlock_star: 1,
  apply_to: 'team',
  property: null,
  job_id: null,
  bonus: bonus(1),
  levels: [share(1, 10), share(2, 20)],
};
const passives = two('god-aid-passive-skill-setting', PASSIVE, { id: 2, passive_no: 2 });

const MIGHT: RecordData = { id: 1, might_level: 1, require_total: 10, bonus: bonus(5) };
const might = two('god-might-setting', MIGHT, { id: 2, might_level: 2, require_total: 20 });

const UNLOCK: RecordData = {
  id: 1,
  god_id: 1,
  universal_item_id: null,
  universal_rate: null,
  direct_price: null,
  timeslot: ALWAYS,
};
const unlocks = two('god-unlock-cost-setting', UNLOCK, { id: 2, god_id: 2 });

const COPY: RecordData = { id: 1, rarity: 'R', copy_no: 1, spirit_cost: 5 };
const copies = two('god-doppelganger-cost-setting', COPY, { id: 2, copy_no: 2 });

const OPEN = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 2 }] };
const PICTURE: RecordData = { id: 1, god_id: 1, cg_no: 1, title: text('A'), unlock_conds: OPEN };
const pictures = two('god-cg-setting', PICTURE, { id: 2, cg_no: 2 });

/** These gods have only what the rules read: skills and caps. */
const problemsOf = (records: Records): readonly string[] =>
  releaseProblems(registry, records).filter((problem) => !/^god-(?:rarity-)?setting/.test(problem));

it.each<readonly [string, Records]>([
  ['figures', figures({})],
  ['a figure that is bought', figures({ unlock_type: 'item', unlock_value: null, costs: coins(1) })],
  ['missions', missions({})],
  ['a mission of every day', missions({ reset: 'daily' })],
  ['costs of skills', costs({})],
  ['costs of two slots', costs({ slot: 'ultimate', level: 2, costs: coins(1) })],
  ['an aid', aids({})],
  ['passives', passives({})],
  ['might', might({ bonus: [...bonus(5), ...bonus(1, 'percent')] })],
  ['unlock costs', unlocks({ universal_item_id: 1, universal_rate: 2 })],
  ['doppelgangers', copies({})],
  ['illustrations', pictures({})],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  ['a figure that occurs twice', figures({ spine_no: 1 }), 'god-spine-unlock-setting 2 spine_no duplicate'],
  [
    'more stars than the god can have',
    figures({ unlock_type: 'star', unlock_value: 4 }),
    'god-spine-unlock-setting 2 unlock_value less_or_equal',
  ],
  [
    'a higher level than the god can have',
    figures({ unlock_value: 21 }),
    'god-spine-unlock-setting 2 unlock_value less_or_equal',
  ],
  [
    'a figure for sale without a price',
    figures({ unlock_type: 'item', unlock_value: null }),
    'god-spine-unlock-setting 2 costs required',
  ],
  ['a mission left out', missions({ order: 3 }), 'god-mission-setting 2 order not_contiguous'],
  ['two missions in one place', missions({ order: 1 }), 'god-mission-setting 2 order duplicate'],
  [
    'missions that wait for each other',
    {
      ...GODS,
      'god-mission-setting': [
        { ...MISSION, pre_mission_id: 2 },
        { ...MISSION, mission_id: 2, order: 2, pre_mission_id: 1 },
      ],
    },
    'god-mission-setting 2 pre_mission_id cycle',
  ],
  [
    'a mission after one of another god',
    missions({ god_id: 2, order: 1 }),
    'god-mission-setting 2 pre_mission_id same_as',
  ],
  [
    'a mission after one that begins again',
    {
      ...GODS,
      'god-mission-setting': [
        { ...MISSION, reset: 'daily' },
        { ...MISSION, mission_id: 2, order: 2, pre_mission_id: 1 },
      ],
    },
    'god-mission-setting 2 pre_mission_id kind_not_allowed',
  ],
  ['a level left out', costs({ level: 4 }), 'god-skill-cost-setting 2 level not_contiguous'],
  ['a price for level 1', costs({ level: 1 }), 'god-skill-cost-setting 2 level greater_or_equal'],
  ['a level that occurs twice', costs({ level: 2 }), 'god-skill-cost-setting 2 level duplicate'],
  ['a level that costs less', costs({ costs: coins(4) }), 'god-skill-cost-setting 2 costs.0.amount falling'],
  [
    'more stars than the rarity has',
    costs({ require_star: 4 }),
    'god-skill-cost-setting 2 require_star less_or_equal',
  ],
  [
    'a higher level than the rarity has',
    costs({ require_god_level: 21 }),
    'god-skill-cost-setting 2 require_god_level less_or_equal',
  ],
  ['two aids of a god', aids({}, { ...AID, id: 2 }), 'god-aid-skill-setting 2 god_id duplicate'],
  ['an aid that the god lacks', aids({ skill_id: 6 }), 'god-aid-skill-setting 1 skill_id unknown_option'],
  [
    'an aid that never comes',
    aids({ call_condition: 'hp_below' }),
    'god-aid-skill-setting 1 call_value required',
  ],
  ['an aid without a mode', aids({ allowed_modes: [] }), 'god-aid-skill-setting 1 allowed_modes required'],
  [
    'an aid with a level left out',
    aids({ levels: [rung(1, 5), rung(3, 5)] }),
    'god-aid-skill-setting 1 levels.1.level not_contiguous',
  ],
  [
    'an aid that becomes weaker',
    aids({ levels: [rung(1, 5), rung(2, 4)] }),
    'god-aid-skill-setting 1 levels.1.power_bp falling',
  ],
  [
    'a passive that occurs twice',
    passives({ passive_no: 1 }),
    'god-aid-passive-skill-setting 2 passive_no duplicate',
  ],
  [
    'a passive left out',
    passives({ passive_no: 3 }),
    'god-aid-passive-skill-setting 2 passive_no not_contiguous',
  ],
  [
    'a later passive that opens earlier',
    passives({ unlock_star: 0 }),
    'god-aid-passive-skill-setting 2 unlock_star falling',
  ],
  [
    'a passive that nobody reaches',
    passives({ unlock_star: 4 }),
    'god-aid-passive-skill-setting 2 unlock_star less_or_equal',
  ],
  [
    'a passive with a level left out',
    passives({ levels: [share(2, 10)] }),
    'god-aid-passive-skill-setting 2 levels.0.level not_contiguous',
  ],
  [
    'a passive that becomes weaker',
    passives({ levels: [share(1, 20), share(2, 10)] }),
    'god-aid-passive-skill-setting 2 levels.1.rate_bp falling',
  ],
  [
    'a passive for a job that is not named',
    passives({ apply_to: 'job' }),
    'god-aid-passive-skill-setting 2 job_id required',
  ],
  [
    'a stat beyond its limit',
    passives({ bonus: bonus(501, 'percent') }),
    'god-aid-passive-skill-setting 2 bonus.0.value less_or_equal',
  ],
  ['might left out', might({ might_level: 3 }), 'god-might-setting 2 might_level not_contiguous'],
  ['might that occurs twice', might({ might_level: 1 }), 'god-might-setting 2 might_level duplicate'],
  [
    'might that asks for no more',
    might({ require_total: 10 }),
    'god-might-setting 2 require_total not_rising',
  ],
  ['might that gives less', might({ bonus: bonus(4) }), 'god-might-setting 2 bonus.0.value falling'],
  [
    'might that asks for nothing',
    { ...GODS, 'god-might-setting': [{ ...MIGHT, require_total: 0 }] },
    'god-might-setting 1 require_total greater_or_equal',
  ],
  ['two ways to unlock a god', unlocks({ god_id: 1 }), 'god-unlock-cost-setting 2 god_id duplicate'],
  [
    'an item in place of spirits, of which nobody knows how many',
    unlocks({ universal_item_id: 1 }),
    'god-unlock-cost-setting 2 universal_rate required',
  ],
  ['a copy left out', copies({ copy_no: 3 }), 'god-doppelganger-cost-setting 2 copy_no not_contiguous'],
  ['a copy that occurs twice', copies({ copy_no: 1 }), 'god-doppelganger-cost-setting 2 copy_no duplicate'],
  [
    'a copy that costs less',
    copies({ spirit_cost: 4 }),
    'god-doppelganger-cost-setting 2 spirit_cost falling',
  ],
  [
    'a copy stronger than the original',
    copies({ stat_rate_bp: 10_001 }),
    'god-doppelganger-cost-setting 2 stat_rate_bp less_or_equal',
  ],
  ['an illustration left out', pictures({ cg_no: 3 }), 'god-cg-setting 2 cg_no not_contiguous'],
  ['an illustration that occurs twice', pictures({ cg_no: 1 }), 'god-cg-setting 2 cg_no duplicate'],
  [
    'an illustration that nothing unlocks',
    pictures({ unlock_conds: null }),
    'god-cg-setting 2 unlock_conds required',
  ],
])('the rules notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});
