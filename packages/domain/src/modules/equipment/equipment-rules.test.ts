import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const ALWAYS = { type: 'always_open' };
const stats = (hp: number) => ({ hp, atk: 1, def: 1, spd: 1 });

const problemsOf = (records: Records) => releaseProblems(registry, records);

/** Records with ids from 1, each like the whole but for its change. */
const rows = (whole: RecordData, changes: readonly JsonObject[]): readonly RecordData[] =>
  changes.map((change, index) => ({ id: index + 1, ...whole, ...change }));

const rarity = (name: string, order: number): RecordData => ({
  rarity: name,
  order,
  max_level: 2,
  stat_rate_bp: 10_000,
  skill_slot: 0,
  sub_stat_open_levels: [{ level: 2 }],
});
const RARITIES: Records = { 'equipment-rarity-setting': [rarity('N', 1), rarity('R', 2), rarity('SR', 3)] };
const piece = (equipment_id: number, change: JsonObject = {}): RecordData => ({
  equipment_id,
  name: text(`Piece ${equipment_id}`),
  slot: 'weapon',
  rarity: 'R',
  set_id: null,
  job_ids: null,
  sub_stats: null,
  sub_stat_count: 0,
  ...change,
});
const PIECES: Records = {
  'equipment-setting': [piece(1), piece(2, { job_ids: [2] }), piece(3), piece(4, { slot: 'head' })],
};

const MERGING: RecordData = {
  from_rarity: 'N',
  to_rarity: 'R',
  same_slot: true,
  same_equipment: false,
  success_bp: 10_000,
  fail_return_bp: null,
  result_pool: null,
};
const merging = (...changes: readonly JsonObject[]): Records => ({
  ...RARITIES,
  ...PIECES,
  'equipment-merge-cost-setting': rows(MERGING, changes),
});

const RECIPE: RecordData = {
  job_id: 1,
  slot: 'weapon',
  rarity: 'R',
  result_equipment_id: 1,
  base_equipment_id: null,
};
const recipes = (...changes: readonly JsonObject[]): Records => ({
  ...RARITIES,
  ...PIECES,
  'equipment-job-merge-cost-setting': rows(RECIPE, changes),
});

const LEVEL: RecordData = {
  rarity: 'R',
  level: 1,
  stat_rate_bp: 10_000,
  sub_stat_roll: false,
  milestone_bonus: null,
};
const levels = (change: JsonObject, first: JsonObject = {}): Records => ({
  ...RARITIES,
  'equipment-level-setting': rows(LEVEL, [first, { level: 2, sub_stat_roll: true, ...change }]),
});

const sales = (...changes: readonly JsonObject[]): Records => ({
  'equipment-sell-setting': rows(
    { rarity: 'R', slot: null, base_price: coins(1), dismantle_rewards: null },
    changes,
  ),
});

const ARTIFACT: RecordData = {
  artifact_id: 1,
  name: text('Lamp'),
  equip_limit: 'none',
  fragment_item_id: 1,
  levels: [
    { level: 1, costs: coins(1), stats: stats(1) },
    { level: 2, costs: coins(1), stats: stats(2) },
  ],
};
const FRAGMENT: RecordData = { item_id: 1, name: text('Shard'), item_type: 'fragment' };
const artifacts = (change: JsonObject, item: JsonObject = {}): Records => ({
  'item-setting': [{ ...FRAGMENT, ...item }],
  'equipment-artifact-setting': [
    ARTIFACT,
    { ...ARTIFACT, artifact_id: 2, name: text('Bell'), fragment_item_id: 2, ...change },
  ],
});
const artifactProblems = (change: JsonObject, item: JsonObject = {}) =>
  problemsOf(artifacts(change, item)).filter((problem) => problem.startsWith('equipment-artifact-setting'));

const artifactSkill = (change: JsonObject): Records => ({
  'equipment-artifact-skill-settings': [
    {
      id: 1,
      trigger: 'passive',
      trigger_value: null,
      levels: [{ level: 1, skill_id: 1, description: text('Works') }],
      ...change,
    },
  ],
});

const CRYSTAL: RecordData = {
  crystal_type: 'fire',
  level: 1,
  require_user_level: 1,
  success_bp: 9000,
  fail_result: 'keep',
  protect_item_id: null,
  protect_count: null,
  bonus: attack(1),
};
const crystals = (change: JsonObject): Records => ({
  'crystal-strengthen-setting': rows(CRYSTAL, [{}, { level: 2, ...change }]),
});

