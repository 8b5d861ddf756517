import { plantedProblems, type Planted } from '@quartermaster/testkit/records/planted-problems';
import { describe, expect, it } from 'vitest';
import { plainText } from '../core/json.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { registry } from './index.ts';

const game = demoConfiguration();

type Change = Planted[2];
/** What is planted, a change beside it that breaks nothing, and what a release is told. */
type Case = readonly [
  what: string,
  module: string,
  record: string,
  planted: Change,
  near: Change,
  problem: string,
];

const ALWAYS = { type: 'always_open' };
const TO_EVENT = { jump_type: 'record', jump_module: 'special-event-setting' };
const battleOf = (type: string) =>
  Number(game['battle-setting']?.find(({ battle_type: own }) => own === type)?.['battle_id']);
const STORY_BATTLE = battleOf('main');
const TOWER_BATTLE = battleOf('tower');

const CASES: readonly Case[] = [
  [
    'a capital of another country',
    'slg-flag-map-setting',
    '1',
    { country_id: 2 },
    { level: 13 },
    'country_id duplicate',
  ],
  ['a capital beside its place', 'slg-flag-map-setting', '1', { x: 11 }, { hp: 1 }, 'x same_as'],
  [
    'a line of a flag that no level opens',
    'slg-flag-level-setting',
    '3',
    { unlock_wash_line: null },
    { success_bp: 1 },
    'unlock_wash_line too_few',
  ],
  [
    'a board in percent that ends early',
    'cycle-boss-ranking-reward-setting',
    '8',
    { rank_to: 99 },
    { title_id: null },
    'rank_to same_as',
  ],
  [
    'a guarantee beyond the last draw',
    'gachapon-guarantee-setting',
    '43',
    { hard_at: 41 },
    { hard_at: 39 },
    'gachapon_ids.0 greater_or_equal',
  ],
  [
    'a featured pet before one of its rarity',
    'gachapon-guarantee-setting',
    '41',
    { hard_at: 59, soft_from: null, soft_step_bp: null },
    { hard_at: 60, soft_from: null, soft_step_bp: null },
    'hard_at falling',
  ],
  [
    'a group of lines that another secretary has',
    'secretary-level-setting',
    '1~2',
    { unlock_dialogue_group: 99 },
    { unlock_dialogue_group: 1 },
    'unlock_dialogue_group unknown_option',
  ],
  [
    'a first skin that is there for a time',
    'secretary-skin-setting',
    '1',
    { timeslot: { type: 'open_every_day', daily_from: '08:00', daily_to: '20:00' } },
    { bonus: null },
    'timeslot.type kind_not_allowed',
  ],
  [
    'a super account of players without an end',
    'sac',
    '1',
    { expires_at: null },
    { bypass_maintenance: false },
    'expires_at required',
  ],
  [
    'a super account in the ranking',
    'sac',
    '4',
    { exclude_from_ranking: false },
    { purpose: 'demo' },
    'exclude_from_ranking same_as',
  ],
  [
    'more intimacy than the last level asks for',
    'pet-event-setting',
    '1',
    { max_intimacy: 1600 },
    { visit_intimacy: 0 },
    'max_intimacy unknown_option',
  ],
  [
    'more affection than the last tier asks for',
    'sexual-dating-setting',
    '651',
    { max_affection: 700 },
    { energy_cost: 0 },
    'max_affection unknown_option',
  ],
  [
    'a chapter that is not written',
    'h-event-setting',
    '682',
    { steps_total: 3 },
    { album_page: 99 },
    'steps_total unknown_option',
  ],
  [
    'a message that stays when the event it leads to is over',
    'iam',
    '4',
    { timeslot: ALWAYS },
    { timeslot: { type: 'event_trigger', event_id: 501 } },
    'pages.0.jump_record_id closed_while_shown',
  ],
  [
    'a banner of a lobby that stays when its gacha is over',
    'lobby-setting',
    '2',
    { timeslot: ALWAYS, 'banner_slots.1.timeslot': ALWAYS },
    { 'banner_slots.1.timeslot': ALWAYS },
    'banner_slots.1.jump_record_id closed_while_shown',
  ],
  [
    'a promo that comes before what it leads to',
    'event-promo-setting',
    '4',
    { jump_module: 'mega-event-setting', jump_record_id: '561' },
    { jump_module: 'special-event-setting', jump_record_id: '502' },
    'jump_record_id closed_while_shown',
  ],
  [
    'a mission of a hunt that leads to an event which begins after it',
    'treasure-mission-setting',
    '641~1',
    { ...TO_EVENT, jump_record_id: '502' },
    { ...TO_EVENT, jump_record_id: '501' },
    'jump_record_id closed_while_shown',
  ],
  [
    'a product that another one beats for less',
    'mall-setting',
    '4002',
    { 'rewards.0.amount': 680, 'bonus_rewards.0.amount': 680 },
    { 'rewards.0.amount': 679, 'bonus_rewards.0.amount': 680 },
    'prices better_for_less',
  ],
  [
    'a tower for nobody at the level that unlocks it',
    'event-tower-setting',
    '502',
    { 'open_conds.rows.0.value': 16 },
    { 'open_conds.rows.0.value': 14 },
    'open_conds opens_after_unlock',
  ],
  [
    'a fourth announcement that pops up',
    'announcement-setting',
    '4',
    { popup_on_login: 'once' },
    { popup_on_login: 'once', status: 'inactive' },
    'popup_on_login too_many_records',
  ],
  [
    'the title of a board that many hold',
    'mega-event-ranking-setting',
    '561~1',
    { title_id: 1 },
    { title_id: null },
    'title_id kind_not_allowed',
  ],
  [
    'a title that another board gives at that time',
    'mega-event-ranking-setting',
    '561~1',
    { title_id: 13 },
    { title_id: null },
    'title_id given_by_two_boards',
  ],
  [
    'a title among the rewards that another board gives',
    '3v3-ranking-group-setting',
    '12',
    { 'rewards.0': { asset_kind: 'title', target_id: 14, amount: 1 }, title_id: null },
    { title_id: null },
    'rewards given_by_two_boards',
  ],
  [
    'a banner in one language for everybody',
    'special-event-setting',
    '501',
    { banner: { path: 'banner/event-501-zh.svg' } },
    { banner: { path: 'banner/default.svg' } },
    'banner.path file_of_language',
  ],
  [
    'a banner whose Japanese variant is missing',
    'gachapon-setting',
    '3001',
    { 'banner.locale_paths.jp': null },
    { banner: { path: 'banner/default.svg' } },
    'banner.locale_paths.jp variant_missing',
  ],
  [
    'a banner whose Chinese variant is in Japanese',
    'gachapon-setting',
    '3001',
    { 'banner.locale_paths.zh': 'banner/gachapon-3001-jp.svg' },
    { 'banner.path': 'banner/gachapon-3001-jp.svg' },
    'banner.locale_paths.zh file_of_language',
  ],
  [
    'an effect that an old client does not know',
    'effect-setting',
    '21',
    { since_client: '1.10.0' },
    { since_client: '1.4.0' },
    'since_client client_too_old',
  ],
  [
    'more of an item than players can hold',
    'privilege-package-setting',
    '4561',
    { 'instant_rewards.0': { asset_kind: 'item', target_id: 1001, amount: 10_000 } },
    { 'instant_rewards.0': { asset_kind: 'item', target_id: 1001, amount: 9999 } },
    'instant_rewards.0.amount over_stack',
  ],
  [
    'a code that gives more than one mail may',
    'code-redeem-setting',
    '1',
    { 'rewards.0.amount': 301 },
    { 'rewards.0.amount': 300 },
    'rewards.0.amount over_limit_each',
  ],
  [
    'a story battle in an event tower',
    'event-tower-level-setting',
    '502~1',
    { battle_id: STORY_BATTLE },
    { battle_id: TOWER_BATTLE },
    'battle_id kind_not_allowed',
  ],
  [
    'a round without a key',
    'gridcha-cell-setting',
    '1~2',
    { grade: 'big' },
    { min_open: 3 },
    'round_from same_as',
  ],
  [
    'ten spins that cost more than ten',
    'slg-wheel-setting',
    '1',
    { 'ten_cost.0.amount': 1001 },
    { 'ten_cost.0.amount': 1000 },
    'ten_cost.0.amount dearer_in_bulk',
  ],
  [
    'more levels than statues have',
    'statue-resonance-setting',
    '5',
    { level_sum: 51 },
    { level_sum: 50 },
    'level_sum less_or_equal',
  ],
  [
    'a shop that is longer open than its event gives rewards',
    'special-event-setting',
    '501',
    { claim_end_at: '2026-12-07 03:00:00' },
    { entry_order: 5 },
    'children.3.record_id not_inside',
  ],
  [
    'a shop that closes too early',
    'exchange-setting',
    '551',
    { close_after_hours: 73 },
    { close_after_hours: 72 },
    'timeslot must_cover',
  ],
  [
    'an event currency that nothing takes back',
    'event-boss-setting',
    '501',
    { point_item_id: 1301 },
    { free_tickets_per_day: 1 },
    'point_item_id unknown_option',
  ],
  [
    'dice that nothing takes back',
    'monopoly-setting',
    '621',
    { dice_item_id: 1030 },
    { dice_cap: 1 },
    'dice_item_id unknown_option',
  ],
];

