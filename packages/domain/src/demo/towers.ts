import type { RecordData } from '../core/json.ts';
import { battleRecord, powerAt } from './battles.ts';
import { EFFECT_IDS } from './effects.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { jobId, PROPERTY_NAMES } from './words.ts';

type DemoTower = {
  readonly id: number;
  readonly name: Trio;
  readonly property: DemoProperty;
  readonly floors: number;
  /** How far a player should be at the first floor. */
  readonly strength: number;
  readonly hasRests?: boolean;
  readonly more: RecordData;
};

const FIRST_TOWER_BATTLE = 200_000;
const BATTLES_PER_TOWER = 1000;
const ELITE_EVERY = 10;
const REST_EVERY = 10;
const REST_AT = 5;
const MILESTONE_EVERY = 5;
const TOWER_SEAL = 1053;
const TURNS = 20;
const FIRST_PROPERTY_TOWER = 2;

/** Property towers open on different days, so that each has its day in a week. */
const PROPERTY_DAYS: readonly (readonly [property: DemoProperty, weekdays: readonly number[]])[] = [
  ['fire', [1, 6]],
  ['water', [2, 6]],
  ['wood', [3, 6]],
  ['thunder', [4, 7]],
  ['nihil', [5, 7]],
];

const TOWERS: readonly DemoTower[] = [
  {
    id: 1,
    name: ['Tower of Embers', '餘燼之塔', '残り火の塔'],
    property: 'fire',
    floors: 50,
    strength: 4,
    hasRests: true,
    more: {
      tower_type: 'permanent',
      timeslot: { type: 'always_open' },
      reset: 'none',
      sweep: 'below_best_minus',
      sweep_param: 5,
      open_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 8 }] },
    },
  },
  ...PROPERTY_DAYS.map(([property, weekdays], index): DemoTower => ({
    id: FIRST_PROPERTY_TOWER + index,
    name: propertyTowerName(property),
    property,
    floors: 10,
    strength: 10,
    more: {
      tower_type: 'property',
      limit_property: property,
      timeslot: { type: 'specific_weekdays', weekdays },
      reset: 'weekly',
      sweep: 'cleared_floors',
      daily_attempts: 3,
    },
  })),
  {
    id: 7,
    name: ['Star Spire', '星之尖塔', '星の尖塔'],
    property: 'nihil',
    floors: 20,
    strength: 30,
    more: {
      tower_type: 'season',
      timeslot: {
        type: 'limited_period',
        periods: [{ start_date: '2026-11-02 03:00:00', end_date: '2026-11-30 03:00:00' }],
      },
      reset: 'season',
      sweep: 'none',
      daily_attempts: 5,
      bp_cost: 1,
      god_allowed: false,
    },
  },
  {
    id: 8,
    name: ['Guardians’ Keep', '護衛要塞', '守護者の砦'],
    property: 'none',
    floors: 10,
    strength: 15,
    more: {
      tower_type: 'job',
      limit_job_id: jobId('guardian'),
      timeslot: { type: 'always_open' },
      reset: 'monthly',
      sweep: 'cleared_floors',
    },
  },
];

function propertyTowerName(property: DemoProperty): Trio {
  const [en, zh, jp] = PROPERTY_NAMES[property];
  return [`${en} Tower`, `${zh}之塔`, `${jp}の塔`];
}

export function demoTowers(): readonly RecordData[] {
  return TOWERS.map(({ id, name, property, floors, more }, index) =>
    released(
      {
        tower_id: id,
        name: text(name),
        floor_count: floors,
        daily_attempts: 0,
        bp_cost: 0,
        god_allowed: true,
        cover: { path: iconPath('tower', property) },
        ...more,
      },
      index,
    ),
  );
}

/** Which floors of a tower are for catching one's breath. */
function isRest({ hasRests = false }: DemoTower, floor: number): boolean {
  return hasRests && floor % REST_EVERY === REST_AT;
}

function floorsOf(tower: DemoTower): readonly number[] {
  return Array.from({ length: tower.floors }, (_, index) => index + 1);
}

function floorBattleId(tower: DemoTower, floor: number): number {
  return FIRST_TOWER_BATTLE + tower.id * BATTLES_PER_TOWER + floor;
}

/** The battles on the floors of all towers. */
export function towerBattles(): readonly RecordData[] {
  return TOWERS.flatMap((tower) =>
    floorsOf(tower)
      .filter((floor) => !isRest(tower, floor))
      .map((floor) => {
        const [en, zh, jp] = tower.name;
        return battleRecord({
          id: floorBattleId(tower, floor),
          name: [`${en}, floor ${floor}`, `${zh} 第 ${floor} 層`, `${jp}${floor}階`],
          type: 'tower',
          property: tower.property,
          strength: tower.strength + floor,
          background: 'hall',
          isBossFight: floor % ELITE_EVERY === 0,
          waves: 1,
          isBare: true,
        });
      }),
  );
}

export function demoFloors(): readonly RecordData[] {
  return TOWERS.flatMap((tower) => floorsOf(tower).map((floor) => floorRecord(tower, floor)));
}

function floorRecord(tower: DemoTower, floor: number): RecordData {
  const isBoss = floor % (ELITE_EVERY * 2) === 0 || floor === tower.floors;
  const isElite = !isBoss && floor % ELITE_EVERY === 0;
  const isPause = isRest(tower, floor);
  const type = isPause ? 'rest' : isBoss ? 'boss' : isElite ? 'elite' : 'normal';
  return released({
    tower_id: tower.id,
    floor,
    floor_type: type,
    ...(isPause ? {} : { battle_id: floorBattleId(tower, floor) }),
    recommended_power: powerAt(tower.strength + floor),
    ...(isPause ? {} : winning(floor)),
    ...effectOf(floor),
    milestone: floor % MILESTONE_EVERY === 0,
    first_rewards: firstRewards(floor, isBoss || isElite),
    ...(isPause ? {} : { sweep_rewards: [{ asset_kind: 'coin', amount: 200 + floor * 20 }] }),
  });
}

function winning(floor: number): RecordData {
  if (floor % 8 === 0) return { win_condition: 'within_turns', win_value: TURNS };
  if (floor % 13 === 0) return { win_condition: 'survive', win_value: TURNS / 2 };
  return { win_condition: floor % 9 === 0 ? 'no_down' : 'kill_all' };
}

/** Every seventh floor makes its enemies faster, every eleventh makes everyone hit harder. */
function effectOf(floor: number): RecordData {
  const code = floor % 7 === 0 ? 'buff_speed' : floor % 11 === 0 ? 'buff_attack' : null;
  return code === null ? {} : { buff_effect_id: EFFECT_IDS.get(code) ?? 1 };
}

function firstRewards(floor: number, isHigh: boolean): readonly RecordData[] {
  return [
    { asset_kind: 'game_currency', target_id: TOWER_SEAL, amount: isHigh ? 20 : 5 },
    { asset_kind: 'coin', amount: 1000 + floor * 150 },
    ...(isHigh ? [{ asset_kind: 'gem', amount: 100 }] : []),
  ];
}
