import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { describe, expect, it } from 'vitest';
import { plainText, type JsonObject, type RecordData } from '../../core/json.ts';
import { pvpClass } from '../../enums/pvp-class.ts';
import { registry } from '../index.ts';

const problemsOf = (records: Records) => releaseProblems(registry, records, ['jump_record_id']);

const price = (count_from: number, count_to: number, amount: number) => ({
  count_from,
  count_to,
  cost: coins(amount),
});

const RULES: RecordData = {
  attempt_buy_costs: [price(1, 2, 5), price(3, 9, 5)],
  match_range_bp: [{ attempt: 1, low_bp: 9000, high_bp: 9000 }],
  score_win: 10,
  score_lose: -10,
  defence_score: 10,
};
const rules = (change: JsonObject = {}): Records => ({ 'pvp-setting': [{ ...RULES, ...change }] });

const rank = (pvp_class: string, score_from: number, score_to: number | null): RecordData => ({
  pvp_class,
  score_from,
  score_to,
  season_reset_score: score_from,
  demote: pvp_class !== 'D',
  class_cap: null,
  min_power: 100,
  max_power: 200,
});
const LADDER = [
  rank('D', 0, 9),
  rank('C', 10, 19),
  rank('B', 20, 29),
  rank('A', 30, 39),
  rank('S', 40, null),
];
/** The ladder with some classes changed, and without others. */
const classes = (change: { readonly [key: string]: JsonObject | null } = {}): Records => ({
  'pvp-class-setting': LADDER.flatMap((one) => {
    const made = change[plainText(one['pvp_class'])];
    return made === null ? [] : [{ ...one, ...made }];
  }),
});

const fighter = (slot: number, pet_id: number, level = 10) => ({
  slot,
  pet_id,
  level,
  star: 1,
  skill_level: 1,
});
const bot = (bot_id: number, change: JsonObject = {}): RecordData => ({
  bot_id,
  name: text(`Bot ${bot_id}`),
  pvp_class: 'C',
  score: 15,
  lineup: [fighter(1, 1), fighter(2, 2)],
  god_id: null,
  power: 150,
  ...change,
});
const bots = (change: JsonObject = {}, count = 3): Records => ({
  ...classes(),
  'pet-rarity-setting': [{ rarity: 'N', order: 1, max_level: 40, max_star: 4, initial_star: 1 }],
  'pet-setting': [1, 2].map((pet_id) => ({
    pet_id,
    name: text(`Pet ${pet_id}`),
    rarity: 'N',
    status: pet_id === 1 ? 'active' : 'not_open',
  })),
  'pvp-bot-setting': Array.from({ length: count }, (_, index) => bot(index + 1, index === 0 ? change : {})),
});

const SCENES = ['enter', 'start', 'win', 'lose', 'streak', 'promote', 'demote'];
const lines = (...more: readonly RecordData[]): Records => ({
  'pvp-conversation-setting': [
    ...SCENES.map((scene, index) => ({ id: index + 1, scene, speaker_type: 'host' })),
    ...more,
  ],
});

const place = (id: number, rank_from: number, rank_to: number, more: JsonObject = {}): RecordData => ({
  id,
  pvp_class: 'C',
  rank_from,
  rank_to,
  rewards: coins(10),
  ...more,
});
const days = (...records: readonly RecordData[]): Records => ({ 'pvp-daily-reward-setting': records });
const weeks = (...records: readonly RecordData[]): Records => ({ 'pvp-weekly-reward-setting': records });
const season = (change: JsonObject = {}): Records => ({
  'title-setting': [
    { title_id: 1, name: text('First'), exclusive: true, valid_days: 7, bonus: null },
    { title_id: 2, name: text('Any'), exclusive: false, valid_days: 0, bonus: null },
  ],
  'pvp-ranking-setting': [
    { ...place(1, 1, 1), board: 'server', season_no: 1, title_id: 1, ...change },
    { ...place(2, 2, 9), board: 'server', season_no: 1, title_id: 2 },
  ],
});
const deed = (id: number, kind: string, more: JsonObject): RecordData => ({
  id,
  kind,
  rewards: coins(1),
  ...more,
});

