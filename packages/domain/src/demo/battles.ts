import type { RecordData } from '../core/json.ts';
import { BACKGROUND_IDS } from './backgrounds.ts';
import { DEMO_REGIONS, SIDE_BATTLES } from './battle-names.ts';
import { wavesOf } from './lineups.ts';
import { FINDS_PER_REGION, FIRST_OF } from './more-items.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { PROPERTY_ORDER } from './words.ts';

/** One battle before it is written out. `strength` counts how far a player has come, from 0. */
type DemoBattle = {
  readonly id: number;
  readonly name: Trio;
  readonly type: string;
  readonly property: DemoProperty;
  readonly strength: number;
  readonly background: string;
  readonly isBossFight: boolean;
  readonly waves?: number;
  /** Costs nothing and drops nothing: what it gives is said by the floor or level it stands on. */
  readonly isBare?: boolean;
  readonly drops?: RecordData;
  /** An item that only the first victory gives. */
  readonly gives?: number;
};

const FIRST_POWER = 1200;
const POWER_GROWTH = 1.075;
const FIRST_AP = 6;
const STRENGTH_PER_AP = 10;
const EXP_PER_AP = 10;
const COINS_PER_STRENGTH = 55;
const LEVELS_PER_STRENGTH = 1.2;
const MAX_LEVEL = 120;
const STAR_SAND = 1011;
const FIRST_STONE = 1201;
const POTIONS = [1001, 1002, 1003] as const;
const STRENGTH_PER_POTION = 25;
/** Place of the quarry among the daily battles. */
const QUARRY = 2;
const MAPLE_TOKEN = 1041;
const LANTERN_HARVEST = 501;
const INGREDIENTS = 16;
const SMOOTH_PEBBLE = 1065;
/** What the last battle of a region gives the first time: sail, seed, stone and key of the story. */
const STORY_ITEMS = [1091, 1074, 1093, 1072] as const;

/** Where the ids of each sort of battle begin. */
export const FIRST_BATTLE = {
  normal: 100_101,
  hard: 110_101,
  extra: 120_101,
  side: 130_001,
  daily: 131_001,
  event: 132_001,
  single: 133_001,
} as const;

/** The first words of a harder battle's name. */
const PREFIXES = {
  normal: ['', '', ''],
  hard: ['Hard: ', '困難・', 'ハード：'],
  extra: ['Extra: ', '極限・', 'エクストラ：'],
} as const;

/** How much further a player is who plays the same map again. */
const AHEAD = { normal: 0, hard: 35, extra: 60 } as const;

export type Difficulty = keyof typeof PREFIXES;

/** Which regions may be played at which difficulty: each once, three again, one a third time. */
export const REGIONS_OF: Readonly<Record<Difficulty, number>> = { normal: 6, hard: 3, extra: 1 };

/** Id of a battle on the map of a region, both counted from 0. */
export function mapBattleId(difficulty: Difficulty, region: number, place: number): number {
  return FIRST_BATTLE[difficulty] + region * 100 + place;
}

/** Recommended power of a player who has come so far. */
export function powerAt(strength: number): number {
  return Math.round((FIRST_POWER * POWER_GROWTH ** strength) / 10) * 10;
}

/** The battles of the main story, of the side paths, and one of every other sort. */
export function storyBattles(): readonly RecordData[] {
  const maps = (Object.keys(REGIONS_OF) as Difficulty[]).flatMap((difficulty) =>
    DEMO_REGIONS.slice(0, REGIONS_OF[difficulty]).flatMap((_, region) => mapBattles(difficulty, region)),
  );
  return [...maps, ...sideBattles(), ...singleBattles()].map(battleRecord);
}

