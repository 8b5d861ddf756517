import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records, ['jump_record_id']);

const group = (group_id: number, tier: number, change: JsonObject = {}): RecordData => ({
  group_id,
  name: text(`Group ${group_id}`),
  tier,
  size: 20,
  promote_count: 5,
  demote_count: 5,
  min_power: 100,
  max_power: 200,
  ...change,
});
const LOWEST = group(1, 1, { demote_count: 0 });
const HIGHEST = group(2, 2, { promote_count: 0 });
const groups = (...records: readonly RecordData[]): Records => ({ '3v3-group-setting': records });

const order = (change: JsonObject = {}): RecordData => ({
  id: 1,
  group_id: 1,
  tie_rules: [
    { order: 1, rule: 'wins' },
    { order: 2, rule: 'reach_time' },
  ],
  ...change,
});
const orders = (...records: readonly RecordData[]): Records => ({ '3v3-group-order-setting': records });

const place = (id: number, rank_from: number, rank_to: number, more: JsonObject = {}): RecordData => ({
  id,
  group_id: 1,
  rank_from,
  rank_to,
  rewards: coins(10),
  title_id: null,
  ...more,
});
const quarter = (...records: readonly RecordData[]): Records => ({
  ...groups(LOWEST, HIGHEST),
  '3v3-ranking-group-setting': records,
});
const days = (...records: readonly RecordData[]): Records => ({ '3v3-daily-reward-setting': records });
const weeks = (...records: readonly RecordData[]): Records => ({ '3v3-weekly-reward-setting': records });
const wins = (id: number, threshold: number): RecordData => ({
  id,
  kind: 'wins',
  threshold,
  rewards: coins(1),
});
const deeds = (threshold: number): Records => ({
  '3v3-accumulate-reward-setting': [
    { id: 1, kind: 'wins', period: 'day', threshold: 5 },
    { id: 2, kind: 'wins', period: 'day', threshold },
  ],
});

const pet = (team: number, slot: number, pet_id: number, change: JsonObject = {}): JsonObject => ({
  team,
  slot,
  pet_id,
  level: 10,
  star: 1,
  skill_level: 1,
  ...change,
});
const bot = (...lineup: readonly JsonObject[]): Records => ({
  'pet-rarity-setting': [{ rarity: 'N', order: 1, max_level: 40, max_star: 4, initial_star: 1 }],
  'pet-setting': [1, 2, 3, 4].map((pet_id) => ({
    pet_id,
    name: text(`Pet ${pet_id}`),
    rarity: 'N',
    status: pet_id === 4 ? 'not_open' : 'active',
  })),
  ...groups(LOWEST, HIGHEST),
  '3v3-bot-setting': [{ bot_id: 1, name: text('Bot'), group_id: 1, power: 150, lineup }],
});

const BUFF: RecordData = { buff_id: 1, name: text('Buff'), apply_to: 'all' };
const buff = (...bonus: readonly JsonObject[]): Records => ({ '3v3-buff-setting': [{ ...BUFF, bonus }] });
const line = (value: number, mode = 'percent') => ({ stat: 'atk', mode, value });
const periods = (second: string): Records => ({
  '3v3-buff-period-setting': [
    { id: 1, starts_at: '2030-01-01 00:00:00', ends_at: '2030-01-08 00:00:00' },
    { id: 2, starts_at: `2030-01-${second} 00:00:00`, ends_at: '2030-01-20 00:00:00' },
  ],
});

const ofArena = (records: Records): readonly string[] =>
  problemsOf(records).filter((problem) => problem.startsWith('3v3-'));

