import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, during, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records);

const group = (group_no: number, group_type: string): JsonObject => ({
  group_no,
  group_type,
  rarity: 'SR',
  weight: 1,
  trigger_count: 0,
  pets: [{ pet_id: 1, amount: 1, weight: 1, rate_up: group_type === 'probability_up' }],
});
const GROUPS = [group(1, 'probability_up'), group(2, 'guaranteed'), group(3, 'normal')];
const gachapon = (gachapon_id: number, gacha_type: string, change: JsonObject = {}): RecordData => ({
  gachapon_id,
  name: text(`Gachapon ${gachapon_id}`),
  gacha_type,
  timeslot: { type: 'always_open' },
  groups: GROUPS,
  ...change,
});
const GACHAPONS = [
  gachapon(1, 'cycle'),
  gachapon(2, 'cycle'),
  gachapon(3, 'astrology'),
  gachapon(4, 'limited', { timeslot: during('01-01', '02-01') }),
];
const beside = (key: string, records: readonly RecordData[]): Records => ({
  'gachapon-setting': GACHAPONS,
  [key]: records,
});

const turn = (order: number, gachapon_id: number) => ({ order, gachapon_id, days: 7 });
const cycles = (...lists: readonly (readonly JsonObject[])[]): Records =>
  beside(
    'gachapon-cycle-setting',
    lists.map((order_list, index) => ({
      id: index + 1,
      name: text(`Cycle ${index}`),
      order_list: [...order_list],
    })),
  );
const events = (...changes: readonly JsonObject[]): Records =>
  beside(
    'gachapon-event-setting',
    changes.map((change, index) => ({
      id: index + 1,
      name: text(`Event ${index}`),
      gachapon_ids: [1, 4],
      kind: 'extra_point',
      value: 5,
      timeslot: during('01-05', '01-10'),
      ...change,
    })),
  );
const signs = (...changes: readonly JsonObject[]): Records =>
  beside(
    'gachapon-astrology-setting',
    changes.map((change, index) => ({
      id: index + 1,
      gachapon_id: 3,
      star_sign: ['aries', 'leo'][index] ?? 'virgo',
      rate_changes: [{ group_no: 1, weight_bp: 12_000 }],
      ...change,
    })),
  );

const price = (count_from: number, count_to: number, amount: number) => ({
  count_from,
  count_to,
  cost: coins(amount),
});
const grid = (change: JsonObject): Records => ({
  'gridcha-setting': [
    {
      gridcha_id: 1,
      name: text('Grid'),
      timeslot: { type: 'always_open' },
      size_x: 3,
      size_y: 3,
      rounds: 2,
      next_round: 'all_open',
      open_costs: [price(1, 3, 1), price(4, 9, 2)],
      line_rewards: [{ line: 8, rewards: coins(1) }],
      ...change,
    },
  ],
});
const cell = (id: number, from: number, to: number, count: number, change: JsonObject = {}): RecordData => ({
  gridcha_id: 1,
  id,
  round_from: from,
  round_to: to,
  reward: coins(1),
  count,
  grade: 'normal',
  min_open: null,
  ...change,
});
const cells = (...records: readonly RecordData[]): Records => ({
  ...grid({}),
  'gridcha-cell-setting': records,
});

it.each<readonly [string, Records]>([
  ['a cycle', cycles([turn(1, 1), turn(2, 2)])],
  [
    'events of one kind, apart or for others',
    events({}, { timeslot: during('01-10', '01-12') }, { gachapon_ids: [2] }, { kind: 'free_multi' }),
  ],
  ['star signs', signs({}, {})],
  ['a grid', grid({})],
  ['cells of each round', cells(cell(1, 1, 2, 8), cell(2, 1, 1, 1, { grade: 'key' }), cell(3, 2, 2, 1))],
])('%s: no problem', (_what, records) => {
  expect(problemsOf(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'a gachapon of a cycle that closes by itself',
    { 'gachapon-setting': [gachapon(1, 'cycle', { timeslot: during('01-01', '02-01') })] },
    'gachapon-setting 1 timeslot.type kind_not_allowed',
  ],
  [
    'a turn that is left out',
    cycles([turn(1, 1), turn(3, 2)]),
    'gachapon-cycle-setting 1 order_list.1.order not_contiguous',
  ],
  [
    'a gachapon of another type in a cycle',
    cycles([turn(1, 1), turn(2, 3)]),
    'gachapon-cycle-setting 1 order_list.1.gachapon_id kind_not_allowed',
  ],
  [
    'a gachapon in two cycles',
    cycles([turn(1, 1), turn(2, 2)], [turn(1, 2), turn(2, 1)]),
    'gachapon-cycle-setting 2 order_list.0.gachapon_id duplicate',
  ],
  [
    'an event outside of its gachapon',
    events({ timeslot: during('01-20', '02-02') }),
    'gachapon-event-setting 1 timeslot not_inside',
  ],
  [
    'two events of one kind for one gachapon',
    events({}, { gachapon_ids: [2, 4] }),
    'gachapon-event-setting 2 kind too_many_records',
  ],
  [
    'a discount of more than 90 %',
    events({ kind: 'discount', value: 95 }),
    'gachapon-event-setting 1 value less_or_equal',
  ],
  [
    'gifts that do not become more',
    events({ kind: 'double_gift', value: 1 }),
    'gachapon-event-setting 1 value greater_or_equal',
  ],
  ['odds that fall', events({ kind: 'rate_up', value: 100 }), 'gachapon-event-setting 1 value greater'],
  ['a sign twice', signs({}, { star_sign: 'aries' }), 'gachapon-astrology-setting 2 star_sign duplicate'],
  [
    'a sign of another gachapon',
    signs({ gachapon_id: 4 }),
    'gachapon-astrology-setting 1 gachapon_id kind_not_allowed',
  ],
  [
    'a group that the gachapon lacks',
    signs({ rate_changes: [{ group_no: 9, weight_bp: 10_000 }] }),
    'gachapon-astrology-setting 1 rate_changes.0.group_no unknown_option',
  ],
  [
    'prices with a gap',
    grid({ open_costs: [price(1, 3, 1), price(5, 9, 2)] }),
    'gridcha-setting 1 open_costs.1.count_from not_contiguous',
  ],
  [
    'prices that fall',
    grid({ open_costs: [price(1, 3, 2), price(4, 9, 1)] }),
    'gridcha-setting 1 open_costs.1.cost.0.amount falling',
  ],
  [
    'a line that the grid lacks',
    grid({ line_rewards: [{ line: 9, rewards: coins(1) }] }),
    'gridcha-setting 1 line_rewards.0.line less_or_equal',
  ],
  ['a round backwards', cells(cell(1, 2, 1, 9)), 'gridcha-cell-setting 1~1 round_to greater_or_equal'],
  ['a round too many', cells(cell(1, 1, 3, 9)), 'gridcha-cell-setting 1~1 round_to less_or_equal'],
  [
    'a round that is not full',
    cells(cell(1, 1, 2, 8), cell(2, 1, 1, 1), cell(3, 2, 2, 2)),
    'gridcha-cell-setting 1~3 round_from same_as',
  ],
  [
    'two keys',
    cells(cell(1, 1, 2, 7), cell(2, 1, 2, 2, { grade: 'key' })),
    'gridcha-cell-setting 1~2 round_from less_or_equal',
  ],
  [
    'a cell that nobody finds',
    cells(cell(1, 1, 2, 9, { min_open: 9 })),
    'gridcha-cell-setting 1~1 min_open less',
  ],
];

describe('the rules of gachapons', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