it.each<readonly [string, Records]>([
  ['merging', merging({}, { same_equipment: true }, { from_rarity: 'R', to_rarity: 'SR' })],
  ['recipes', recipes({}, { result_equipment_id: 3, base_equipment_id: 1 })],
  ['a recipe for the job of the piece', recipes({ job_id: 2, result_equipment_id: 2 })],
  ['levels', levels({})],
  ['sales', sales({}, { slot: 'weapon' })],
  ['an artifact skill', artifactSkill({ trigger: 'hp_below', trigger_value: 30 })],
  ['crystals', crystals({ success_bp: 8000, bonus: attack(2) })],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

it('artifacts have no problem', () => {
  expect(artifactProblems({})).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const MERGE = 'equipment-merge-cost-setting';
const JOB = 'equipment-job-merge-cost-setting';
const CRYSTAL_KEY = 'crystal-strengthen-setting';

const CASES: readonly Case[] = [
  ['two ways to merge alike', merging({}, {}), `${MERGE} 2 same_equipment duplicate`],
  ['a rarity left out', merging({ to_rarity: 'SR' }), `${MERGE} 1 to_rarity same_as`],
  [
    'a failure that returns nothing',
    merging({ success_bp: 5000 }),
    `${MERGE} 1 fail_return_bp required_when`,
  ],
  [
    'a result of another rarity',
    merging({ from_rarity: 'R', to_rarity: 'SR', result_pool: [{ equipment_id: 1, weight: 1 }] }),
    `${MERGE} 1 result_pool.0.equipment_id same_as`,
  ],
  ['two recipes alike', recipes({}, {}), `${JOB} 2 result_equipment_id duplicate`],
  ['a recipe for another slot', recipes({ result_equipment_id: 4 }), `${JOB} 1 result_equipment_id same_as`],
  ['a recipe for another rarity', recipes({ rarity: 'N' }), `${JOB} 1 result_equipment_id same_as`],
  [
    'a recipe for a job that cannot wear it',
    recipes({ result_equipment_id: 2 }),
    `${JOB} 1 job_id unknown_option`,
  ],
  ['a piece made of itself', recipes({ base_equipment_id: 1 }), `${JOB} 1 base_equipment_id cycle`],
  [
    'pieces made of each other',
    recipes({ base_equipment_id: 3 }, { result_equipment_id: 3, base_equipment_id: 1 }),
    `${JOB} 2 base_equipment_id cycle`,
  ],
  ['levels that end early', levels({ rarity: 'N' }), 'equipment-level-setting 1 level same_as'],
  [
    'a rate that falls',
    levels({}, { stat_rate_bp: 10_100 }),
    'equipment-level-setting 2 stat_rate_bp falling',
  ],
  [
    'a sub stat at another level',
    levels({}, { sub_stat_roll: true }),
    'equipment-level-setting 1 level unknown_option',
  ],
  [
    'a sub stat that never opens',
    levels({ sub_stat_roll: false }),
    'equipment-level-setting 2 sub_stat_roll too_few',
  ],
  ['two prices alike', sales({}, {}), 'equipment-sell-setting 2 rarity duplicate'],
  [
    'HP without a number',
    artifactSkill({ trigger: 'hp_below' }),
    'equipment-artifact-skill-settings 1 trigger_value required',
  ],
  [
    'a level of an artifact skill left out',
    artifactSkill({ levels: [{ level: 2, skill_id: 1, description: text('Works') }] }),
    'equipment-artifact-skill-settings 1 levels.0.level not_contiguous',
  ],
  ['a crystal level left out', crystals({ level: 3 }), `${CRYSTAL_KEY} 2 level not_contiguous`],
  ['a chance that rises', crystals({ success_bp: 9500 }), `${CRYSTAL_KEY} 2 success_bp less_or_equal`],
  ['a bonus that falls', crystals({ bonus: attack(0.5) }), `${CRYSTAL_KEY} 2 bonus.0.value falling`],
  ['a reset at a low level', crystals({ fail_result: 'reset' }), `${CRYSTAL_KEY} 2 level greater`],
  [
    'protection without a number',
    crystals({ protect_item_id: 1 }),
    `${CRYSTAL_KEY} 2 protect_count required`,
  ],
];

describe('the rules of equipment', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });

  it.each<readonly [string, readonly string[], string]>([
    ['a fragment for two', artifactProblems({ fragment_item_id: 1 }), '2 fragment_item_id duplicate'],
    [
      'a fragment that is none',
      artifactProblems({}, { item_type: 'material' }),
      '1 fragment_item_id kind_not_allowed',
    ],
    [
      'an artifact whose stats fall',
      artifactProblems({
        levels: [
          { level: 1, costs: coins(1), stats: stats(2) },
          { level: 2, costs: coins(1), stats: stats(1) },
        ],
      }),
      '2 levels.1.stats.hp falling',
    ],
    [
      'an artifact for a job that is not named',
      artifactProblems({ equip_limit: 'job', equip_job_id: null }),
      '2 equip_job_id required',
    ],
  ])('notice %s', (_what, problems, problem) => {
    expect(problems).toContain(`equipment-artifact-setting ${problem}`);
  });
});

it('rewards name an artifact that is there', () => {
  const rewarded = (target_id: number): Records => ({
    ...artifacts({}),
    'quest-setting': [
      {
        quest_id: 1,
        jump_type: 'none',
        timeslot: ALWAYS,
        rewards: [{ asset_kind: 'artifact', target_id, amount: 1 }],
      },
    ],
  });
  const linked = (records: Records) => releaseProblems(registry, records, ['rewards.0.target_id']);
  const missing = 'quest-setting 1 rewards.0.target_id reference_missing';
  expect(linked(rewarded(1))).not.toContain(missing);
  expect(linked(rewarded(99))).toContain(missing);
});
