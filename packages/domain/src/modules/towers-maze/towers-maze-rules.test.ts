import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { isShown } from '../../fields/validate-object.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records, ['jump_record_id']);

const one = (key: string, whole: RecordData, change: JsonObject = {}): Records => ({
  [key]: [{ ...whole, ...change }],
});

const level = (no: number) => ({ level: no, effects: [{ effect_id: 1, value: 1, turns: 0 }] });
const SKILL: RecordData = { id: 1, name: text('Skill'), levels: [level(1), level(2)] };
const buff = (change: JsonObject = {}): Records => ({
  'maze-buff-skill-setting': [SKILL],
  'maze-buff-setting': [
    { buff_id: 1, name: text('Buff'), skill_id: 1, max_stack: 2, exclusive_with: null, ...change },
  ],
});

const choice = (no: number, needs: JsonObject | null, weight = 1) => ({
  no,
  text: text('Do it'),
  needs,
  outcomes: [{ weight, text: text('Done'), hp_percent: 0 }],
});
const EVENT: RecordData = {
  id: 1,
  title: text('Event'),
  choices: [choice(1, null), choice(2, { cost: coins(1) })],
  floors: [
    { from: 1, to: 3 },
    { from: 4, to: 9 },
  ],
};
const event = (change: JsonObject = {}) => one('maze-event-setting', EVENT, change);

const goods = (no: number, weight = 1) => ({
  no,
  kind: 'asset',
  reward: coins(1),
  price: 1,
  weight,
  stock: 1,
});
const shop = (change: JsonObject = {}) =>
  one('maze-shop-setting', { id: 1, name: text('Shop'), slots: 2, goods: [goods(1), goods(2)] }, change);

const TREASURE: RecordData = {
  id: 1,
  name: text('Chest'),
  drop_mode: 'weight',
  weighted_drops: [{ reward: coins(5), amount_max: 9, weight: 1, first_only: false }],
  trap_bp: 0,
  trap_battle_id: null,
  floors: [{ from: 1, to: 30 }],
};
const treasure = (change: JsonObject = {}) => one('maze-treasure-setting', TREASURE, change);

const node = (id: number, x: number, node_type: string, change: JsonObject = {}): RecordData => ({
  maze_id: 1,
  id,
  floor: 1,
  x,
  y: 1,
  node_type,
  content_id: null,
  next_nodes: null,
  ...change,
});
const START_NEXT = [{ to_x: 1, to_y: 1 }];
const START = node(1, 0, 'start', { next_nodes: START_NEXT });
const EXIT = node(2, 1, 'exit');
const nodes = (...records: readonly RecordData[]): Records => ({ 'maze-node-setting': records });
const reward = (id: number, kind: string, change: JsonObject): RecordData => ({
  maze_id: 1,
  id,
  kind,
  mission: null,
  ...change,
});
const rewards = (...records: readonly RecordData[]): Records => ({ 'maze-reward-setting': records });

