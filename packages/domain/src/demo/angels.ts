import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { DEMO_ANGELS, FIRST_PIECE, type DemoPalace } from './palace-names.ts';

const LEVELS = 10;
const LAST_STAR = 5;
const SURE_LEVELS = 4;
const SKILLS = [2201, 2202, 2203, 2204, 2401] as const;

/** Blessings of the whole account. */
export function demoAngels(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'angel-setting': angels(),
    'angel-level-setting': DEMO_ANGELS.flatMap(levels),
    'angel-star-setting': DEMO_ANGELS.flatMap(stars),
    'angel-skill-setting': skills(),
    'angel-blessing-setting': blessings(),
  };
}

function angels(): readonly RecordData[] {
  return DEMO_ANGELS.map(({ id, grade, property, trait, name }, index) =>
    released(
      {
        angel_id: id,
        name: text(name),
        rank: grade,
        property,
        base_bonus: [{ stat: trait, mode: 'percent', value: 1 + index * 0.5 }],
        fragment_item_id: FIRST_PIECE.angels + index,
        fragment_count: 30 + index * 15,
        obtain_hint: text(['Bells of the palace chapel.', '宮殿禮拜堂的鐘。', '宮殿の礼拝堂の鐘。']),
        ...(index < 2
          ? {}
          : {
              unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 40 + index * 5 }] },
            }),
        portrait: { path: iconPath('companion', `angel-${id}`) },
        spine: { path: 'companion/default.spine.json' },
      },
      index,
    ),
  );
}

function levels({ id, trait }: DemoPalace): readonly RecordData[] {
  return Array.from({ length: LEVELS }, (_, index) => {
    const level = index + 1;
    const isSure = level <= SURE_LEVELS;
    return released({
      angel_id: id,
      level,
      costs: assetsOf(`coin ${level * 8000}, item:1016 ${level}`),
      bonus: [{ stat: trait, mode: 'percent', value: level * 0.5 }],
      success_bp: isSure ? 10_000 : 10_000 - (level - SURE_LEVELS) * 1000,
      ...(isSure ? {} : { bless_value: 20 - level, bless_max: 50 + level * 5 }),
    });
  });
}

function stars({ id }: DemoPalace): readonly RecordData[] {
  return Array.from({ length: LAST_STAR + 1 }, (_, star) =>
    released({
      angel_id: id,
      star,
      fragments: star * 20,
      bonus_rate_bp: 10_000 + star * 2000,
      level_cap: Math.min(LEVELS, 5 + star),
      ...(star === 3 || star === LAST_STAR ? { rewards: assetsOf(`gem ${star === 3 ? 80 : 200}`) } : {}),
    }),
  );
}

const WORDS: Trio = ['Stronger with each verse.', '每一節都更有力。', '一節ごとに強くなる。'];

function skills(): readonly RecordData[] {
  return numbered(
    SKILLS.map((skill_id, index) => ({
      angel_id: index + 1,
      skill_no: 1,
      skill_id,
      unlock_star: index % 3,
      modes: index === 4 ? ['main_chapter', 'guild_boss', 'world_boss'] : ['main_chapter', 'tower'],
      levels: [1, 2, 3].map((level) => ({
        level,
        costs: assetsOf(`coin ${level * (8000 + index * 2000)}`),
        description: text(WORDS),
      })),
    })),
  );
}

const SETS: readonly (readonly [angels: readonly number[], stars: number, name: Trio])[] = [
  [[1, 2], 4, ['Table and Bell', '餐桌與鐘', '食卓と鐘']],
  [[3, 4], 8, ['Departure', '啟程', '旅立ち']],
  [[1, 3, 5], 12, ['Three Lights', '三道光', '三つの光']],
];

function blessings(): readonly RecordData[] {
  return numbered(
    SETS.map(([angel_ids, star_sum, name], index) => ({
      name: text(name),
      angel_ids,
      star_sum,
      timeslot: { type: 'always_open' },
      bonus: [{ stat: 'exp_gain', mode: 'percent', value: 2 + index }],
      rewards: assetsOf(`gem ${50 * (index + 1)}`),
      ...(index === 0
        ? {
            daily_pray: {
              cost: assetsOf('coin 3000'),
              limit: 3,
              drops: [
                { reward: assetsOf('item:1016 1'), amount_max: 2, weight: 60 },
                { reward: assetsOf('item:1181 1'), amount_max: 1, weight: 30 },
                { reward: assetsOf('gem 5'), amount_max: 5, weight: 10 },
              ],
            },
          }
        : {}),
    })),
  );
}
