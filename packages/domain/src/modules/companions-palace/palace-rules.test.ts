import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, coins, during, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { registry } from '../index.ts';

type Changes = readonly JsonObject[];
const listed = (key: string, no: string, changes: Changes, base: (index: number) => JsonObject): Records => ({
  [key]: changes.map((change, index) => ({ [no]: index + 1, ...base(index), ...change })),
});
const ALWAYS = { type: 'always_open' };
const PIECES: Records = {
  'item-setting': [1, 2].map((item_id) => ({
    item_id,
    name: text(`Item ${item_id}`),
    item_type: 'fragment',
    expire_type: 'none',
  })),
};

const angels = (...changes: Changes): Records => ({
  ...PIECES,
  ...listed('angel-setting', 'angel_id', changes, (index) => ({
    name: text(`Angel ${index}`),
    base_bonus: attack(1),
    fragment_item_id: index + 1,
  })),
});
const angelLevels = (...changes: Changes): Records =>
  listed('angel-level-setting', 'level', changes, (index) => ({
    angel_id: 1,
    costs: coins(index + 1),
    bonus: attack(index + 1),
    success_bp: 10_000,
    bless_value: 1,
    bless_max: 9,
  }));
const angelStars = (...changes: Changes): Records => ({
  'angel-star-setting': changes.map((change, index) => ({
    angel_id: 1,
    star: index,
    fragments: index,
    bonus_rate_bp: 10_000 + index,
    level_cap: index + 1,
    ...change,
  })),
});
const SKILLS: Records = {
  'skill-setting': [1, 2].map((id) => ({
    skill_id: id,
    name: text(`Skill ${id}`),
    skill_type: id === 1 ? 'passive' : 'active',
    levels: [{ level: 1, effects: [], params: null }],
  })),
};
const line = (level: number) => ({ level, costs: coins(level), description: text('More') });
const angelSkills = (...changes: Changes): Records => ({
  ...SKILLS,
  ...listed('angel-skill-setting', 'id', changes, (index) => ({
    angel_id: 1,
    skill_no: index + 1,
    skill_id: 1,
    levels: [line(1)],
  })),
});
const blessings = (...changes: Changes): Records =>
  listed('angel-blessing-setting', 'id', changes, (index) => ({
    name: text(`Blessing ${index}`),
    angel_ids: [1, index + 2],
    star_sum: 20,
    bonus: attack(1),
    timeslot: ALWAYS,
    daily_pray: {
      cost: coins(1),
      limit: 1,
      drops: [{ reward: coins(2), amount_max: 3, weight: 1 }],
    },
  }));

const statueLevels = (...changes: Changes): Records =>
  listed('statue-level-setting', 'level', changes, (index) => ({
    statue_id: 1,
    piece_cost: index + 1,
    require_user_level: 1,
    bonus: attack(index + 1),
  }));
const statues = (...changes: Changes): Records => ({
  ...PIECES,
  ...statueLevels({}, {}),
  ...listed('statue-setting', 'statue_id', changes, (index) => ({
    name: text(`Statue ${index}`),
    order: index + 1,
    bonus_target: 'all',
    piece_item_id: index + 1,
    max_level: 2,
  })),
});
const resonances = (...changes: Changes): Records =>
  listed('statue-resonance-setting', 'id', changes, (index) => ({
    name: text(`Echo ${index}`),
    level_sum: 10 * (index + 1),
    statue_ids: null,
    bonus: attack(index + 1),
  }));

const PRODUCE: readonly JsonObject[] = [
  { asset_kind: 'coin', per_hour: 1 },
  { asset_kind: 'item', item_id: 1, per_hour: 1 },
];
const garrisons = (change: JsonObject = {}): Records =>
  listed('garrison-setting', 'garrison_id', [change], () => ({
    name: text('Garrison'),
    slots: 2,
    slot_rules: [1, 2].map((slot) => ({ slot, kind: 'any' })),
    produce: PRODUCE,
    raid_allowed: false,
  }));
const garrisonLevels = (...changes: Changes): Records =>
  listed('garrison-level-setting', 'level', changes, (index) => ({
    garrison_id: 1,
    slots: index + 1,
    yield_bp: 10_000 + index,
    max_hours: index + 1,
    require_user_level: 1,
  }));
const choice = (no: number, weight = 1) => ({ no, text: text('Go'), rewards: coins(1), weight });
const events = (change: JsonObject = {}): Records =>
  listed('garrison-event-setting', 'id', [change], () => ({
    name: text('Event'),
    kind: 'choice',
    choices: [choice(1), choice(2)],
    garrison_ids: [1],
  }));
const rewards = (...changes: Changes): Records =>
  listed('garrison-reward-setting', 'id', changes, (index) => ({
    garrison_id: 1,
    kind: 'hours',
    threshold: 100 + index,
    rewards: coins(index + 1),
    reset: 'weekly',
  }));
const views = (...changes: Changes): Records =>
  listed('palace-background-setting', 'background_id', changes, (index) => ({
    name: text(`View ${index}`),
    obtain_type: index === 0 ? 'default' : 'event',
    unlock_conds: null,
    bonus: null,
    timeslot: ALWAYS,
  }));
