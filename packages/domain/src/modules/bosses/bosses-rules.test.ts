import { deedsOf, fought, levelsOf, listOf, placesOf } from '@quartermaster/testkit/records/boss-samples';
import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, during, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { registry } from '../index.ts';

const cycle = (...changes: readonly JsonObject[]): Records =>
  listOf(
    'cycle-boss-setting',
    {},
    ...changes.map((change, index) => ({
      boss_id: index + 1,
      name: text(`Boss ${index}`),
      cycle_no: index + 1,
      season_start: '2030-01-01 00:00:00',
      ...change,
    })),
  );
const cycleLevels = (...changes: readonly JsonObject[]) =>
  levelsOf('cycle-boss-level-setting', { boss_id: 1 }, ...changes);
const cycleDeeds = (...changes: readonly JsonObject[]) =>
  deedsOf('cycle-boss-reward-setting', { boss_id: 1, kind: 'damage' }, ...changes);
const guildDeeds = (...changes: readonly JsonObject[]) =>
  deedsOf('guild-boss-damage-reward-setting', { scope: 'guild_total', boss_id: null }, ...changes);
const cyclePlaces = (change: JsonObject = {}) =>
  placesOf('cycle-boss-ranking-reward-setting', { boss_id: 1, percent: false }, change);

const guildBosses = (...changes: readonly JsonObject[]): Records =>
  fought(
    listOf(
      'guild-boss-setting',
      {},
      ...changes.map((change, index) => ({
        boss_id: index + 1,
        name: text(`Guild boss ${index}`),
        round: 1,
        order: index + 1,
        battle_id: 1,
        ...change,
      })),
    ),
  );
const laps = (change: JsonObject): Records => ({
  'guild-boss-level-setting': [
    { boss_id: 1, level: 1, hp: 10, attack_rate_bp: 10_000, phase: 1, score_rate: 1 },
    { boss_id: 1, level: 2, hp: 20, attack_rate_bp: 20_000, phase: 2, score_rate: 2, ...change },
  ],
});
const periods = (...changes: readonly JsonObject[]): Records => ({
  ...guildBosses({}),
  ...listOf(
    'guild-boss-period-setting',
    {},
    ...changes.map((change, index) => ({
      name: text(`Period ${index}`),
      round: 1,
      timeslot: during(`0${index + 1}-01`, `0${index + 1}-08`),
      join_before: '2030-01-01 00:00:00',
      settle_at: '2030-05-01 00:00:00',
      reward_show_until: '2030-05-02 00:00:00',
      ...change,
    })),
  ),
});

it.each<readonly [string, Records]>([
  ['cycle bosses', cycle({}, {})],
  ['levels of a cycle boss', cycleLevels({}, {})],
  ['rewards of a cycle boss', cycleDeeds({}, {})],
  ['places of a cycle boss', cyclePlaces()],
  ['guild bosses of two rounds', guildBosses({}, {}, { round: 2, order: 1 })],
  ['laps', laps({})],
  ['periods', periods({}, {})],
  ['rewards of guild bosses', guildDeeds({}, {})],
  ['places of guild bosses', placesOf('guild-boss-ranking-reward-setting', { board: 'guild' })],
])('%s: no problem', (_what, records) => {
  expect(releaseProblems(registry, records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  ['a turn that is left out', cycle({}, { cycle_no: 3 }), 'cycle-boss-setting 2 cycle_no not_contiguous'],
  [
    'another first day',
    cycle({}, { season_start: '2030-02-01 00:00:00' }),
    'cycle-boss-setting 2 season_start too_many',
  ],
  [
    'a fight with no boss',
    cycleLevels({ battle_id: 2 }),
    'cycle-boss-level-setting 1~1 battle_id kind_not_allowed',
  ],
  [
    'a boss that gets no stronger',
    cycleLevels({}, { hp: 100 }),
    'cycle-boss-level-setting 1~2 hp not_rising',
  ],
  [
    'a lower base score',
    cycleLevels({ score_base: 5 }, {}),
    'cycle-boss-level-setting 1~2 score_base falling',
  ],
  [
    'a wall of power',
    cycleLevels({}, { recommended_power: 1200 }),
    'cycle-boss-level-setting 1~2 recommended_power step_too_large',
  ],
  [
    'one threshold twice',
    cycleDeeds({}, { threshold: 1 }),
    'cycle-boss-reward-setting 1~2 threshold duplicate',
  ],
  [
    'a threshold of nothing',
    cycleDeeds({ threshold: 0 }),
    'cycle-boss-reward-setting 1~1 threshold greater_or_equal',
  ],
  [
    'less for more',
    cycleDeeds({}, { rewards: coins(1) }),
    'cycle-boss-reward-setting 1~2 rewards.0.amount falling',
  ],
  [
    'places with a gap',
    cyclePlaces({ rank_from: 3 }),
    'cycle-boss-ranking-reward-setting 2 rank_from not_contiguous',
  ],
  [
    'places and shares',
    cyclePlaces({ percent: true }),
    'cycle-boss-ranking-reward-setting 2 boss_id too_many',
  ],
  [
    'more than all of 100',
    cyclePlaces({ percent: true, rank_to: 101 }),
    'cycle-boss-ranking-reward-setting 2 rank_to less_or_equal',
  ],
  [
    'a title that many first ones hold',
    placesOf('guild-boss-ranking-reward-setting', { board: 'guild', title_id: 1 }),
    'guild-boss-ranking-reward-setting 1 title_id kind_not_allowed',
  ],
  [
    'more for a worse place',
    cyclePlaces({ rewards: coins(10) }),
    'cycle-boss-ranking-reward-setting 2 rewards.0.amount less_or_equal',
  ],
  ['two bosses at one place', guildBosses({}, { order: 1 }), 'guild-boss-setting 2 order duplicate'],
  [
    'a guild fight with no boss',
    guildBosses({ battle_id: 2 }),
    'guild-boss-setting 1 battle_id kind_not_allowed',
  ],
  ['a weaker lap', laps({ hp: 9 }), 'guild-boss-level-setting 1~2 hp falling'],
  ['an earlier phase', laps({ phase: 0 }), 'guild-boss-level-setting 1~2 phase falling'],
  ['a round without a boss', periods({ round: 2 }), 'guild-boss-period-setting 1 round unknown_option'],
  [
    'periods that overlap',
    periods({}, { timeslot: during('01-07', '01-12') }),
    'guild-boss-period-setting 2 timeslot too_many_records',
  ],
  [
    'a settlement before the end',
    periods({ settle_at: '2030-01-05 00:00:00' }),
    'guild-boss-period-setting 1 settle_at greater_or_equal',
  ],
  [
    'members who join when all is over',
    periods({ join_before: '2030-02-01 00:00:00' }),
    'guild-boss-period-setting 1 join_before less_or_equal',
  ],
  [
    'amounts without a half',
    guildDeeds({ rewards: coins(3) }),
    'guild-boss-damage-reward-setting 1 rewards.0.amount even',
  ],
];

describe('the rules of cycle and guild bosses', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(releaseProblems(registry, records)).toContain(problem);
  });
});