it.each<readonly [string, Records]>([
  ['groups', groups(LOWEST, HIGHEST)],
  ['the order of a group', orders(order())],
  ['places of a quarter', quarter(place(1, 1, 5), place(2, 6, 20, { rewards: coins(9) }))],
  ['days', days(place(1, 1, 1), place(2, 2, 999_999))],
  ['weeks', weeks(wins(1, 5), wins(2, 6), { id: 3, kind: 'rank', group_id: 1, rank_from: 1, rank_to: 3 })],
  ['accumulated rewards', deeds(6)],
  ['a bot', bot(pet(1, 1, 1), pet(2, 1, 2), pet(3, 1, 3, { level: 40 }))],
  ['a buff', buff(line(30), { ...line(-30), stat: 'def' })],
  ['periods one after the other', periods('09')],
])('%s: no problem', (_what, records) => {
  expect(ofArena(records)).toEqual([]);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'a tier left out',
    groups(LOWEST, group(2, 3, { promote_count: 0 })),
    '3v3-group-setting 2 tier not_contiguous',
  ],
  [
    'a tier that occurs twice',
    groups(LOWEST, { ...HIGHEST, tier: 1 }),
    '3v3-group-setting 2 tier not_contiguous',
  ],
  [
    'a range of power without an inside',
    groups({ ...LOWEST, max_power: 100 }, HIGHEST),
    '3v3-group-setting 1 max_power greater',
  ],
  ['more who move than play', groups({ ...LOWEST, size: 5 }, HIGHEST), '3v3-group-setting 1 size greater'],
  [
    'players who fall out of the lowest tier',
    groups({ ...LOWEST, demote_count: 1 }, HIGHEST),
    '3v3-group-setting 1 demote_count must_be_empty',
  ],
  [
    'players who rise above the highest tier',
    groups(LOWEST, { ...HIGHEST, promote_count: 1 }),
    '3v3-group-setting 2 promote_count same_as',
  ],
  [
    'a tier that nobody rises from',
    groups({ ...LOWEST, promote_count: 0 }, HIGHEST),
    '3v3-group-setting 1 promote_count not_zero',
  ],
  [
    'two orders of a group',
    orders(order(), order({ id: 2 })),
    '3v3-group-order-setting 2 group_id duplicate',
  ],
  [
    'rules of equals with a gap',
    orders(order({ tie_rules: [{ order: 2, rule: 'reach_time' }] })),
    '3v3-group-order-setting 1 tie_rules.0.order not_contiguous',
  ],
  [
    'a rule of equals that occurs twice',
    orders(
      order({
        tie_rules: [
          { order: 1, rule: 'reach_time' },
          { order: 2, rule: 'reach_time' },
        ],
      }),
    ),
    '3v3-group-order-setting 1 tie_rules.1.rule duplicate',
  ],
  [
    'an order that leaves equals',
    orders(order({ tie_rules: [{ order: 1, rule: 'wins' }] })),
    '3v3-group-order-setting 1 tie_rules.0.rule unknown_option',
  ],
  [
    'places that end before the group does',
    quarter(place(1, 1, 19)),
    '3v3-ranking-group-setting 1 rank_to same_as',
  ],
  ['places beyond the group', quarter(place(1, 1, 21)), '3v3-ranking-group-setting 1 rank_to same_as'],
  [
    'places with a gap',
    quarter(place(1, 1, 5), place(2, 7, 20)),
    '3v3-ranking-group-setting 2 rank_from not_contiguous',
  ],
  [
    'more for a worse place',
    quarter(place(1, 1, 5), place(2, 6, 20, { rewards: coins(11) })),
    '3v3-ranking-group-setting 2 rewards.0.amount less_or_equal',
  ],
  [
    'an odd amount a day',
    days(place(1, 1, 9, { rewards: coins(5) })),
    '3v3-daily-reward-setting 1 rewards.0.amount even',
  ],
  [
    'two rewards for as many victories a week',
    weeks(wins(1, 5), wins(2, 5)),
    '3v3-weekly-reward-setting 2 threshold duplicate',
  ],
  [
    'a place of a week without a group',
    weeks({ id: 1, kind: 'rank', group_id: null, rank_from: 1, rank_to: 3 }),
    '3v3-weekly-reward-setting 1 group_id required',
  ],
  ['two rewards for as many victories', deeds(5), '3v3-accumulate-reward-setting 2 threshold duplicate'],
  [
    'a pet in two teams',
    bot(pet(1, 1, 1), pet(2, 1, 1), pet(3, 1, 3)),
    '3v3-bot-setting 1 lineup.1.pet_id duplicate',
  ],
  [
    'two pets in one place of a team',
    bot(pet(1, 1, 1), pet(1, 1, 2), pet(2, 1, 3)),
    '3v3-bot-setting 1 lineup.1.slot duplicate',
  ],
  [
    'a team without pets',
    bot(pet(1, 1, 1), pet(1, 2, 2), pet(2, 1, 3)),
    '3v3-bot-setting 1 lineup must_include',
  ],
  [
    'a pet that is not released',
    bot(pet(1, 1, 1), pet(2, 1, 2), pet(3, 1, 4)),
    '3v3-bot-setting 1 lineup.2.pet_id kind_not_allowed',
  ],
  [
    'a level above the rarity',
    bot(pet(1, 1, 1, { level: 41 }), pet(2, 1, 2), pet(3, 1, 3)),
    '3v3-bot-setting 1 lineup.0.level less_or_equal',
  ],
  ['a buff that is too strong', buff(line(31)), '3v3-buff-setting 1 bonus.0.value less_or_equal'],
  ['a buff that weakens too much', buff(line(-31)), '3v3-buff-setting 1 bonus.0.value greater_or_equal'],
  ['a buff that adds points', buff(line(5, 'flat')), '3v3-buff-setting 1 bonus.0.mode unknown_option'],
  ['a stat that occurs twice', buff(line(5), line(6)), '3v3-buff-setting 1 bonus.1.mode duplicate'],
  ['periods that meet', periods('07'), '3v3-buff-period-setting 2 starts_at period_overlap'],
];

describe('the rules of the 3v3 arena', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });
});