describe('sentences about modules, in the demo game', () => {
  it.each(CASES)('notice %s', (_what, module, record, planted, near, problem) => {
    expect(plantedProblems(registry, game, [module, record, planted])).toContain(problem);
    expect(plantedProblems(registry, game, [module, record, near])).toEqual([]);
  });

  it('keep an offering that takes no premium currency', () => {
    const offerings = game['guild-oblation-setting'] ?? [];
    const dear = offerings.filter(({ oblation_id: id }) => id === 4);
    const problemsOf = (left: typeof offerings) =>
      plantedProblems(registry, { ...game, 'guild-oblation-setting': left }, [
        'guild-oblation-setting',
        '4',
        {},
      ]);
    expect(problemsOf(dear)).toEqual(['cost too_few']);
    expect(problemsOf([...dear, ...offerings.slice(0, 1)])).toEqual([]);
  });

  it.each(['event-boss-setting', 'mega-event-setting'])('%s: a ranking has places', (key) => {
    const places = key.replace(
      '-setting',
      key.startsWith('mega') ? '-ranking-setting' : '-ranking-reward-setting',
    );
    const [event] = game[key] ?? [];
    const id = plainText(event?.['event_id']);
    const without = { ...game, [places]: [] };
    expect(plantedProblems(registry, without, [key, id, {}])).toEqual(['event_id unknown_option']);
    expect(plantedProblems(registry, without, [key, id, { ranking: false }])).toEqual([]);
  });
});
