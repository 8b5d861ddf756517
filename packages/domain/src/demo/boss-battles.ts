import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { battleRecord } from './battles.ts';
import { DEMO_BOSSES, type DemoBoss } from './boss-names.ts';
import { iconPath } from './icon-paths.ts';
import { text, type Trio } from './names.ts';
import type { DemoHonours } from './ranking-titles.ts';

/** How many levels a boss has. */
export const BOSS_LEVELS = { cycle: 5, guild: 1, world: 1, event: 10 } as const;
const FIRST_STRENGTH = { cycle: 14, guild: 24, world: 40, event: 16 } as const;
const FIRST_BATTLE = 400_000;
const BATTLES_OF_BOSS = 20;

/** The battle with a boss at one of its levels. */
export function bossBattleId(boss: DemoBoss, level = 1): number {
  return FIRST_BATTLE + DEMO_BOSSES.indexOf(boss) * BATTLES_OF_BOSS + level;
}

/** How strong a boss is at a level. */
export function bossStrength({ kind, id }: DemoBoss, level: number): number {
  return FIRST_STRENGTH[kind] + (id % 10) + level;
}

/** What a boss looks like. */
export const bossLook = ({ kind, id, name }: DemoBoss): RecordData => ({
  name: text(name),
  image: { path: iconPath('boss', `${kind}-${id}`) },
  spine: { path: 'boss/default.spine.json' },
});

/** The battles with all bosses. */
export function bossBattles(): readonly RecordData[] {
  return DEMO_BOSSES.flatMap((boss) =>
    Array.from({ length: BOSS_LEVELS[boss.kind] }, (_, index) => {
      const [en, zh, jp] = boss.name;
      const level = index + 1;
      const isOnly = BOSS_LEVELS[boss.kind] === 1;
      return battleRecord({
        id: bossBattleId(boss, level),
        name: isOnly ? boss.name : [`${en}, level ${level}`, `${zh} ${level} 級`, `${jp} レベル${level}`],
        type: 'boss',
        property: boss.property,
        strength: bossStrength(boss, level),
        background: 'hall',
        isBossFight: true,
        waves: 1,
        isBare: true,
      });
    }),
  );
}

const LAST_RANK = 999_999;
const PLACES: readonly (readonly [from: number, to: number, share: number])[] = [
  [1, 1, 10],
  [2, 3, 7],
  [4, 10, 5],
  [11, 100, 3],
  [101, LAST_RANK, 1],
];

/** Places up to this one are worth a title. */
const LAST_BEST = 10;

/** Ranges of places with rewards that are so many gems for the last of them, and titles for the best of players. */
export function bossPlaces(
  gems: number,
  title: Trio,
  owner: RecordData = {},
  honours: DemoHonours | null = null,
): readonly RecordData[] {
  return PLACES.map(([rank_from, rank_to, share]) => ({
    ...owner,
    rank_from,
    rank_to,
    rewards: assetsOf(`gem ${gems * share}, coin ${gems * share * 200}`),
    ...(honours === null || rank_to > LAST_BEST
      ? {}
      : { title_id: rank_to === 1 ? honours.first : honours.best }),
    mail_title: text(title),
    mail_body: text([
      'Your place is settled. Of equal scores, the one reached first ranks higher.',
      '名次已結算；同分時以先達成者排名較前。',
      '順位が確定しました。同点の場合は先に到達した方が上位です。',
    ]),
  }));
}
