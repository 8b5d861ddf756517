import type { RecordData } from '../core/json.ts';
import { AVATARS, DEMO_HEROES, type DemoAvatar, type DemoHero } from './hero-names.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, type Trio } from './names.ts';
import { jobId } from './words.ts';

const DEFAULT_HERO = 1;
const LAST_LEVEL = 60;
const MILESTONE_EVERY = 10;
const STAR_SAND = 1011;
const FIRST_STONE = 1201;
const FIRST_TRIAL = 133_001;
const EMBER_FOX = 10_021;
const SEASONED_TRAVELLER = 3;

const coins = (amount: number): RecordData => ({ asset_kind: 'coin', amount });
const item = (target_id: number, amount: number): RecordData => ({ asset_kind: 'item', target_id, amount });
const line = (stat: string, mode: string, value: number): RecordData => ({ stat, mode, value });

/** The heroes: one for every new account, one for those who have come some way. */
export function demoHeroes(): readonly RecordData[] {
  return DEMO_HEROES.map((hero) => {
    const isDefault = hero.id === DEFAULT_HERO;
    const clearing = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 10 }] };
    return released({
      role_id: hero.id,
      name: text(hero.name),
      gender: isDefault ? 'a' : 'b',
      job_id: jobId(isDefault ? 'striker' : 'healer'),
      name_max_chars: 12,
      default: isDefault,
      ...(isDefault ? {} : { unlock_conds: clearing }),
      base_stats: { hp: 3400, atk: isDefault ? 420 : 360, def: 320, spd: isDefault ? 104 : 108 },
      growth_stats: { hp: 190, atk: isDefault ? 24 : 20, def: 17, spd: 1 },
      skills: skillsOf(hero)
        .slice(0, 4)
        .map((skill_id, index) => ({
          slot: index + 1,
          skill_id,
          unlock_level: 1 + index * 10,
        })),
      portrait: { path: iconPath('role', String(hero.id)) },
      spine: { path: `role/${hero.id}.spine.json` },
    });
  });
}

/** The levels of the hero: bonuses grow, points come with every level. */
export function demoHeroLevels(): readonly RecordData[] {
  return Array.from({ length: LAST_LEVEL }, (_, index) => {
    const level = index + 1;
    const isMilestone = level % MILESTONE_EVERY === 0;
    return released({
      level,
      exp_to_next: level === LAST_LEVEL ? 0 : Math.round((120 * level ** 1.85) / 10) * 10,
      require_user_level: level,
      skill_point: isMilestone ? 3 : 1,
      stats_bonus: [line('hp', 'flat', 60 * level), line('atk', 'flat', 8 * level)],
      ...(isMilestone ? { rewards: [coins(2000 * level), { asset_kind: 'gem', amount: 5 * level }] } : {}),
    });
  });
}

/** Stages by name, in order. */
const STAGES: readonly Trio[] = [
  ['Kindled', '初燃', '火種'],
  ['Wayfarer', '行路人', '旅人'],
  ['Lamplighter', '點燈者', '灯をともす者'],
  ['Emberguard', '守燼者', '残り火の守り'],
  ['Hearthbearer', '持爐者', '炉を継ぐ者'],
  ['Dawnherald', '曙光使者', '暁の使者'],
];

/** The stages of both heroes. Every second one has a trial. */
export function demoHeroStages(): readonly RecordData[] {
  return DEMO_HEROES.flatMap((hero, place) =>
    STAGES.map((name, index) => {
      const stage = index + 1;
      return released({
        id: place * STAGES.length + stage,
        role_id: hero.id,
        stage,
        name: text(name),
        require_level: stage * 10,
        costs: [coins(10_000 * stage ** 2), item(STAR_SAND, 5 * stage)],
        ...(stage % 2 === 0 ? { trial_battle_id: FIRST_TRIAL + stage / 2 - 1 } : {}),
        bonus: [line('hp', 'percent', 2 * stage), line(place === 0 ? 'atk' : 'heal_rate', 'percent', stage)],
        ...(stage === 3 ? { title_id: SEASONED_TRAVELLER } : {}),
        image_change: stage === STAGES.length,
      });
    }),
  );
}

const BRANCHES = [
  'attack',
  'attack',
  'attack',
  'defence',
  'defence',
  'support',
  'support',
  'support',
] as const;
const TREES: Readonly<Record<number, readonly number[]>> = {
  1: [2102, 2111, 2302, 2201, 2101, 2105, 2203, 2412],
  2: [2112, 2106, 2303, 2205, 2116, 2104, 2204, 2313],
};
const MAX_LEVEL = 5;

const skillsOf = ({ id }: DemoHero): readonly number[] => TREES[id] ?? [];

/** The skill trees: in each branch one skill after the other. */
export function demoHeroSkills(): readonly RecordData[] {
  return DEMO_HEROES.flatMap((hero, tree) =>
    skillsOf(hero).map((skill_id, place) => {
      const id = tree * BRANCHES.length + place + 1;
      const isFirst = BRANCHES[place] !== BRANCHES[place - 1];
      return released({
        id,
        role_id: hero.id,
        skill_id,
        branch: BRANCHES[place] ?? 'attack',
        ...(isFirst ? {} : { pre_skill_id: id - 1 }),
        max_level: MAX_LEVEL,
        level_costs: Array.from({ length: MAX_LEVEL }, (_, index) => ({
          level: index + 1,
          skill_point: index + 1,
          ...(index < 2 ? {} : { costs: [coins(3000 * index), item(FIRST_STONE + tree, 2 * index)] }),
        })),
        reset_cost: [{ asset_kind: 'gem', amount: 50 }],
      });
    }),
  );
}

export function demoAvatars(): readonly RecordData[] {
  return AVATARS.map((avatar) =>
    released({
      avatar_id: avatar.id,
      name: text(avatar.name),
      image: { path: pictureOf(avatar) },
      source: avatar.source,
      ...(avatar.sourceId === 0 ? {} : { source_id: avatar.sourceId }),
      ...(avatar.sourceId === EMBER_FOX ? { unlock_conds: starsOf(EMBER_FOX) } : {}),
      ...(avatar.source === 'title' ? { expire_days: 7 } : {}),
      hidden_until_owned: avatar.source === 'event' || avatar.source === 'skin',
    }),
  );
}

const starsOf = (pet: number): RecordData => ({
  match: 'all',
  rows: [{ kind: 'pet_star', target_id: pet, op: 'ge', value: 5 }],
});

function pictureOf({ id, source, sourceId, sign }: DemoAvatar): string {
  if (sign !== '') return iconPath('avatar', String(id));
  return source === 'default' ? iconPath('avatar', `hero-${id}`) : iconPath(source, String(sourceId));
}

/** Avatars for players and bots that are none of the heroes, one after the other. */
export const avatarAt = (index: number): number => AVATARS[index % AVATARS.length]?.id ?? 1;
