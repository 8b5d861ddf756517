import { plantedProblems, type Planted } from '@quartermaster/testkit/records/planted-problems';
import { expect, it } from 'vitest';
import { demoConfiguration } from '../../demo/demo-configuration.ts';
import { registry } from '../index.ts';

const game = demoConfiguration();
const ALWAYS = { type: 'always_open' };
const WEEK = {
  type: 'limited_period',
  periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-11-20 03:00:00' }],
};
const coins = [{ asset_kind: 'coin', amount: 1 }];

it.each<readonly [string, ...Planted, string]>([
  ['days of missions that are missing', 'growth-event-setting', '511', { days: 8 }, 'stages too_few'],
  [
    'a mission left out',
    'growth-event-setting',
    '511',
    { 'stages.0.missions.1.no': 3 },
    'stages.0.missions.1.no not_contiguous',
  ],
  [
    'points that fall',
    'growth-event-setting',
    '511',
    { 'point_rewards.1.points': 30 },
    'point_rewards.1.points not_rising',
  ],
  [
    'points that nobody can get',
    'growth-event-setting',
    '511',
    { 'point_rewards.2.points': 141 },
    'point_rewards.2.points less_or_equal',
  ],
  [
    'a fixed start without a start',
    'growth-event-setting',
    '511',
    { start_rule: 'fixed' },
    'timeslot.type kind_not_allowed',
  ],
  ['a promo before its event', 'event-promo-setting', '4', { timeslot: WEEK }, 'timeslot not_inside'],
  [
    'a promo that leads nowhere',
    'event-promo-setting',
    '1',
    { jump_record_id: '999' },
    'jump_record_id reference_missing',
  ],
  ['more days than rewards', 'login-event-setting', '521', { days: 8 }, 'days same_as'],
  ['a week of another length', 'login-event-setting', '523', { kind: 'weekday' }, 'days same_as'],
  [
    'a period shorter than its days',
    'login-event-setting',
    '521',
    {
      timeslot: {
        ...WEEK,
        periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-11-19 03:00:00' }],
      },
    },
    'timeslot.days greater_or_equal',
  ],
  [
    'days to make up for nothing',
    'login-event-setting',
    '521',
    { make_up_cost: null },
    'make_up_cost required_when',
  ],
  ['a loop that ends', 'login-event-setting', '521', { loop: true }, 'timeslot.type kind_not_allowed'],
  [
    'paid rewards that nothing unlocks',
    'login-event-reward-setting',
    '521~1',
    { mall_id: null },
    'mall_id required',
  ],
  [
    'a streak longer than its period',
    'consecutive-event-setting',
    '531',
    {
      timeslot: {
        ...WEEK,
        periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-11-19 03:00:00' }],
      },
    },
    'timeslot.days greater_or_equal',
  ],
  [
    'a day of a streak left out',
    'consecutive-event-setting',
    '531',
    { 'days.2.day': 9 },
    'days.2.day not_contiguous',
  ],
  [
    'cents of a currency without them',
    'consecutive-event-setting',
    '532',
    { min_amount: 0.5 },
    'min_amount integer',
  ],
  ['half a gem', 'consecutive-event-setting', '533', { min_amount: 99.5 }, 'min_amount integer'],
  ['no price to go on', 'consecutive-event-setting', '533', { keep_cost: null }, 'keep_cost required'],
  [
    'steps that fall',
    'cumulative-event-setting',
    '542',
    { 'steps.1.threshold': 200 },
    'steps.1.threshold not_rising',
  ],
  [
    'a loop shorter than the last step',
    'cumulative-event-setting',
    '541',
    { loop_step: 199 },
    'steps.3.threshold less_or_equal',
  ],
  [
    'items that are not told',
    'cumulative-event-setting',
    '543',
    { target_id: null },
    'target_id required_when',
  ],
  [
    'claims that end too early',
    'cumulative-event-setting',
    '541',
    { claim_end_at: '2026-12-01 03:00:00' },
    'claim_end_at greater_or_equal',
  ],
  [
    'a countdown that closes early',
    'countdown-bonus-setting',
    '1',
    { timeslot: WEEK },
    'timeslot.end greater_or_equal',
  ],
  [
    'a step without a time',
    'countdown-bonus-setting',
    '1',
    { 'steps.1.before_hours': null },
    'steps.1.before_hours required_when',
  ],
  [
    'a step that waits for a moment',
    'countdown-bonus-setting',
    '1',
    { 'steps.1.wait_sec': 60 },
    'steps.1.wait_sec must_be_empty',
  ],
  [
    'steps that go back in time',
    'countdown-bonus-setting',
    '1',
    { 'steps.1.before_hours': 200 },
    'steps.1.before_hours less_or_equal',
  ],
  [
    'two steps at one time',
    'countdown-bonus-setting',
    '1',
    { 'steps.1.before_hours': 168 },
    'steps.1.before_hours duplicate',
  ],
  [
    'a timer without a time',
    'countdown-bonus-setting',
    '3',
    { 'steps.1.wait_sec': null },
    'steps.1.wait_sec required_when',
  ],
  [
    'a timer with hours',
    'countdown-bonus-setting',
    '3',
    { 'steps.1.before_hours': 1 },
    'steps.1.before_hours must_be_empty',
  ],
  [
    'a timer that runs back',
    'countdown-bonus-setting',
    '3',
    { 'steps.1.wait_sec': 100 },
    'steps.1.wait_sec not_rising',
  ],
  [
    'goods for another currency',
    'exchange-setting',
    '552',
    { currency_item_ids: [1041] },
    'goods.0.costs unknown_option',
  ],
  [
    'goods for themselves',
    'exchange-setting',
    '552',
    { 'goods.0.reward': [{ asset_kind: 'event_currency', target_id: 1042, amount: 1 }] },
    'goods.0.costs paid_with_itself',
  ],
  ['a tab that is not there', 'exchange-setting', '552', { 'goods.0.tab': 1 }, 'goods.0.tab less_or_equal'],
  [
    'an exchange after its event',
    'exchange-setting',
    '551',
    {
      timeslot: {
        type: 'limited_period',
        periods: [{ start_date: '2026-12-09 03:00:00', end_date: '2026-12-10 03:00:00' }],
      },
    },
    'timeslot must_cover',
  ],
  [
    'phases that overlap',
    'mega-event-setting',
    '561',
    { 'phases.1.starts_at': '2026-11-24 03:00:00' },
    'phases.1.starts_at period_overlap',
  ],
  [
    'a phase before the event',
    'mega-event-setting',
    '561',
    { 'phases.0.starts_at': '2026-11-19 03:00:00' },
    'phases.0.starts_at greater_or_equal',
  ],
  [
    'a phase after the event',
    'mega-event-setting',
    '561',
    { 'phases.2.ends_at': '2026-12-06 03:00:00' },
    'phases.2.ends_at less_or_equal',
  ],
  [
    'content that is not there',
    'mega-event-setting',
    '561',
    { 'sub_events.0.record_id': 999 },
    'sub_events.0.record_id reference_missing',
  ],
  [
    'content of no phase',
    'mega-event-setting',
    '561',
    { 'sub_events.0.phase': 4 },
    'sub_events.0.phase less_or_equal',
  ],
  ['a mission of no phase', 'mega-event-mission-setting', '561~1', { phase: 4 }, 'phase less_or_equal'],
  ['a mission for nothing', 'mega-event-mission-setting', '561~1', { points: null }, ' at_least_one'],
  ['two missions at one place', 'mega-event-mission-setting', '561~1', { order: 2 }, 'order duplicate'],
  [
    'two milestones alike',
    'mega-event-milestone-setting',
    '561~1',
    { threshold: 1500 },
    'threshold duplicate',
  ],
  ['goods of no phase', 'mega-event-store-setting', '561~1', { phase_from: 4 }, 'phase_from less_or_equal'],
  [
    'goods for another event',
    'mega-event-store-setting',
    '561~1',
    { costs: [{ asset_kind: 'event_currency', target_id: 1041, amount: 1 }] },
    'costs unknown_option',
  ],
  ['a place left out', 'mega-event-ranking-setting', '561~2', { rank_from: 3 }, 'rank_from not_contiguous'],
  ['nobody featured', 'ur-event-setting', '571', { pet_id: null }, ' exactly_one'],
  ['two featured', 'ur-event-setting', '571', { god_id: 110 }, ' exactly_one'],
  ['a common pet', 'ur-event-setting', '571', { pet_id: 10_003 }, 'pet_id kind_not_allowed'],
  ['a goal without the pet', 'ur-event-setting', '571', { final_rewards: coins }, 'pet_id unknown_option'],
  ['a goal without the god', 'ur-event-setting', '572', { final_rewards: coins }, 'god_id unknown_option'],
  [
    'a pet from the future',
    'ur-event-setting',
    '571',
    {
      timeslot: {
        type: 'limited_period',
        periods: [{ start_date: '2001-01-01 00:00:00', end_date: '2001-01-02 00:00:00' }],
      },
    },
    'pet_id less_or_equal',
  ],
  [
    'a step beyond the goal',
    'ur-event-reward-setting',
    '571~5',
    { threshold: 5001 },
    'threshold less_or_equal',
  ],
  [
    'paid rewards without a product',
    'ur-event-reward-setting',
    '571~2',
    { mall_id: null },
    'mall_id required',
  ],
])('the rules of events notice %s', (_what, module, recordId, change, problem) => {
  expect(plantedProblems(registry, game, [module, recordId, {}])).not.toContain(problem);
  expect(plantedProblems(registry, game, [module, recordId, change])).toContain(problem);
});

it('no ranking without the switch of its event', () => {
  const events = (game['mega-event-setting'] ?? []).map((event) => ({ ...event, ranking: false }));
  expect(
    plantedProblems(registry, { ...game, 'mega-event-setting': events }, [
      'mega-event-ranking-setting',
      '561~1',
      {},
    ]),
  ).toContain('event_id same_as');
});

it('at most ten banners of the lobby at one time', () => {
  const [promo] = game['event-promo-setting'] ?? [];
  const promos = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...promo,
      id: index + 1,
      timeslot: ALWAYS,
      event_id: null,
    }));
  const problemsOf = (count: number) =>
    plantedProblems(registry, { ...game, 'event-promo-setting': promos(count) }, [
      'event-promo-setting',
      '1',
      {},
    ]);
  expect(problemsOf(10)).not.toContain('place too_many_records');
  expect(problemsOf(11)).toContain('place too_many_records');
});
