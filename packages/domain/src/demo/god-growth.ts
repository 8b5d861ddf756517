import type { RecordData } from '../core/json.ts';
import { DEMO_GODS, type DemoGod } from './god-names.ts';
import { GOD_RARITIES, godBaseStats, godGrowth, type GodStats } from './gods.ts';
import { offeringTo } from './more-items.ts';
import { released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { PROPERTY_ORDER } from './words.ts';

const INCENSE = 1016;
const FIRST_HEART = 1211;
const GATE_EVERY = 10;
const COINS_PER_GATE_LEVEL = 800;
const USER_LEVEL_SHARE = 0.9;

/** What players are told at the levels where a god opens up. */
const OPENINGS: Readonly<Record<number, Trio>> = {
  11: ['Greets you in the lobby', '會在大廳向你問好', 'ロビーであいさつしてくれる'],
  21: ['Tells its first story', '願意訴說第一段故事', 'はじめの物語を語ってくれる'],
  31: ['Lends its aid twice in a battle', '每場戰鬥可援助兩次', 'バトルで二度まで援護してくれる'],
  41: ['Shows its true form', '展現真正的樣貌', '真の姿を見せてくれる'],
};

/** Every level of every god, up to the last one of its rarity. */
export function demoGodLevels(): readonly RecordData[] {
  return DEMO_GODS.flatMap((god) => {
    const { maxLevel } = GOD_RARITIES[god.rarity];
    return Array.from({ length: maxLevel }, (_, index) => levelOf(god, index + 1, maxLevel));
  });
}

function levelOf(god: DemoGod, level: number, maxLevel: number): RecordData {
  const isGate = level > 1 && level % GATE_EVERY === 1;
  const opening = OPENINGS[level];
  const gate: RecordData = {
    costs: [
      { asset_kind: 'coin', amount: level * COINS_PER_GATE_LEVEL },
      { asset_kind: 'item', target_id: INCENSE, amount: level - 1 },
    ],
    require_user_level: Math.round(level * USER_LEVEL_SHARE),
  };
  return released({
    god_id: god.id,
    level,
    exp_to_next: level === maxLevel ? 0 : Math.round(9 * level ** 1.6) * 10,
    stats: statsAt(god, level),
    ...(isGate ? gate : {}),
    ...(opening === undefined ? {} : { unlock_text: text(opening) }),
  });
}

function statsAt(god: DemoGod, level: number): GodStats {
  const [base, growth] = [godBaseStats(god), godGrowth(god)];
  const at = (key: keyof GodStats) => base[key] + growth[key] * (level - 1);
  return { hp: at('hp'), atk: at('atk'), def: at('def'), spd: at('spd') };
}

const SPIRITS_PER_STAR = { R: 10, SR: 15, SSR: 25, SSR_PLUS: 40 } as const;
const COINS_PER_STAR = 5000;
const HEARTS_FROM_STAR = 3;
const BONUS_FROM_STAR = 2;
const STAT_RATE_STEP_BP = 800;
const FULL_RATE_BP = 10_000;
const SKILL_LEVELS = 5;
const AID_SLOTS: Readonly<Record<number, number>> = { 1: 1, 3: 2, 5: 3, 6: 4 };
/** What gods of a property raise. */
export const PROPERTY_STATS: Readonly<Record<DemoProperty, string>> = {
  none: 'dmg_cut',
  fire: 'fire_dmg',
  water: 'water_dmg',
  wood: 'wood_dmg',
  thunder: 'thunder_dmg',
  nihil: 'nihil_dmg',
};

/** Every star of every god, from none to the last one of its rarity. */
export function demoGodStars(): readonly RecordData[] {
  return DEMO_GODS.flatMap((god) => {
    const { maxStar } = GOD_RARITIES[god.rarity];
    return Array.from({ length: maxStar + 1 }, (_, star) => starOf(god, star, maxStar));
  });
}

function starOf({ id, rarity, property, faction }: DemoGod, star: number, maxStar: number): RecordData {
  const heart = FIRST_HEART + PROPERTY_ORDER.indexOf(property);
  const aidSlot = AID_SLOTS[star];
  const costs: readonly RecordData[] = [
    { asset_kind: 'coin', amount: COINS_PER_STAR * star ** 2 },
    ...(star < HEARTS_FROM_STAR ? [] : [{ asset_kind: 'item', target_id: heart, amount: 2 * (star - 2) }]),
    { asset_kind: 'item', target_id: offeringTo(faction, star >= HEARTS_FROM_STAR), amount: star },
  ];
  const bonus = [{ stat: PROPERTY_STATS[property], mode: 'percent', value: 2 * star }];
  return released({
    god_id: id,
    star,
    spirit_cost: SPIRITS_PER_STAR[rarity] * star,
    ...(star === 0 ? {} : { costs }),
    stat_rate_bp: FULL_RATE_BP + STAT_RATE_STEP_BP * star,
    skill_level_cap: Math.min(SKILL_LEVELS, 1 + star),
    ...(aidSlot === undefined ? {} : { unlock_aid_slot: aidSlot }),
    image_change: star === maxStar,
    ...(star < BONUS_FROM_STAR ? {} : { bonus }),
  });
}