/** Bots need whole pets; other problems of these pets are left out. */
const ofArena = (records: Records): readonly string[] =>
  problemsOf(records).filter((problem) => problem.startsWith('pvp-'));

it.each<readonly [string, Records]>([
  ['the rules', rules()],
  ['five classes', classes()],
  ['four classes, without the highest', classes({ S: null, A: { score_to: null, class_cap: 100 } })],
  ['a bot', bots({ lineup: [fighter(1, 1, 40)] })],
  ['a line for each scene', lines()],
  ['days of two classes', days(place(1, 1, 1), place(2, 2, 999_999), place(3, 1, 9, { pvp_class: 'D' }))],
  [
    'weeks',
    weeks(
      deed(1, 'wins', { threshold: 1 }),
      deed(2, 'fights', { threshold: 1 }),
      deed(3, 'class', { pvp_class: 'D' }),
      deed(4, 'rank', { rank_from: 1, rank_to: 9 }),
    ),
  ],
  ['a season', season()],
])('%s: no problem', (what, records) => {
  const unreleased =
    what === 'a bot'
      ? [
          'pvp-bot-setting 2 lineup.1.pet_id kind_not_allowed',
          'pvp-bot-setting 3 lineup.1.pet_id kind_not_allowed',
        ]
      : [];
  expect(ofArena(records)).toEqual(unreleased);
});

type Case = readonly [what: string, records: Records, problem: string];

