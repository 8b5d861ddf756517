import { releaseProblems, type Records } from '@quartermaster/testkit/records/release-problems';
import { coins, text } from '@quartermaster/testkit/records/samples';
import { expect, it } from 'vitest';
import type { JsonObject, RecordData } from '../../core/json.ts';
import { recordIdOf } from '../../record/identity.ts';
import { registry } from '../index.ts';

const chapter = (battle_id: number, chapter_id: number, change: JsonObject = {}): RecordData => ({
  battle_id,
  chapter_id,
  chapter_type: 'main',
  difficulty: 'normal',
  battles: [{ order: 1, battle_id, pre_battle_id: null, x: 0, y: 0 }],
  star_rewards: null,
  require_user_level: 1,
  timeslot: { type: 'always_open' },
  ...change,
});
const CHAPTERS = [chapter(10, 1), chapter(20, 2), chapter(30, 3)];
const POOL: RecordData = {
  offline_item_pool_id: 1,
  name: text('One'),
  chapter_id_from: 10,
  chapter_id_to: 20,
  fixed_per_minute: [{ asset_kind: 'coin', amount: 5 }],
  drop_mode: 'none',
  quick_cost: null,
  status: 'active',
};
const NEXT: RecordData = {
  ...POOL,
  offline_item_pool_id: 2,
  name: text('Two'),
  chapter_id_from: 30,
  chapter_id_to: 30,
};
const pools = (change: JsonObject, chapters: readonly RecordData[] = CHAPTERS): Records => ({
  'chapter-setting': chapters,
  'offline-item-setting': [POOL, { ...NEXT, ...change }],
});
const problemsOf = (records: Records) => releaseProblems(registry, records);

it('pools that follow one another have no problem', () => {
  expect(problemsOf(pools({}))).toEqual([]);
});

it.each<readonly [string, Records, string]>([
  [
    'a chapter left out',
    pools({}, [chapter(10, 1), chapter(20, 2), chapter(30, 4)]),
    'offline-item-setting 2 chapter_id_from not_contiguous',
  ],
  [
    'a chapter in two pools',
    pools({ chapter_id_from: 20 }),
    'offline-item-setting 2 chapter_id_from not_contiguous',
  ],
  [
    'pools that do not begin with the story',
    { ...pools({}), 'offline-item-setting': [NEXT] },
    'offline-item-setting 2 chapter_id_from not_contiguous',
  ],
  [
    'a range that ends before it begins',
    pools({ chapter_id_to: 10 }),
    'offline-item-setting 2 chapter_id_to greater_or_equal',
  ],
  [
    'a chapter beside the story',
    pools({}, [chapter(10, 1), chapter(20, 2), chapter(30, 3, { chapter_type: 'side' })]),
    'offline-item-setting 2 chapter_id_from kind_not_allowed',
  ],
  [
    'less by the minute than before',
    pools({ fixed_per_minute: [{ asset_kind: 'coin', amount: 4 }] }),
    'offline-item-setting 2 fixed_per_minute.0.amount falling',
  ],
  [
    'an asset twice',
    pools({ fixed_per_minute: [5, 6].map((amount) => ({ asset_kind: 'coin', amount })) }),
    'offline-item-setting 2 fixed_per_minute.1.asset_kind duplicate',
  ],
  [
    'drops of less than the least',
    pools({
      drop_mode: 'rate',
      rated_drops: [{ reward: coins(5), amount_max: 4, rate_bp: 1, first_only: false }],
    }),
    'offline-item-setting 2 rated_drops.0.amount_max greater_or_equal',
  ],
  [
    'a quick claim that gets cheaper',
    pools({
      quick_cost: [9, 8].map((amount, place) => ({
        count_from: place + 1,
        count_to: place + 1,
        cost: coins(amount),
      })),
    }),
    'offline-item-setting 2 quick_cost.1.cost.0.amount falling',
  ],
])('offline pools notice %s', (_what, records, problem) => {
  expect(problemsOf(records)).toContain(problem);
});

it('a pool is known by offline_item_pool_id: what has the same number is merged into it', () => {
  const module = registry.get('offline-item-setting');
  expect(module.identity).toEqual(['offline_item_pool_id']);
  expect(recordIdOf(module, { ...POOL, id: 9 })).toBe('1');
  expect(recordIdOf(module, { ...POOL, name: text('Other') })).toBe(recordIdOf(module, POOL));
});
