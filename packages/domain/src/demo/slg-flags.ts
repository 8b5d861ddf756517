import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text } from './names.ts';
import { FIRST_PIECE } from './palace-names.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { DEMO_FLAGS } from './slg-names.ts';

const RANKS = ['R', 'SR', 'SSR'] as const;
const MAX_LEVELS = [8, 10, 12] as const;
const WAR_COIN = 1054;

/** Flags, their rarities and levels, and the pools that their lines are drawn from. */
export function demoSlgFlags(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'slg-rarity-setting': rarities(),
    'slg-flag-wash-setting': washPools(),
    'slg-flag-setting': flags(),
    'slg-flag-level-setting': levels(),
  };
}

function rarities(): readonly RecordData[] {
  return RANKS.map((rarity, index) =>
    released(
      {
        rarity,
        name: text(RARITIES[rarity].name),
        order: index + 1,
        frame: { path: iconPath('ui', `frame-${rarity}`) },
        max_level: MAX_LEVELS[index] ?? 8,
        bonus_rate_bp: 10_000 + index * 2500,
        wash_lines: 2 + index,
      },
      index,
    ),
  );
}

type Line = readonly [stat: string, min: number, max: number, weight: number, grade: string];

const LINES: readonly Line[] = [
  ['hp', 1, 4, 120, 'R'],
  ['atk', 1, 4, 120, 'R'],
  ['def', 1, 4, 120, 'R'],
  ['spd', 1, 3, 60, 'SR'],
  ['crit_rate', 1, 3, 60, 'SR'],
  ['dmg_cut', 1, 3, 15, 'SSR'],
  ['dmg_up', 1, 3, 15, 'SSR'],
];

function washPools(): readonly RecordData[] {
  return ['Plain thread', 'Silver thread'].map((name, index) =>
    released(
      {
        pool_id: index + 1,
        name,
        entries: LINES.map(([stat, min, max, weight, grade]) => ({
          stat,
          min: min * (index + 1),
          max: max * (index + 1),
          weight,
          grade,
        })),
        cost: assetsOf(`game_currency:${WAR_COIN} ${50 * (index + 1)}`),
        lock_limit: index + 1,
        lock_cost: assetsOf(`gem ${20 * (index + 1)}`),
        pity_after: 40,
        pity_grade: 'SSR',
        keep_choice: true,
      },
      index,
    ),
  );
}

function flags(): readonly RecordData[] {
  return DEMO_FLAGS.map(({ rarity, stat, name, description }, index) =>
    released(
      {
        flag_id: index + 1,
        name: text(name),
        description: text(description),
        icon: { path: iconPath('slg', `flag-${index + 1}`) },
        rarity,
        ...(index < 2 ? {} : index < 4 ? { country_id: index } : {}),
        base_bonus: [{ stat, mode: 'percent', value: 2 + RANKS.indexOf(rarity as 'R') * 2 }],
        wash_pool_id: rarity === 'R' ? 1 : 2,
        fragment_item_id: FIRST_PIECE.flags + index,
        fragment_count: 20 + RANKS.indexOf(rarity as 'R') * 20,
        obtain_hint: text(
          rarity === 'R'
            ? ['First captures of the war game.', '戰爭首次佔領獎勵。', '戦争の初回占領の報酬。']
            : ['The store of the season.', '賽季商店。', 'シーズンショップ。'],
        ),
      },
      index,
    ),
  );
}

function levels(): readonly RecordData[] {
  const steps = RANKS.flatMap((rarity, rank) =>
    Array.from({ length: MAX_LEVELS[rank] ?? 0 }, (_, index) => ({ rarity, rank, level: index + 1 })),
  );
  return steps.map(({ rarity, rank, level }, index) =>
    released({
      id: index + 1,
      rarity,
      level,
      costs: assetsOf(`game_currency:${WAR_COIN} ${level * 40 * (rank + 1)}, coin ${level * 2000}`),
      success_bp: Math.max(5000, 10_000 - Math.max(0, level - 5) * 700),
      bonus_rate_bp: 10_000 + (level - 1) * 1500,
      ...(level % 3 === 0 && level / 3 <= 2 + rank ? { unlock_wash_line: level / 3 } : {}),
    }),
  );
}
