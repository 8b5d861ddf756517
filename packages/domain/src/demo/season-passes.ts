import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { released, text } from './names.ts';

const LANTERN_CLUB = 4102;
const HEARTH_PASS = 4101;
const EMBER_FOX = 10_021;
const FROST_IBEX = 10_054;

const LEVELS = 30;
const EXP_PER_LEVEL = 400;
const OLD_LEVELS = 10;
const OLD_EXP_PER_LEVEL = 300;
const PRICE = assetsOf('gem 60');

const period = (start_date: string, end_date: string): RecordData => ({
  type: 'limited_period',
  periods: [{ start_date, end_date }],
});

/** Every fifth level gives more. */
const BIG_EVERY = 5;

const freeOf = (level: number) => assetsOf(level % BIG_EVERY === 0 ? 'gem 30' : `coin ${2000 + level * 500}`);
const paidOf = (level: number) =>
  assetsOf(level % BIG_EVERY === 0 ? 'gem 100, item:1021 1' : `item:1011 ${2 + Math.floor(level / 3)}`);

/** The pass of the spring, of the older kind: over, and kept. */
export function demoOldPasses(): readonly RecordData[] {
  return Array.from({ length: OLD_LEVELS }, (_, index) => {
    const level = index + 1;
    return released(
      {
        id: level,
        season_no: 1,
        level,
        exp_to_next: level === OLD_LEVELS ? 0 : OLD_EXP_PER_LEVEL,
        title: text([`Spring Errand ${level}`, `春日差事 ${level}`, `春のおつかい ${level}`]),
        level_cost: PRICE,
        mall_id: HEARTH_PASS,
        timeslot: period('2026-03-01 03:00:00', '2026-04-12 03:00:00'),
        ...(level % 2 === 0 || level % BIG_EVERY === 0 ? { free_rewards: freeOf(level) } : {}),
        paid_rewards: paidOf(level),
        status: 'inactive',
      },
      index,
    );
  });
}

type Mission = readonly [action: string, count: number, exp: number, reset: 'none' | 'daily' | 'weekly'];

const MISSIONS: readonly Mission[] = [
  ['login', 1, 60, 'daily'],
  ['clear_any', 5, 80, 'daily'],
  ['explore_done', 2, 60, 'daily'],
  ['pvp_win', 10, 400, 'weekly'],
  ['gacha_draw', 10, 400, 'weekly'],
  ['guild_oblation', 5, 400, 'weekly'],
  ['collect_stars', 60, 800, 'none'],
  ['get_pet', 5, 800, 'none'],
];

/** The running season, and the one after it. */
export function demoPasses(): readonly RecordData[] {
  return [
    passOf(1, {
      name: text(['Autumn Orders', '秋日密令', '秋の指令']),
      banner: { path: 'banner/leaf-fire.svg' },
      timeslot: period('2026-10-26 03:00:00', '2026-12-07 03:00:00'),
      featured_pet_id: EMBER_FOX,
    }),
    {
      ...passOf(2, {
        name: text(['Winter Orders', '冬日密令', '冬の指令']),
        banner: { path: 'banner/leaf-water.svg' },
        timeslot: period('2026-12-07 03:00:00', '2027-01-18 03:00:00'),
        featured_pet_id: FROST_IBEX,
      }),
      status: 'not_open',
    },
  ];
}

function passOf(id: number, own: RecordData): RecordData {
  return released(
    {
      season_id: id,
      ...own,
      paid_mall_id: HEARTH_PASS,
      premium_mall_id: LANTERN_CLUB,
      level_cost: PRICE,
      missions: MISSIONS.map(([action, count, exp, reset]) => ({
        goal: { action, count, count_from: 'accept' },
        exp,
        reset,
      })),
      weekly_exp_cap: 4000,
      catch_up_bp: 2000,
      levels: Array.from({ length: LEVELS }, (_, index) => levelOf(index + 1)),
      after_last: { exp: EXP_PER_LEVEL, rewards: assetsOf('coin 10000') },
    },
    id,
  );
}

function levelOf(level: number): RecordData {
  return {
    level,
    exp: level * EXP_PER_LEVEL,
    free_rewards: freeOf(level),
    paid_rewards: paidOf(level),
    ...(level % BIG_EVERY === 0 ? { premium_rewards: assetsOf('gem 80, item:1110 3') } : {}),
  };
}
