import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { DEMO_GUARDIANS, FIRST_PIECE, type DemoPalace } from './palace-names.ts';

const LEVELS = 15;
const STARS = 6;
const RARITIES = ['R', 'SR', 'SSR'];

/** Guardians, who join a fight from outside of the lineup. */
export function demoGuardians(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'guardian-setting': guardians(),
    'guardian-level-setting': DEMO_GUARDIANS.flatMap(levels),
    'guardian-star-setting': DEMO_GUARDIANS.flatMap(stars),
    'guardian-skill-setting': skills(),
    'guardian-formation-setting': formations(),
  };
}

function statsOf({ grade }: DemoPalace, level: number): RecordData {
  const rank = 1 + RARITIES.indexOf(grade);
  return {
    hp: 400 * rank + level * 60 * rank,
    atk: 40 * rank + level * 8 * rank,
    def: 36 * rank + level * 7 * rank,
    spd: 80 + level,
  };
}

function guardians(): readonly RecordData[] {
  return DEMO_GUARDIANS.map((guardian, index) => {
    const { id, grade, property, trait, name } = guardian;
    const rank = 1 + RARITIES.indexOf(grade);
    return released(
      {
        guardian_id: id,
        name: text(name),
        rarity: grade,
        property,
        position: trait,
        release_at: `2026-0${5 + index}-01 03:00:00`,
        base_stats: statsOf(guardian, 0),
        growth_stats: { hp: 60 * rank, atk: 8 * rank, def: 7 * rank, spd: 1 },
        fragment_item_id: FIRST_PIECE.guardians + index,
        fragment_count: 30 * rank,
        obtain_hint: text(['The palace gate.', '宮殿大門。', '宮殿の門。']),
        portrait: { path: iconPath('companion', `guardian-${id}`) },
        spine: { path: 'companion/default.spine.json' },
      },
      index,
    );
  });
}

function levels(guardian: DemoPalace): readonly RecordData[] {
  return Array.from({ length: LEVELS }, (_, index) => {
    const level = index + 1;
    return released({
      guardian_id: guardian.id,
      level,
      costs: assetsOf(`coin ${level * 6000}`),
      require_user_level: 30 + index * 2,
      stats: statsOf(guardian, level),
      skill_level: Math.floor(level / 3),
    });
  });
}

function stars({ id }: DemoPalace): readonly RecordData[] {
  return Array.from({ length: STARS }, (_, index) =>
    released({
      guardian_id: id,
      star: index + 1,
      fragments: 20 + index * 20,
      ...(index > 2 ? { costs: assetsOf(`item:1013 ${index}`) } : {}),
      stat_rate_bp: 10_000 + index * 1500,
      level_cap: 5 + index * 2,
      ...(index % 2 === 1 ? { team_bonus: [{ stat: 'dmg_cut', mode: 'percent', value: index }] } : {}),
      image_change: index === STARS - 1,
    }),
  );
}

const STEPS_IN: readonly (readonly [
  skill: number,
  trigger: string,
  value: number | null,
  charges: number,
])[] = [
  [2201, 'battle_start', null, 1],
  [2204, 'turn_n', 3, 2],
  [2104, 'ally_hp_below', 40, 2],
  [2205, 'battle_start', null, 1],
  [2116, 'fatal_blow', null, 1],
];

function skills(): readonly RecordData[] {
  return numbered(
    STEPS_IN.map(([skill_id, trigger, value, charges], index) => ({
      guardian_id: index + 1,
      skill_no: 1,
      skill_id,
      unlock_star: 1 + (index % 3),
      trigger,
      ...(value === null ? {} : { trigger_value: value }),
      charges,
      max_level: 3 + (index % 3),
      level_costs: [2, 3, 4, 5].slice(0, 2 + (index % 3)).map((level) => ({
        level,
        costs: assetsOf(`coin ${level * (12_000 + index * 1500)}, item:1012 ${level}`),
      })),
    })),
  );
}

const FORMATIONS: readonly (readonly [properties: readonly string[], name: Trio])[] = [
  [
    ['none', 'none', 'none'],
    ['Open Gate', '開門陣', '開門の陣'],
  ],
  [
    ['fire', 'none', 'water'],
    ['Steam Wall', '蒸汽之牆', '蒸気の壁'],
  ],
  [
    ['wood', 'thunder', 'none', 'nihil'],
    ['Four Winds', '四風陣', '四つの風'],
  ],
];

function formations(): readonly RecordData[] {
  return numbered(
    FORMATIONS.map(([properties, name], index) => ({
      name: text(name),
      ...(index === 0
        ? {}
        : {
            unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 40 + index * 10 }] },
          }),
      slots: properties.map((property, place) => ({
        slot: place + 1,
        property,
        position: `gate_${place + 1}`,
      })),
      effects: [2, properties.length].map((count, place) => ({
        count,
        bonus: [{ stat: place === 0 ? 'hp' : 'def', mode: 'percent', value: 2 + index + place }],
      })),
      level_costs: [2, 3, 4].map((level) => ({
        level,
        costs: assetsOf(`coin ${level * (20_000 + index * 10_000)}`),
        rate_bp: 10_000 + level * 500,
      })),
    })),
  );
}