const CASES: readonly Case[] = [
  [
    'purchases with a gap',
    rules({ attempt_buy_costs: [price(1, 2, 5), price(4, 9, 5)] }),
    'pvp-setting main attempt_buy_costs.1.count_from not_contiguous',
  ],
  [
    'a purchase that ends before it begins',
    rules({ attempt_buy_costs: [price(1, 0, 5)] }),
    'pvp-setting main attempt_buy_costs.0.count_to greater_or_equal',
  ],
  [
    'a price that falls',
    rules({ attempt_buy_costs: [price(1, 1, 5), price(2, 2, 4)] }),
    'pvp-setting main attempt_buy_costs.1.cost.0.amount falling',
  ],
  [
    'a search left out',
    rules({ match_range_bp: [{ attempt: 2, low_bp: 1, high_bp: 2 }] }),
    'pvp-setting main match_range_bp.0.attempt not_contiguous',
  ],
  [
    'opponents between nothing',
    rules({ match_range_bp: [{ attempt: 1, low_bp: 2, high_bp: 1 }] }),
    'pvp-setting main match_range_bp.0.high_bp greater_or_equal',
  ],
  [
    'defeats that cost more than victories bring',
    rules({ score_lose: -11 }),
    'pvp-setting main score_win greater_or_equal',
  ],
  [
    'a defence worth more than a victory',
    rules({ defence_score: 11 }),
    'pvp-setting main defence_score less_or_equal',
  ],
  ['a class left out', classes({ B: null }), 'pvp-class-setting  pvp_class must_include'],
  [
    'scores that belong to no class',
    classes({ C: { score_from: 11 } }),
    'pvp-class-setting C score_from not_contiguous',
  ],
  [
    'a lower class above a higher one',
    classes({ D: { score_from: 10, score_to: 19 }, C: { score_from: 0, score_to: 9 } }),
    'pvp-class-setting D score_from not_contiguous',
  ],
  [
    'a class without an end below another',
    classes({ C: { score_to: null } }),
    'pvp-class-setting B score_from not_contiguous',
  ],
  [
    'a class that ends where it begins',
    classes({ D: { score_to: 0 } }),
    'pvp-class-setting D score_to greater',
  ],
  [
    'a season that begins in a higher class',
    classes({ C: { season_reset_score: 20 } }),
    'pvp-class-setting C season_reset_score less_or_equal',
  ],
  [
    'a limit of players below the top',
    classes({ A: { class_cap: 5 } }),
    'pvp-class-setting A class_cap only_on_last',
  ],
  [
    'a lowest class that can be lost',
    classes({ D: { demote: true } }),
    'pvp-class-setting D demote must_be_empty',
  ],
  [
    'a class whose power ends where it begins',
    classes({ C: { max_power: 100 } }),
    'pvp-class-setting C max_power greater',
  ],
  ['a bot below its class', bots({ score: 9 }), 'pvp-bot-setting 1 score greater_or_equal'],
  ['a bot above its class', bots({ score: 20 }), 'pvp-bot-setting 1 score less_or_equal'],
  ['two bots in a class', bots({}, 2), 'pvp-bot-setting 2 pvp_class too_few'],
  [
    'a pet that occurs twice',
    bots({ lineup: [fighter(1, 1), fighter(2, 1)] }),
    'pvp-bot-setting 1 lineup.1.pet_id duplicate',
  ],
  [
    'two pets in one place',
    bots({ lineup: [fighter(1, 1), fighter(1, 2)] }),
    'pvp-bot-setting 1 lineup.1.slot duplicate',
  ],
  [
    'a pet that is not released',
    bots({ lineup: [fighter(1, 2)] }),
    'pvp-bot-setting 1 lineup.0.pet_id kind_not_allowed',
  ],
  [
    'a level above the rarity',
    bots({ lineup: [fighter(1, 1, 41)] }),
    'pvp-bot-setting 1 lineup.0.level less_or_equal',
  ],
  [
    'stars above the rarity',
    bots({ lineup: [{ ...fighter(1, 1), star: 5 }] }),
    'pvp-bot-setting 1 lineup.0.star less_or_equal',
  ],
  [
    'a scene that the host is silent in',
    { 'pvp-conversation-setting': [{ id: 1, scene: 'win', speaker_type: 'host' }] },
    'pvp-conversation-setting  scene must_include',
  ],
  [
    'a pet without a name',
    lines({ id: 9, scene: 'win', speaker_type: 'pet', speaker_id: null }),
    'pvp-conversation-setting 9 speaker_id required_when',
  ],
  [
    'places with a gap',
    days(place(1, 1, 1), place(2, 3, 9)),
    'pvp-daily-reward-setting 2 rank_from not_contiguous',
  ],
  [
    'an odd amount',
    days(place(1, 1, 1, { rewards: coins(3) })),
    'pvp-daily-reward-setting 1 rewards.0.amount even',
  ],
  [
    'more for a worse place',
    days(place(1, 1, 1), place(2, 2, 9, { rewards: coins(12) })),
    'pvp-daily-reward-setting 2 rewards.0.amount less_or_equal',
  ],
  [
    'a range that ends before it begins',
    days(place(1, 2, 1)),
    'pvp-daily-reward-setting 1 rank_to greater_or_equal',
  ],
  [
    'two rewards for as many victories',
    weeks(deed(1, 'wins', { threshold: 5 }), deed(2, 'wins', { threshold: 5 })),
    'pvp-weekly-reward-setting 2 threshold duplicate',
  ],
  [
    'two rewards for a class',
    weeks(deed(1, 'class', { pvp_class: 'D' }), deed(2, 'class', { pvp_class: 'D' })),
    'pvp-weekly-reward-setting 2 pvp_class duplicate',
  ],
  [
    'places of a week that begin at two',
    weeks(deed(1, 'rank', { rank_from: 2, rank_to: 3 })),
    'pvp-weekly-reward-setting 1 rank_from not_contiguous',
  ],
  [
    'a title for many at the first place',
    season({ title_id: 2 }),
    'pvp-ranking-setting 1 title_id kind_not_allowed',
  ],
];

describe('the rules of the arena', () => {
  it.each(CASES)('notice %s', (_what, records, problem) => {
    expect(problemsOf(records)).toContain(problem);
  });

  it('know the classes D, C, B, A and S, from the lowest to the highest', () => {
    expect(pvpClass.values.map(({ value }) => value)).toEqual(['D', 'C', 'B', 'A', 'S']);
  });
});
