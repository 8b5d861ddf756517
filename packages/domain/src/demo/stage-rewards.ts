import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { DEMO_REGIONS } from './battle-names.ts';
import { mapBattleId, REGIONS_OF } from './battles.ts';
import { numbered } from './names.ts';

const STARS_PER_BATTLE = 3;

/** What players get on the way through the story: for every star of a map, and for what they do all week. */
export function demoStageRewards(): readonly RecordData[] {
  const maps = Array.from({ length: REGIONS_OF.normal }, (_, region) => everyStar(region));
  return numbered([...maps, ...OTHERS]);
}

function everyStar(region: number): RecordData {
  const stars = (DEMO_REGIONS[region]?.battles.length ?? 0) * STARS_PER_BATTLE;
  const chapter = mapBattleId('normal', region, 0);
  return {
    scope: 'chapter',
    chapter_id: chapter,
    difficulty: 'normal',
    goal: { action: 'collect_stars', target_id: chapter, count: stars, count_from: 'birth' },
    threshold: stars,
    rewards: assetsOf(`gem ${50 + region * 10}, item:1021 1`),
    claim: 'manual',
    reset: 'none',
    timeslot: { type: 'always_open' },
  };
}

const step = (
  scope: RecordData,
  action: string,
  threshold: number,
  rewards: string,
  reset: string,
): RecordData => ({
  ...scope,
  goal: { action, count: threshold, count_from: 'accept' },
  threshold,
  rewards: assetsOf(rewards),
  claim: reset === 'none' ? 'manual' : 'auto',
  reset,
  timeslot: { type: 'always_open' },
});

const HARD = { scope: 'difficulty', difficulty: 'hard' } as const;
const DAILY = { scope: 'daily_dungeon' } as const;
const WEEKLY = { scope: 'weekly' } as const;

const OTHERS: readonly RecordData[] = [
  step(HARD, 'clear_any', 10, 'item:1012 3', 'none'),
  step(HARD, 'clear_any', 30, 'item:1013 2, gem 200', 'none'),
  step(DAILY, 'clear_any', 1, 'coin 5000', 'daily'),
  step(DAILY, 'clear_any', 3, 'item:1002 2', 'daily'),
  step(WEEKLY, 'clear_any', 20, 'item:1011 5, coin 20000', 'weekly'),
  step(WEEKLY, 'clear_any', 50, 'item:1021 2', 'weekly'),
];