function mapBattles(difficulty: Difficulty, region: number): readonly DemoBattle[] {
  const { battles = [], property = 'none' } = DEMO_REGIONS[region] ?? {};
  const [en, zh, jp] = PREFIXES[difficulty];
  return battles.map((name, place) => ({
    id: mapBattleId(difficulty, region, place),
    name: [en + name[0], zh + name[1], jp + name[2]] as const,
    type: 'main',
    property,
    strength: region * battles.length + place + AHEAD[difficulty],
    background: `region-${region}`,
    isBossFight: place === battles.length - 1,
    ...storyItem(difficulty, place === battles.length - 1 ? region : -1),
    drops:
      difficulty === 'normal'
        ? mapleDrops(region * battles.length + place)
        : alsoDropping(
            usually(property, region * battles.length + place + AHEAD[difficulty]),
            ingredientAt(region * battles.length + place),
          ),
  }));
}

function storyItem(difficulty: Difficulty, region: number): Pick<DemoBattle, 'gives'> {
  const gives = difficulty === 'normal' ? STORY_ITEMS[region] : undefined;
  return gives === undefined ? {} : { gives };
}

function sideBattles(): readonly DemoBattle[] {
  const strengths = { side: 12, daily: 5, event: 8 } as const;
  // Daily battles are for players of every level; the others lead from one to the next.
  const steps = { side: 1, daily: 6, event: 1 } as const;
  return (['side', 'daily', 'event'] as const).flatMap((type) =>
    (SIDE_BATTLES[type] ?? []).map((name, place) => ({
      id: FIRST_BATTLE[type] + place,
      name,
      type,
      property: PROPERTY_ORDER[place % PROPERTY_ORDER.length] ?? 'none',
      strength: strengths[type] + place * steps[type],
      background: type === 'event' ? 'harvest' : 'region-0',
      isBossFight: type === 'event' && place === 4,
      drops:
        type === 'daily'
          ? dailyDrops(place)
          : alsoDropping(
              usually(
                PROPERTY_ORDER[place % PROPERTY_ORDER.length] ?? 'none',
                strengths[type] + place * steps[type],
              ),
              ingredientAt(place),
              SMOOTH_PEBBLE,
            ),
    })),
  );
}

function singleBattles(): readonly DemoBattle[] {
  const types = ['maze', 'boss', 'trial', 'explore'] as const;
  return types.map((type, place) => ({
    id: FIRST_BATTLE.single + place,
    name: SIDE_BATTLES['single']?.[place] ?? ['', '', ''],
    type,
    property: PROPERTY_ORDER[place + 1] ?? 'none',
    strength: 20 + place * 8,
    background: 'hall',
    isBossFight: type === 'boss',
  }));
}

/** A battle as a record. */
export function battleRecord(battle: DemoBattle): RecordData {
  const { id, name, type, property, strength, isBossFight, isBare = false } = battle;
  const ap = FIRST_AP + Math.floor(strength / STRENGTH_PER_AP);
  return released({
    battle_id: id,
    name: text(name),
    battle_type: type,
    recommended_power: powerAt(strength),
    waves: wavesOf({
      seed: id,
      property,
      level: levelAt(strength),
      waves: battle.waves ?? (isBossFight ? 3 : 2),
      hasBoss: isBossFight,
    }),
    time_limit_sec: isBossFight ? 300 : 180,
    turn_limit: isBossFight ? 40 : 25,
    star_conditions: starsOf(id),
    ...(isBare ? {} : { entry_costs: [{ asset_kind: 'ap', amount: ap }] }),
    exp: [
      { user_exp: ap * EXP_PER_AP, pet_exp: 40 + strength * 12, coin: 300 + strength * COINS_PER_STRENGTH },
    ],
    first_rewards: [
      { asset_kind: 'gem', amount: isBossFight ? 50 : 10 },
      { asset_kind: 'coin', amount: 1000 + strength * 100 },
      ...(battle.gives === undefined ? [] : item(battle.gives)),
    ],
    ...(isBare ? { drop_mode: 'none' } : (battle.drops ?? usually(property, strength))),
    background_id: BACKGROUND_IDS.get(battle.background) ?? 1,
  });
}

function levelAt(strength: number): number {
  return Math.min(MAX_LEVEL, 1 + Math.round(strength * LEVELS_PER_STRENGTH));
}

