import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const stats = (hp: number) => ({ hp, atk: 1, def: 1, spd: 1 });

const problemsOf = (records: Records) => releaseProblems(registry, records);

/** Records with ids from 1, each like the whole but for its change. */
const rows = (whole: RecordData, changes: readonly JsonObject[]): readonly RecordData[] =>
  changes.map((change, index) => ({ id: index + 1, ...whole, ...change }));

const OWN: RecordData = {
  pet_id: 1,
  name: text('Collar'),
  description: text('Warm'),
  max_level: 2,
  skill_version: 'v2',
  release_at: '2030-01-02 00:00:00',
};
/** Pieces with the levels and the skills of the first. */
const own = (...changes: readonly JsonObject[]): Records => ({
  'pet-specific-equipment-setting': rows(OWN, changes),
  'pet-specific-equipment-level-setting': rows(OWN_LEVEL, [{}, { level: 2 }]),
  ...(changes[0]?.['skill_version'] === 'v1'
    ? { 'pet-specific-equipment-skill-setting': rows(OWN_SKILL, [{}]) }
    : { 'pet-specific-equipment-skill-setting-v2': rows(NODE, [{}]) }),
});
const OWN_LEVEL: RecordData = {
  specific_equipment_id: 1,
  level: 1,
  stats: stats(1),
  require_pet_level: 1,
  skill_level: 1,
};
const ownLevels = (change: JsonObject): Records => ({
  ...own({}),
  'pet-specific-equipment-level-setting': rows(OWN_LEVEL, [{}, { level: 2, ...change }]),
});
const OWN_SKILL: RecordData = {
  specific_equipment_id: 1,
  skill_level: 1,
  params: [{ key: 'value', value: 1 }],
  description: text('{value}'),
};
const ownSkills = (version: string, change: JsonObject = {}): Records => ({
  ...own({ skill_version: version }),
  'pet-specific-equipment-skill-setting': rows(OWN_SKILL, [{}, { skill_level: 2, ...change }]),
});
const NODE: RecordData = {
  specific_equipment_id: 1,
  node_no: 1,
  node_type: 'stat',
  pre_nodes: null,
  bonus: attack(1),
  require_equipment_level: 1,
};
const nodes = (change: JsonObject, first: JsonObject = {}): Records => ({
  ...own({}),
  'pet-specific-equipment-skill-setting-v2': rows(NODE, [
    first,
    { node_no: 2, pre_nodes: [{ node_no: 1 }], ...change },
  ]),
});

it.each<readonly [string, Records]>([
  ['levels of a piece of one pet', ownLevels({})],
  ['skills of a piece of one pet', ownSkills('v1')],
  ['nodes of a piece of one pet', nodes({})],
])('%s have no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const PET_LEVEL = 'pet-specific-equipment-level-setting';
const PET_SKILL = 'pet-specific-equipment-skill-setting';
const PET_NODE = 'pet-specific-equipment-skill-setting-v2';

const CASES: readonly Case[] = [
  [
    'two pieces for one pet',
    own({}, { name: text('Bell') }),
    'pet-specific-equipment-setting 2 pet_id duplicate',
  ],
  [
    'a piece before its pet',
    { ...own({}), 'pet-setting': [{ pet_id: 1, release_at: '2030-01-03 00:00:00' }] },
    'pet-specific-equipment-setting 1 release_at greater_or_equal',
  ],
  ['levels that go on', ownLevels({ level: 3 }), `${PET_LEVEL} 2 level not_contiguous`],
  ['stats that fall', ownLevels({ stats: stats(0) }), `${PET_LEVEL} 2 stats.hp falling`],
  ['a skill level that falls', ownLevels({ skill_level: 0 }), `${PET_LEVEL} 2 skill_level falling`],
  [
    'levels for a piece with a tree',
    ownSkills('v2'),
    `${PET_SKILL} 1 specific_equipment_id kind_not_allowed`,
  ],
  [
    'a skill level left out',
    ownSkills('v1', { skill_level: 3 }),
    `${PET_SKILL} 2 skill_level not_contiguous`,
  ],
  [
    'a placeholder that stands for nothing',
    ownSkills('v1', { description: text('{other}') }),
    `${PET_SKILL} 2 params placeholders_differ`,
  ],
  ['two nodes alike', nodes({ node_no: 1 }), `${PET_NODE} 2 node_no duplicate`],
  [
    'a node above the last level',
    nodes({ require_equipment_level: 3 }),
    `${PET_NODE} 2 require_equipment_level less_or_equal`,
  ],
  [
    'nodes that wait for each other',
    nodes({}, { pre_nodes: [{ node_no: 2 }] }),
    `${PET_NODE} 2 pre_nodes.0.node_no cycle`,
  ],
  [
    'a tree without a root',
    nodes({}, { pre_nodes: [{ node_no: 2 }] }),
    `${PET_NODE} 2 specific_equipment_id too_few`,
  ],
  [
    'a node without its skill',
    nodes({ node_type: 'skill', skill_id: null }),
    `${PET_NODE} 2 skill_id required`,
  ],
];

describe('the rules of pieces of one pet', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