it.each<readonly [string, Records]>([
  ['a buff', buff()],
  ['an event', event()],
  ['a shop', shop()],
  ['a chest', treasure()],
  ['a chest with a trap', treasure({ trap_bp: 100, trap_battle_id: 1 })],
  ['a map', nodes(START, EXIT)],
  ['rewards', rewards(reward(1, 'score', { threshold: 5 }), reward(2, 'rank', { rank_from: 1, rank_to: 9 }))],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'a mission without a goal',
    rewards(reward(1, 'mission', {})),
    'maze-reward-setting 1~1 mission required_when',
  ],
  [
    'levels of a skill with a gap',
    one('maze-buff-skill-setting', SKILL, { levels: [level(2)] }),
    'maze-buff-skill-setting 1 levels.0.level not_contiguous',
  ],
  [
    'a buff that stacks beyond its skill',
    buff({ max_stack: 3 }),
    'maze-buff-setting 1 max_stack less_or_equal',
  ],
  [
    'a buff that excludes itself',
    buff({ exclusive_with: [1] }),
    'maze-buff-setting 1 exclusive_with.0 reference_self',
  ],
  [
    'an event without a free choice',
    event({ choices: [choice(1, { cost: coins(1) })] }),
    'maze-event-setting 1 choices too_few',
  ],
  [
    'choices with a gap',
    event({ choices: [choice(1, null), choice(3, null)] }),
    'maze-event-setting 1 choices.1.no not_contiguous',
  ],
  [
    'a choice without an outcome',
    event({ choices: [choice(1, null, 0)] }),
    'maze-event-setting 1 choices.0.outcomes weights_zero',
  ],
  [
    'floors that overlap',
    event({
      floors: [
        { from: 1, to: 3 },
        { from: 3, to: 9 },
      ],
    }),
    'maze-event-setting 1 floors.1.from range_overlap',
  ],
  [
    'floors that end before they begin',
    treasure({ floors: [{ from: 3, to: 1 }] }),
    'maze-treasure-setting 1 floors.0.to greater_or_equal',
  ],
  ['fewer goods than slots', shop({ slots: 3 }), 'maze-shop-setting 1 goods too_few'],
  [
    'goods that nothing draws',
    shop({ goods: [goods(1, 0), goods(2, 0)] }),
    'maze-shop-setting 1 goods weights_zero',
  ],
  [
    'an empty chest',
    treasure({ drop_mode: 'none', weighted_drops: null }),
    'maze-treasure-setting 1 drop_mode unknown_option',
  ],
  [
    'a trap without a fight',
    treasure({ trap_bp: 1 }),
    'maze-treasure-setting 1 trap_battle_id required_when',
  ],
  ['two nodes in one place', nodes(START, EXIT, node(3, 1, 'rest')), 'maze-node-setting 1~3 y duplicate'],
  [
    'a way back',
    nodes({ ...START, next_nodes: [{ to_x: 0, to_y: 2 }] }, EXIT),
    'maze-node-setting 1~1 next_nodes.0.to_x greater',
  ],
  [
    'a shop without goods on the map',
    nodes(START, EXIT, node(3, 1, 'shop', { y: 2 })),
    'maze-node-setting 1~3 content_id required_when',
  ],
  [
    'two starts',
    nodes(START, EXIT, node(3, 0, 'start', { y: 2 })),
    'maze-node-setting 1~3 node_type too_many',
  ],
  [
    'a node that no way leads to',
    nodes(START, EXIT, node(3, 0, 'rest', { y: 2, next_nodes: [{ to_x: 1, to_y: 1 }] })),
    'maze-node-setting 1~3 node_type no_way_from_start',
  ],
  [
    'a dead end',
    nodes(
      { ...START, next_nodes: [...START_NEXT, { to_x: 1, to_y: 2 }] },
      EXIT,
      node(3, 1, 'rest', { y: 2 }),
    ),
    'maze-node-setting 1~3 next_nodes no_way_to_end',
  ],
  [
    'a way to nowhere',
    nodes({ ...START, next_nodes: [...START_NEXT, { to_x: 2, to_y: 1 }] }, EXIT),
    'maze-node-setting 1~1 next_nodes.1 no_node_there',
  ],
  ['a floor without an exit', nodes(START, node(2, 1, 'rest')), 'maze-node-setting 1~2 maze_id too_few'],
  [
    'two rewards for a score',
    rewards(reward(1, 'score', { threshold: 5 }), reward(2, 'score', { threshold: 5 })),
    'maze-reward-setting 1~2 threshold duplicate',
  ],
  [
    'places that begin at two',
    rewards(reward(1, 'rank', { rank_from: 2, rank_to: 9 })),
    'maze-reward-setting 1~1 rank_from not_contiguous',
  ],
];

describe('the rules of mazes', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});

it('a rest floor of a tower has neither a battle nor a victory condition', () => {
  const fields = registry.get('pve-floor-setting').fields;
  const shown = (floor_type: string): readonly string[] =>
    fields.filter((field) => isShown(field, { floor_type })).map(({ key }) => key);
  expect(shown('normal')).toEqual(expect.arrayContaining(['battle_id', 'win_condition']));
  expect(shown('rest')).not.toContain('battle_id');
  expect(shown('rest')).not.toContain('win_condition');
});
