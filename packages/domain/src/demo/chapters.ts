import type { RecordData } from '../core/json.ts';
import { SIDE_BATTLES, DEMO_REGIONS } from './battle-names.ts';
import { FIRST_BATTLE, mapBattleId, REGIONS_OF, type Difficulty } from './battles.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import { FIRST_CHAPTER_STORY } from './stories.ts';

const STARS_PER_BATTLE = 3;
/** Shares of all stars at which a map pays out, with the gems for each. */
const STAR_STEPS = [
  [1 / 3, 50],
  [2 / 3, 100],
  [1, 200],
] as const;
const FIRST_LEVEL = { normal: 1, hard: 25, extra: 45 } as const;
const LEVELS_PER_REGION = 8;
const WIDE = { left: 160, step: 178, top: 320, swing: 220 } as const;

const SIDE_CHAPTERS: readonly {
  readonly type: 'side' | 'daily' | 'event';
  readonly name: Trio;
  readonly level: number;
  readonly timeslot: RecordData;
}[] = [
  {
    type: 'side',
    name: ['The Lantern Keeper’s Errand', '守燈人的差事', '灯籠守のお使い'],
    level: 10,
    timeslot: { type: 'always_open' },
  },
  {
    type: 'daily',
    name: ['Daily rounds', '每日巡邏', '日課の見回り'],
    level: 5,
    timeslot: { type: 'open_every_day', daily_from: '05:00', daily_to: '23:59' },
  },
  {
    type: 'event',
    name: ['Lantern Harvest', '燈火豐收祭', '灯火収穫祭'],
    level: 8,
    timeslot: { type: 'event_trigger', event_id: 501 },
  },
];

/** The maps of the main story at each difficulty, and three beside it. */
export function demoChapters(): readonly RecordData[] {
  const story = (Object.keys(REGIONS_OF) as Difficulty[]).flatMap((difficulty) =>
    Array.from({ length: REGIONS_OF[difficulty] }, (_, region) => storyChapter(difficulty, region)),
  );
  return [...story, ...SIDE_CHAPTERS.map(sideChapter)];
}

function storyChapter(difficulty: Difficulty, region: number): RecordData {
  const { name, battles } = DEMO_REGIONS[region] ?? { name: ['', '', ''] as const, battles: [] };
  const ids = battles.map((_, place) => mapBattleId(difficulty, region, place));
  const before = DEMO_REGIONS[region - 1]?.battles.length;
  const previous = before === undefined ? undefined : mapBattleId(difficulty, region - 1, before - 1);
  return released(
    {
      ...mapOf(ids),
      chapter_id: region + 1,
      name: text(name),
      chapter_type: 'main',
      difficulty,
      require_user_level: FIRST_LEVEL[difficulty] + region * LEVELS_PER_REGION,
      ...(previous === undefined ? {} : { open_conds: cleared(previous) }),
      timeslot: { type: 'always_open' },
      ...(difficulty === 'normal' ? { opening_avg_id: FIRST_CHAPTER_STORY + region } : {}),
      cover: { path: iconPath('chapter', `region-${region}`) },
      map_image: { path: iconPath('chapter', `region-${region}-map`) },
    },
    region,
  );
}

function sideChapter(chapter: (typeof SIDE_CHAPTERS)[number], index: number): RecordData {
  const ids = (SIDE_BATTLES[chapter.type] ?? []).map((_, place) => FIRST_BATTLE[chapter.type] + place);
  return released(
    {
      ...mapOf(ids),
      chapter_id: 1,
      name: text(chapter.name),
      chapter_type: chapter.type,
      difficulty: 'normal',
      require_user_level: chapter.level,
      timeslot: chapter.timeslot,
      cover: { path: iconPath('chapter', chapter.type) },
      map_image: { path: 'chapter/default-map.svg' },
    },
    DEMO_REGIONS.length + index,
  );
}

/** Battles from left to right; every fourth one can be reached past its neighbour. */
function mapOf(ids: readonly number[]): RecordData {
  const battles = ids.map((battle_id, index) => {
    const opener = ids[index % 4 === 3 ? index - 2 : index - 1];
    return {
      order: index + 1,
      battle_id,
      ...(opener === undefined ? {} : { pre_battle_id: opener }),
      x: WIDE.left + index * WIDE.step,
      y: WIDE.top + Math.round(WIDE.swing * (1 + Math.sin(index * 1.3))),
    };
  });
  const stars = ids.length * STARS_PER_BATTLE;
  const star_rewards = STAR_STEPS.map(([share, gems]) => ({
    stars: Math.round(stars * share),
    rewards: [
      { asset_kind: 'gem', amount: gems },
      { asset_kind: 'coin', amount: gems * 200 },
    ],
  }));
  return { battle_id: ids[0] ?? 0, battles, star_rewards };
}

function cleared(battleId: number): RecordData {
  return { match: 'all', rows: [{ kind: 'battle_clear', target_id: battleId, op: 'ge', value: 1 }] };
}
