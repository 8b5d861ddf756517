import { plantedProblems, type Planted } from '@quartermaster/testkit/records/planted-problems';
import { expect, it } from 'vitest';
import type { JsonObject } from '../../core/json.ts';
import { demoConfiguration } from '../../demo/demo-configuration.ts';
import { registry } from '../index.ts';

const game = demoConfiguration();
const answers = (leads: JsonObject) =>
  [1, 2].map((no) => ({ no, text: { en: 'Go', zh: '走', jp: '行く' }, affection: 0, ...leads }));

it.each<readonly [string, ...Planted, string]>([
  [
    'a gift twice',
    'pet-event-setting',
    '1',
    { 'gift_items.1.item_id': 1061 },
    'gift_items.1.item_id duplicate',
  ],
  ['a level left out', 'pet-event-intimacies-setting', '1~2', { level: 6 }, 'level not_contiguous'],
  ['a first level with a price', 'pet-event-intimacies-setting', '1~1', { require: 5 }, 'require same_as'],
  ['levels that ask for less', 'pet-event-intimacies-setting', '1~4', { require: 400 }, 'require not_rising'],
  [
    'more than the event has',
    'pet-event-intimacies-setting',
    '1~5',
    { require: 1501 },
    'require less_or_equal',
  ],
  [
    'a talk of another pet',
    'pet-event-intimacies-setting',
    '1~2',
    { conversation_id: 5 },
    'conversation_id same_as',
  ],
  [
    'a picture of another pet',
    'pet-event-intimacies-setting',
    '1~3',
    { unlock_cg_id: 3 },
    'unlock_cg_id same_as',
  ],
  [
    'a bonus that shrinks',
    'pet-event-intimacies-setting',
    '1~5',
    { 'bonus.0.value': 1 },
    'bonus.0.value falling',
  ],
  ['a tier left out', 'pet-event-tiers-setting', '1~2', { tier: 6 }, 'tier not_contiguous'],
  [
    'a level that is not there',
    'pet-event-tiers-setting',
    '1~4',
    { intimacy_level: 6 },
    'intimacy_level unknown_option',
  ],
  ['a tier before the one below', 'pet-event-tiers-setting', '1~4', { open_day: 2 }, 'open_day falling'],
  ['a tier of nothing', 'pet-event-tiers-setting', '1~1', { avg_id: null }, ' at_least_one'],
  ['a day after the event', 'pet-event-tiers-setting', '1~4', { open_day: 40 }, 'open_day not_inside'],
  ['nobody to go out with', 'sexual-dating-setting', '651', { character_id: null }, 'character_id required'],
  [
    'a place twice',
    'sexual-dating-setting',
    '651',
    { 'places.1.place_id': 1 },
    'places.1.place_id duplicate',
  ],
  [
    'an affection that falls',
    'sexual-dating-tiers-setting',
    '651~3',
    { require_affection: 100 },
    'require_affection not_rising',
  ],
  [
    'affection beyond the most',
    'sexual-dating-tiers-setting',
    '651~4',
    { require_affection: 601 },
    'require_affection less_or_equal',
  ],
  [
    'a place that is not there',
    'sexual-dating-tiers-setting',
    '651~1',
    { 'unlock_place_ids.0.place_id': 9 },
    'unlock_place_ids.0.place_id unknown_option',
  ],
  [
    'a chapter that is not there',
    'sexual-dating-tiers-setting',
    '651~1',
    { 'unlock_chapters.0.chapter': 4 },
    'unlock_chapters.0.chapter unknown_option',
  ],
  [
    'a tier of outings that is not there',
    'sexual-dating-chapters-setting',
    '651~3',
    { require_tier: 5 },
    'require_tier unknown_option',
  ],
  [
    'a chapter before the one below',
    'sexual-dating-chapters-setting',
    '651~3',
    { require_tier: 2 },
    'require_tier falling',
  ],
  [
    'an answer left out',
    'sexual-dating-chapters-setting',
    '651~1',
    { 'choices.1.no': 3 },
    'choices.1.no not_contiguous',
  ],
  [
    'a world left out',
    'multiverse-dating-setting',
    '671',
    { 'worlds.1.world_no': 3 },
    'worlds.1.world_no not_contiguous',
  ],
  [
    'a world that is not there',
    'multiverse-dating-chapter-setting',
    '671~6',
    { world_no: 3 },
    'world_no less_or_equal',
  ],
  [
    'a pet of another event',
    'multiverse-dating-chapter-setting',
    '671~6',
    { pet_id: 10_027 },
    'pet_id unknown_option',
  ],
  [
    'a story with a gap',
    'multiverse-dating-chapter-setting',
    '671~3',
    { chapter: 4 },
    'chapter not_contiguous',
  ],
  [
    'affection that falls',
    'multiverse-dating-chapter-setting',
    '671~3',
    { require_affection: 40 },
    'require_affection falling',
  ],
  [
    'a story without a good ending',
    'multiverse-dating-chapter-setting',
    '671~3',
    { ending: 'normal' },
    'event_id too_few',
  ],
  [
    'answers after the ending',
    'multiverse-dating-chapter-setting',
    '671~1',
    { ending: 'normal' },
    'choices must_be_empty',
  ],
  [
    'an answer into another world',
    'multiverse-dating-chapter-setting',
    '671~1',
    { 'choices.0.goto_chapter': '671~5' },
    'choices.0.goto_chapter same_as',
  ],
  [
    'an answer that leads back',
    'multiverse-dating-chapter-setting',
    '671~2',
    {
      ending: 'none',
      choices: answers({ goto_chapter: '671~1' }),
    },
    'choices.0.goto_chapter cycle',
  ],
  ['two rewards alike', 'multiverse-dating-reward-setting', '671~5', { threshold: 4 }, 'threshold duplicate'],
  [
    'more affection than there is',
    'multiverse-dating-reward-setting',
    '671~2',
    { threshold: 301 },
    'threshold less_or_equal',
  ],
  [
    'more worlds than there are',
    'multiverse-dating-reward-setting',
    '671~7',
    { threshold: 3 },
    'threshold less_or_equal',
  ],
  [
    'a reward for a stranger',
    'multiverse-dating-reward-setting',
    '671~1',
    { pet_id: 10_027 },
    'pet_id unknown_option',
  ],
  ['an event about nobody', 'h-event-setting', '681', { god_id: null }, ' at_least_one'],
  ['two events on one page', 'h-event-setting', '681', { album_page: 5 }, 'album_page duplicate'],
  [
    'a chapter of hearts left out',
    'h-event-chapter-setting',
    '681~2',
    { chapter: 4 },
    'chapter not_contiguous',
  ],
  ['a chapter that is cheaper', 'h-event-chapter-setting', '681~3', { heart_cost: 5 }, 'heart_cost falling'],
  [
    'more chapters than there are',
    'h-event-reward-setting',
    '681~3',
    { threshold: 4 },
    'threshold less_or_equal',
  ],
  ['two heart rewards alike', 'h-event-reward-setting', '681~2', { threshold: 10 }, 'threshold duplicate'],
])('the rules of story events notice %s', (_what, module, recordId, change, problem) => {
  expect(plantedProblems(registry, game, [module, recordId, {}])).not.toContain(problem);
  expect(plantedProblems(registry, game, [module, recordId, change])).toContain(problem);
});

it('fewer chapters than a heart event says', () => {
  const events = (game['h-event-setting'] ?? []).map((event) => ({ ...event, steps_total: 4 }));
  expect(
    plantedProblems(registry, { ...game, 'h-event-setting': events }, [
      'h-event-chapter-setting',
      '681~1',
      {},
    ]),
  ).toContain('chapter same_as');
});
