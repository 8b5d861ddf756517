import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { powerAt } from './battles.ts';
import { bossesOf, type DemoBoss } from './boss-names.ts';
import { BOSS_LEVELS, bossBattleId, bossPlaces, bossStrength } from './boss-battles.ts';
import { bannerOf } from './gachapons.ts';
import { released, text } from './names.ts';
import { HONOURS } from './ranking-titles.ts';

const MAPLE_TOKEN = 1041;
const HARBOUR_PASS = 1024;
const HARVEST_LIGHTS = 4;
const EMBER_FOX = 10_021;
const CINDER_HARE = 10_036;
const item = (id: number, amount: number) => assetsOf(`item:${id} ${amount}`);

/** The ox that came to the Lantern Harvest without an invitation. */
export function demoEventBosses(): { readonly [moduleKey: string]: readonly RecordData[] } {
  const bosses = bossesOf('event');
  return {
    'event-boss-setting': bosses.map(eventBoss),
    'event-boss-level-setting': bosses.flatMap(levels),
    'event-boss-damage-reward-setting': bosses.flatMap(pointRewards),
    'event-boss-ranking-reward-setting': bosses.flatMap(({ id: event_id }) =>
      bossPlaces(90, ['The ox is full', '公牛吃飽了', '牛は満腹です'], { event_id }, HONOURS.feast).map(
        (data, index) =>
          released({ id: index + 1, ...data, ...(index === 0 ? { border_id: HARVEST_LIGHTS } : {}) }),
      ),
    ),
    'event-boss-treasure-setting': bosses.flatMap(chests),
  };
}

function eventBoss({ id, name }: DemoBoss): RecordData {
  return released({
    event_id: id,
    name: text(name),
    spine: { path: 'boss/default.spine.json' },
    rules: text([
      'It smelled the soup from three hills away. <b>Lead it around the stalls</b> until it is full; every fight earns Maple Tokens.',
      '牠在三座山外就聞到湯香。<b>帶牠繞開攤位</b>直到吃飽，每場戰鬥可獲得楓葉代幣。',
      '丘を三つ越えてスープの香りに誘われてきた牛。満腹になるまで<b>屋台から遠ざけよう</b>。戦うたびにもみじトークンが手に入る。',
    ]),
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-04 03:00:00' }],
    },
    claim_end_at: '2026-12-08 03:00:00',
    ticket_item_id: HARBOUR_PASS,
    free_tickets_per_day: 5,
    multiplier_max: 5,
    point_item_id: MAPLE_TOKEN,
    bonus_pets: [
      { pet_id: EMBER_FOX, rate_bp: 5000 },
      { pet_id: CINDER_HARE, rate_bp: 2500 },
    ],
    ranking: true,
    banner: bannerOf(`event-${id}`),
  });
}

function levels(boss: DemoBoss): readonly RecordData[] {
  return Array.from({ length: BOSS_LEVELS.event }, (_, index) => {
    const level = index + 1;
    return released({
      event_id: boss.id,
      level,
      battle_id: bossBattleId(boss, level),
      hp: 120_000 * level * (1 + level),
      recommended_power: powerAt(bossStrength(boss, level)),
      unlock_prev: level > 1,
      difficulty: level > 8 ? 'extra' : level > 5 ? 'hard' : 'normal',
      ticket_cost: 1 + Math.floor(index / 5),
      point: 100 + index * 40,
      first_rewards: assetsOf(`gem ${20 + index * 5}`),
      drop_mode: 'rate',
      rated_drops: dropsAt(level),
    });
  });
}

/** What an ox drops: more with each level, and from the fifth on sometimes something rare. */
function dropsAt(level: number): readonly RecordData[] {
  const common = {
    reward: item(1001, 1),
    amount_max: 2 + Math.floor(level / 3),
    rate_bp: 5000 + level * 300,
  };
  const rare = { reward: item(1012, 1), amount_max: 1, rate_bp: 400 + level * 60 };
  return (level < 5 ? [common] : [common, rare]).map((row) => ({ ...row, first_only: false }));
}

function pointRewards({ id: event_id }: DemoBoss): readonly RecordData[] {
  const deeds = [
    ['point', 500, 'gem 20', 'manual'],
    ['point', 2000, 'gem 50', 'manual'],
    ['point', 8000, 'gem 120', 'manual'],
    ['damage', 1_000_000, 'coin 20000', 'auto'],
    ['damage', 10_000_000, 'coin 80000', 'auto'],
    ['kill_count', 10, 'item:1035 1', 'manual'],
    ['kill_count', 50, 'item:1035 3', 'manual'],
    ['server_point', 5_000_000, 'gem 100', 'mail'],
  ] as const;
  return deeds.map(([kind, threshold, rewards, claim], index) =>
    released({
      event_id,
      id: index + 1,
      kind,
      threshold,
      rewards: assetsOf(rewards),
      claim,
      display_big: threshold >= 8000,
    }),
  );
}

type Chest = readonly [grade: string, from: number, to: number, rate: number, contents: readonly string[]];

const CHESTS: readonly Chest[] = [
  ['wood', 1, 5, 4000, ['coin 3000', 'item:1001 2']],
  ['silver', 1, 10, 2000, ['coin 8000', 'item:1002 2', 'item:1011 2']],
  ['gold', 4, 10, 800, ['item:1012 2', 'item:1003 1']],
  ['rainbow', 8, 10, 150, ['item:1110 5', 'gem 100']],
];

function chests({ id: event_id }: DemoBoss): readonly RecordData[] {
  return CHESTS.map(([grade, level_from, level_to, rate_bp, contents], index) =>
    released({
      event_id,
      id: index + 1,
      grade,
      level_from,
      level_to,
      rate_bp,
      ...(grade === 'rainbow' ? { pity_kills: 60 } : {}),
      share_to_guild: grade === 'gold',
      drop_mode: 'weight',
      drop_rolls: 1,
      weighted_drops: contents.map((reward, place) => ({
        reward: assetsOf(reward),
        weight: 100 - place * 30,
        first_only: false,
      })),
    }),
  );
}
