import { deedsOf, fought, levelsOf, listOf, placesOf } from '@quartermaster/testkit/records/boss-samples';
import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { attack, coins, during, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const eventLevels = (...changes: readonly JsonObject[]) =>
  levelsOf('event-boss-level-setting', { event_id: 1 }, ...changes);

const worldDeeds = (...changes: readonly JsonObject[]) =>
  deedsOf('world-boss-damage-reward-setting', { boss_id: 1, kind: 'total' }, ...changes);
const eventDeeds = (...changes: readonly JsonObject[]) =>
  deedsOf('event-boss-damage-reward-setting', { event_id: 1, kind: 'point' }, ...changes);

const worldBosses = (...changes: readonly JsonObject[]): Records =>
  fought(
    listOf(
      'world-boss-setting',
      {},
      ...changes.map((change, index) => ({
        boss_id: index + 1,
        name: text(`World boss ${index}`),
        timeslot: during('01-01', '01-08'),
        server_group: [index + 1],
        battle_id: 1,
        ...change,
      })),
    ),
  );
const stages = (...percents: readonly number[]): Records => ({
  'world-boss-stage-setting': percents.map((hp_percent, index) => ({
    boss_id: 1,
    stage: index + 1,
    hp_percent,
  })),
});
const buffs = (...changes: readonly JsonObject[]): Records =>
  listOf(
    'world-boss-buff-setting',
    {},
    ...changes.map((change, index) => ({
      name: text(`Call ${index}`),
      kind: 'server',
      level: index + 1,
      cost: null,
      server_count: 10 * (index + 1),
      bonus: attack(index + 1),
      ...change,
    })),
  );

const EVENT: RecordData = {
  event_id: 1,
  name: text('Event'),
  timeslot: during('01-01', '01-08'),
  claim_end_at: '2030-01-09 00:00:00',
  ticket_item_id: 1,
  point_item_id: 2,
  bonus_pets: null,
  ranking: true,
};
const leftover = (item_id: number): JsonObject => ({
  item_id,
  trigger: 'on_event_end',
  to_rewards: coins(1),
});
const ITEMS: Records = {
  'item-setting': [
    { item_id: 1, name: text('Ticket'), item_type: 'ticket', expire_type: 'none' },
    {
      item_id: 2,
      name: text('Token'),
      item_type: 'event_currency',
      expire_type: 'event_end',
      expire_event_id: 1,
    },
  ],
  ...listOf('asset-auto-exchange-setting', {}, leftover(1), leftover(2)),
};
const event = (change: JsonObject = {}): Records => ({
  ...ITEMS,
  'event-boss-setting': [{ ...EVENT, ...change }],
});
const eventPlaces = (change: JsonObject = {}): Records => ({
  ...event(change),
  ...placesOf('event-boss-ranking-reward-setting', { event_id: 1 }),
});
const chest = (
  id: number,
  level_from: number,
  level_to: number,
  rate_bp: number,
  change: JsonObject = {},
): RecordData => ({
  event_id: 1,
  id,
  level_from,
  level_to,
  rate_bp,
  drop_mode: 'weight',
  weighted_drops: [{ reward: coins(1), weight: 1, first_only: false }],
  ...change,
});
const chests = (...records: readonly RecordData[]): Records => ({
  ...eventLevels({}, {}, {}),
  'event-boss-treasure-setting': records,
});

it.each<readonly [string, Records]>([
  ['world bosses of other servers', worldBosses({}, {})],
  ['stages', stages(100, 50, 10)],
  ['rewards of a world boss', worldDeeds({}, { kind: 'last_hit', threshold: 0 })],
  ['places of a world boss', placesOf('world-boss-ranking-reward-setting', { boss_id: 1, board: 'guild' })],
  ['calls', buffs({}, {})],
  ['an event boss', event({ ranking: false })],
  ['levels of an event boss', eventLevels({}, {})],
  ['rewards of an event boss', eventDeeds({}, {})],
  ['places of an event boss', eventPlaces()],
  ['chests', chests(chest(1, 1, 2, 6000), chest(2, 3, 3, 9000), chest(3, 1, 2, 4000))],
])('%s: no problem', (_what, records) => {
  expect(releaseProblems(registry, records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'two world bosses on one server',
    worldBosses({ server_group: [1, 2] }, { server_group: [2, 3] }),
    'world-boss-setting 2 server_group too_many_records',
  ],
  ['a first stage of less', stages(90, 50), 'world-boss-stage-setting 1~1 hp_percent same_as'],
  ['a stage with more HP', stages(100, 50, 60), 'world-boss-stage-setting 1~3 hp_percent less_or_equal'],
  ['a stage without a share', stages(100, 50, 50), 'world-boss-stage-setting 1~3 hp_percent duplicate'],
  [
    'a last hit that is counted',
    worldDeeds({ kind: 'last_hit', threshold: 5 }),
    'world-boss-damage-reward-setting 1~1 threshold must_be_empty',
  ],
  ['a call without a price', buffs({ kind: 'coin' }), 'world-boss-buff-setting 1 cost required'],
  [
    'fewer calls for more',
    buffs({}, { server_count: 5 }),
    'world-boss-buff-setting 2 server_count not_rising',
  ],
  ['a weaker call', buffs({}, { bonus: attack(0.5) }), 'world-boss-buff-setting 2 bonus.0.value falling'],
  [
    'claims that end too early',
    event({ claim_end_at: '2030-01-07 00:00:00' }),
    'event-boss-setting 1 claim_end_at greater_or_equal',
  ],
  [
    'a ticket that is none',
    event({ ticket_item_id: 3 }),
    'event-boss-setting 1 ticket_item_id reference_missing',
  ],
  ['points that stay', event({ point_item_id: 1 }), 'event-boss-setting 1 point_item_id kind_not_allowed'],
  ['points that fall', eventLevels({ point: 9 }, {}), 'event-boss-level-setting 1~2 point falling'],
  [
    'places without a ranking',
    eventPlaces({ ranking: false }),
    'event-boss-ranking-reward-setting 1~1 event_id kind_not_allowed',
  ],
  [
    'a chest backwards',
    chests(chest(1, 2, 1, 1)),
    'event-boss-treasure-setting 1~1 level_to greater_or_equal',
  ],
  [
    'chests for more than each fight',
    chests(chest(1, 1, 3, 6000), chest(2, 3, 3, 5000)),
    'event-boss-treasure-setting 1~2 level_from less_or_equal',
  ],
  [
    'an empty chest',
    chests(chest(1, 1, 1, 1, { drop_mode: 'none' })),
    'event-boss-treasure-setting 1~1 drop_mode unknown_option',
  ],
];

const LINKED = ['ticket_item_id', 'level_to'];

describe('the rules of world and event bosses', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(releaseProblems(registry, records, LINKED)).toContain(problem);
  });

  it('find a chest at a level that is not there', () => {
    expect(releaseProblems(registry, chests(chest(1, 1, 4, 1)), LINKED)).toContain(
      'event-boss-treasure-setting 1~1 level_to reference_missing',
    );
  });
});
