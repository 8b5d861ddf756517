import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { keepsakeOf } from './more-items.ts';
import { released, text, type Trio } from './names.ts';
import { DEMO_PETS, type DemoPet } from './pet-names.ts';
import { petSkills } from './pets.ts';
import { RARITIES } from './rarities-and-jobs.ts';
import { JOB_ORDER, PROPERTY_ORDER } from './words.ts';

const STAR_SAND = 1011;
const MOON_DEW = 1012;
const EMBERGLASS = 1013;
const WHETSTONE = 1014;
const FIRST_STONE = 1201;
const FIRST_HEART = 1211;
const FIRST_EMBLEM = 1221;
const FIRST_OWN_ADVANCE = 1001;
const FIRST_STORY = 9001;
const EMBER_FOX = 10_021;
const FULL_RATE_BP = 10_000;
const SKILL_LEVELS = 5;

const coins = (amount: number): RecordData => ({ asset_kind: 'coin', amount });
const item = (target_id: number, amount: number): RecordData => ({ asset_kind: 'item', target_id, amount });
const line = (stat: string, mode: string, value: number): RecordData => ({ stat, mode, value });

type Quality = {
  readonly name: Trio;
  readonly color: string;
  readonly frame: string;
  readonly slot?: string;
};

const QUALITIES: readonly Quality[] = [
  { name: ['Plain', '素樸', '素朴'], color: '#7a869a', frame: 'N' },
  { name: ['Leaf', '青葉', '若葉'], color: '#2f8f4e', frame: 'R', slot: 'active_1' },
  { name: ['Leaf +1', '青葉＋1', '若葉＋1'], color: '#2f8f4e', frame: 'R' },
  { name: ['Tide', '潮藍', '潮'], color: '#2563c9', frame: 'SR', slot: 'active_2' },
  { name: ['Tide +1', '潮藍＋1', '潮＋1'], color: '#2563c9', frame: 'SR' },
  { name: ['Dusk', '暮紫', '夕闇'], color: '#7048c6', frame: 'E', slot: 'passive' },
  { name: ['Dusk +1', '暮紫＋1', '夕闇＋1'], color: '#7048c6', frame: 'E' },
  { name: ['Ember', '燼橙', '残り火'], color: '#d9730d', frame: 'SSR' },
  { name: ['Ember +1', '燼橙＋1', '残り火＋1'], color: '#d9730d', frame: 'SSR' },
  { name: ['Dawn', '曙紅', '暁'], color: '#c2255c', frame: 'SSR_PLUS' },
];

export function demoQualities(): readonly RecordData[] {
  return QUALITIES.map(({ name, color, frame, slot }, index) =>
    released(
      {
        quality: index + 1,
        name: text(name),
        color,
        frame: { path: iconPath('ui', `frame-${frame}`) },
        level_cap: 10 * (index + 1),
        require_user_level: index === 0 ? 1 : 6 * index,
        stat_bonus: [line('hp', 'percent', 3 * (index + 1)), line('atk', 'percent', 2 * (index + 1))],
        ...(slot === undefined ? {} : { unlock_skill_slot: slot }),
      },
      index,
    ),
  );
}

/** Every stage of every job; the Ember Fox has the last one to itself. */
export function demoQualityAdvances(): readonly RecordData[] {
  const stages = Array.from({ length: QUALITIES.length - 1 }, (_, index) => index + 1);
  const ofJobs = JOB_ORDER.flatMap((_, job) =>
    stages.map((quality) =>
      advance(job * stages.length + quality, { job_id: job + 1 }, FIRST_EMBLEM + job, quality),
    ),
  );
  const ofFox = advance(FIRST_OWN_ADVANCE, { pet_id: EMBER_FOX }, EMBERGLASS, stages.length);
  return [...ofJobs, ofFox];
}

function advance(id: number, owner: RecordData, own: number, quality: number): RecordData {
  const stone = FIRST_STONE + (quality % PROPERTY_ORDER.length);
  const heart = FIRST_HEART + (quality % PROPERTY_ORDER.length);
  const later = quality <= 5 ? stone : heart;
  const materials: readonly (readonly [item: number, amount: number, stat: string, value: number])[] = [
    [own, 2 * quality, 'atk', 12 * quality],
    [own, quality, 'def', 8 * quality],
    [STAR_SAND, 5 * quality, 'hp', 90 * quality],
    [MOON_DEW, quality, 'hp', 60 * quality],
    [WHETSTONE, 3 * quality, 'atk', 6 * quality],
    [later, quality, 'spd', quality],
  ];
  return released({
    id,
    ...owner,
    quality,
    require_level: 10 * quality,
    materials: materials.map(([item_id, amount, stat, value], index) => ({
      slot: index + 1,
      item_id,
      amount,
      stats: [line(stat, 'flat', value)],
    })),
    coin_cost: [coins(2500 * quality ** 2)],
    preview_next: true,
  });
}