/** The first star is for winning; the others change from battle to battle. */
function starsOf(id: number): readonly RecordData[] {
  const others: readonly (readonly RecordData[])[] = [
    [
      { star: 2, kind: 'no_down', value: 0 },
      { star: 3, kind: 'within_turns', value: 12 },
    ],
    [
      { star: 2, kind: 'within_turns', value: 15 },
      { star: 3, kind: 'hp_above', value: 60 },
    ],
    [
      { star: 2, kind: 'no_down', value: 1 },
      { star: 3, kind: 'property_only', value: 3 },
    ],
  ];
  return [{ star: 1, kind: 'clear' }, ...(others[id % others.length] ?? [])];
}

function item(target_id: number, amount = 1): readonly RecordData[] {
  return [{ asset_kind: 'item', target_id, amount }];
}

function usually(property: DemoProperty, strength: number): RecordData {
  return { drop_mode: 'rate', rated_drops: usualDrops(property, strength) };
}

function usualDrops(property: DemoProperty, strength: number): readonly RecordData[] {
  const potion = POTIONS[Math.min(POTIONS.length - 1, Math.floor(strength / STRENGTH_PER_POTION))] ?? 1001;
  return [
    { reward: item(potion), amount_max: 3, rate_bp: 6000, first_only: false },
    { reward: item(FIRST_STONE + PROPERTY_ORDER.indexOf(property)), rate_bp: 2500, first_only: false },
    { reward: item(STAR_SAND), amount_max: 2, rate_bp: 1200, first_only: false },
  ];
}

/** What a battle drops beside the usual: a find of its region, or something for the kitchen. */
function alsoDropping(drops: RecordData, ...items: readonly number[]): RecordData {
  const more = items.map((id) => ({ reward: item(id), amount_max: 2, rate_bp: 3000, first_only: false }));
  return { ...drops, rated_drops: [...(drops['rated_drops'] as readonly RecordData[]), ...more] };
}

function ingredientAt(place: number): number {
  return FIRST_OF.ingredients + (place % INGREDIENTS);
}

/** Two neighbours among the finds of a region, so that none is on one battle alone. */
function findsAt(region: number, place: number): readonly number[] {
  return [place, place + 1].map(
    (one) => FIRST_OF.finds + region * FINDS_PER_REGION + (one % FINDS_PER_REGION),
  );
}

/** While the harvest runs, maple tokens drop in the whole story. */
function mapleDrops(strength: number): RecordData {
  const region = Math.floor(strength / 10);
  const property = DEMO_REGIONS[region]?.property ?? 'none';
  const token = {
    reward: [{ asset_kind: 'event_currency', target_id: MAPLE_TOKEN, amount: 2 + region }],
    amount_max: 6 + region * 2,
    rate_bp: 10_000,
    first_only: false,
    event_id: LANTERN_HARVEST,
  };
  const drops = { drop_mode: 'rate', rated_drops: [...usualDrops(property, strength), token] };
  return alsoDropping(drops, ...findsAt(region, strength % 10));
}

/** Daily battles give two things by weight; the quarry one common and one rare stone. */
function dailyDrops(place: number): RecordData {
  if (place === QUARRY) {
    const stones = PROPERTY_ORDER.map((_, index) => ({
      reward: item(FIRST_STONE + index, 2),
      weight: 100,
      first_only: false,
    }));
    const sand = { reward: item(STAR_SAND), amount_max: 3, weight: 70, first_only: false };
    const potion = { reward: item(POTIONS[2]), weight: 30, first_only: false };
    const groups = [stones, [sand, potion]].map((drops, index) => ({ group_no: index + 1, drops }));
    return { drop_mode: 'group', drop_rolls: 1, grouped_drops: groups };
  }
  const drops = POTIONS.map((id, index) => ({
    reward: item(id),
    amount_max: 5 - index,
    weight: [600, 300, 100][index] ?? 100,
    first_only: false,
  }));
  return { drop_mode: 'weight', drop_rolls: 2, weighted_drops: drops };
}