const CONDITIONS = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 5 }] };

const problemsOf = (records: Records): readonly string[] =>
  releaseProblems(registry, records).filter((found) => !found.startsWith('skill-setting'));

it.each<readonly [string, Records]>([
  ['angels', angels({}, {})],
  ['levels of an angel', angelLevels({}, { success_bp: 5000 })],
  ['stars of an angel', angelStars({}, {})],
  ['skills of an angel', angelSkills({}, {})],
  ['blessings', blessings({}, { daily_pray: null })],
  ['a statue', statues({})],
  ['resonances', resonances({}, {})],
  ['a garrison', garrisons()],
  ['levels of a garrison', garrisonLevels({}, {})],
  ['an event', events()],
  ['rewards', rewards({}, {})],
  ['views', views({}, {})],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['two angels of one name', angels({}, { name: text('Angel 0') }), 'angel-setting 2 name duplicate'],
  ['a cheaper level', angelLevels({ costs: coins(9) }, {}), 'angel-level-setting 1~2 costs.0.amount falling'],
  [
    'a failure that brings nothing',
    angelLevels({ success_bp: 5000, bless_value: null, bless_max: null }),
    'angel-level-setting 1~1 bless_value required_when',
  ],
  [
    'success before a failure',
    angelLevels({ bless_max: 0 }),
    'angel-level-setting 1~1 bless_max greater_or_equal',
  ],
  ['fewer fragments', angelStars({ fragments: 5 }, {}), 'angel-star-setting 1~1 fragments falling'],
  ['a star before the first', angelStars({ star: 1 }), 'angel-star-setting 1~1 star not_contiguous'],
  ['a skill that fights', angelSkills({ skill_id: 2 }), 'angel-skill-setting 1 skill_id kind_not_allowed'],
  [
    'more levels than the skill has',
    angelSkills({ levels: [line(1), line(2)] }),
    'angel-skill-setting 1 levels too_many',
  ],
  [
    'two blessings of one set',
    blessings({}, { angel_ids: [1, 2] }),
    'angel-blessing-setting 2 angel_ids duplicate',
  ],
  [
    'more stars than there are',
    blessings({ star_sum: 21 }),
    'angel-blessing-setting 1 star_sum less_or_equal',
  ],
  [
    'less at most than at least',
    blessings({
      daily_pray: { cost: coins(1), limit: 1, drops: [{ reward: coins(2), amount_max: 1, weight: 1 }] },
    }),
    'angel-blessing-setting 1 daily_pray.drops.0.amount_max greater_or_equal',
  ],
  ['a level too many', statues({ max_level: 3 }), 'statue-setting 1 max_level same_as'],
  ['two statues at one place', statues({}, { order: 1 }), 'statue-setting 2 order duplicate'],
  [
    'a bonus for no job',
    statues({ bonus_target: 'job', bonus_job: null }),
    'statue-setting 1 bonus_job required',
  ],
  ['fewer pieces', statueLevels({ piece_cost: 5 }, {}), 'statue-level-setting 1~2 piece_cost falling'],
  [
    'an echo at the same levels',
    resonances({}, { level_sum: 10 }),
    'statue-resonance-setting 2 level_sum not_rising',
  ],
  [
    'a weaker echo',
    resonances({}, { bonus: attack(0.5) }),
    'statue-resonance-setting 2 bonus.0.value falling',
  ],
  ['a place without a condition', garrisons({ slots: 3 }), 'garrison-setting 1 slot_rules too_few'],
  [
    'one product twice',
    garrisons({ produce: [1, 2].map((per_hour) => ({ asset_kind: 'coin', per_hour })) }),
    'garrison-setting 1 produce.1.item_id duplicate',
  ],
  [
    'raids without a rest',
    garrisons({ raid_allowed: true, protect_hours: null }),
    'garrison-setting 1 protect_hours required',
  ],
  ['fewer places', garrisonLevels({ slots: 3 }, {}), 'garrison-level-setting 1~2 slots falling'],
  [
    'a choice that is left out',
    events({ choices: [choice(1), choice(3)] }),
    'garrison-event-setting 1 choices.1.no not_contiguous',
  ],
  [
    'choices that nobody draws',
    events({ choices: [choice(1, 0)] }),
    'garrison-event-setting 1 choices weights_zero',
  ],
  [
    'a fight without a battle',
    events({ kind: 'battle', battle_id: null }),
    'garrison-event-setting 1 battle_id required',
  ],
  [
    'more hours than a week has',
    rewards({ threshold: 169 }),
    'garrison-reward-setting 1 threshold less_or_equal',
  ],
  ['no default', views({ obtain_type: 'event' }), 'palace-background-setting 1 obtain_type too_few'],
  [
    'a default that closes',
    views({ timeslot: during('01-01', '02-01') }),
    'palace-background-setting 1 timeslot.type kind_not_allowed',
  ],
  [
    'a default for some',
    views({ unlock_conds: CONDITIONS }),
    'palace-background-setting 1 unlock_conds must_be_empty',
  ],
];

describe('the rules of the palace', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