const STAR_RATE_STEP_BP = 1200;
const LEVELS_PER_STAR = 10;
const OTHER_LOOK_FROM = 6;

/** What each number of stars means, from the initial stars of a rarity to its last. */
export function demoPetStars(): readonly RecordData[] {
  const rows = Object.entries(RARITIES).flatMap(
    ([
      rarity,
      {
        stars: [initial, max],
        maxLevel,
      },
    ]) =>
      Array.from({ length: max - initial + 1 }, (_, index) => ({
        rarity,
        star: initial + index,
        gained: index,
        isLast: initial + index === max,
        cap: maxLevel - LEVELS_PER_STAR * (max - initial - index),
      })),
  );
  return rows.map(({ rarity, star, gained, isLast, cap }, index) =>
    released({
      id: index + 1,
      rarity,
      star,
      stat_rate_bp: FULL_RATE_BP + STAR_RATE_STEP_BP * gained,
      level_cap: cap,
      skill_level_cap: Math.min(SKILL_LEVELS, 1 + gained),
      ...(gained < 2 ? {} : { extra_bonus: [line('crit_rate', 'flat', gained)] }),
      image_change: star === OTHER_LOOK_FROM,
      ...(gained === 2 ? { unlock_cg_no: 2 } : {}),
      broadcast: isLast && rarity.startsWith('SSR'),
    }),
  );
}

const AWAKENINGS: readonly (readonly [star: number, level: number, suffix: Trio | null])[] = [
  [4, 50, null],
  [5, 70, ['· Awake', '・覺醒', '・覚醒']],
  [7, 90, ['· Radiant', '・燦輝', '・燦然']],
];

const awakeners = (): readonly DemoPet[] => DEMO_PETS.filter(({ rarity }) => rarity === 'SSR_PLUS');

function keepsakes(pet: DemoPet, amount: number): readonly RecordData[] {
  const keepsake = keepsakeOf(pet.id);
  return keepsake === undefined ? [] : [item(keepsake, amount)];
}

/** The pets that are myths awaken three times. */
export function demoAwakenings(): readonly RecordData[] {
  return awakeners().flatMap((pet, place) =>
    AWAKENINGS.map(([star, level, suffix], index) =>
      released({
        id: place * AWAKENINGS.length + index + 1,
        pet_id: pet.id,
        awaken_level: index + 1,
        require_star: star,
        require_level: level,
        costs: [
          coins(50_000 * (index + 1)),
          item(EMBERGLASS, 5 * (index + 1)),
          item(FIRST_HEART + PROPERTY_ORDER.indexOf(pet.property), 4 * (index + 1)),
          ...keepsakes(pet, index + 1),
        ],
        stat_bonus: [line('hp', 'percent', 6 * (index + 1)), line('atk', 'percent', 5 * (index + 1))],
        ...(suffix === null ? {} : { name_suffix: text(suffix) }),
        ...(pet.id === EMBER_FOX && index === 0 ? { story_avg_id: FIRST_STORY } : {}),
        image_change: index === AWAKENINGS.length - 1,
      }),
    ),
  );
}

/** Skills by property, in the order of properties. */
const PROPERTY_ACTIVES = [2116, 2111, 2112, 2113, 2114, 2115];
const FIRST_ULTIMATE = 2301;
const FIRST_GRAND_ULTIMATE = 2311;
const FIRST_PASSIVE = 2201;
const COINS_PER_LEVEL = 8000;

/** One skill with each awakening: one more, a stronger one, another ultimate. */
export function demoAwakenSkills(): readonly RecordData[] {
  return awakeners().flatMap((pet, place) => {
    const property = PROPERTY_ORDER.indexOf(pet.property);
    const before = (slot: string) =>
      petSkills(pet).find((skill) => skill['slot'] === slot)?.['skill_id'] ?? 0;
    const grand = FIRST_GRAND_ULTIMATE + property;
    const ultimate = before('ultimate');
    const skills: readonly RecordData[] = [
      { mode: 'add', skill_id: FIRST_PASSIVE + ((property + 1) % PROPERTY_ORDER.length) },
      { mode: 'enhance', base_skill_id: before('active_2'), skill_id: PROPERTY_ACTIVES[property] ?? 0 },
      {
        mode: 'replace',
        base_skill_id: ultimate,
        skill_id: ultimate === grand ? FIRST_ULTIMATE + property : grand,
      },
    ];
    return skills.map((skill, index) => {
      const id = place * AWAKENINGS.length + index + 1;
      return released({
        id,
        pet_id: pet.id,
        awaken_id: id,
        ...skill,
        max_level: SKILL_LEVELS,
        level_costs: Array.from({ length: SKILL_LEVELS - 1 }, (_, step) => ({
          level: step + 2,
          costs: [coins(COINS_PER_LEVEL * (step + 1)), item(EMBERGLASS, step + 1)],
        })),
      });
    });
  });
}
