import type { RecordData } from '../core/json.ts';
import { battleRecord, powerAt } from './battles.ts';
import { EFFECT_IDS } from './effects.ts';
import { bannerOf } from './gachapons.ts';
import { released, text } from './names.ts';

/** The same event as among the special events, and its banner. */
const FROSTWIND = 502;
const LEVELS = 30;
const LEVELS_PER_DAY = 2;
const POINTS_PER_LEVEL = 10;
const FIRST_BATTLE = 300_001;
const FIRST_STRENGTH = 12;
const ICE_SHARD = 1042;
const LAST_RANK = 999_999;
const FROST_EFFECTS = ['debuff_speed', 'buff_defence'] as const;
const BOSS_EVERY = 10;

export function demoEventTowers(): readonly RecordData[] {
  return [
    released({
      event_id: FROSTWIND,
      name: text(['Frostwind Tower', '霜風之塔', '霜風の塔']),
      rules: text([
        'Two new levels open every day at 11:00 (UTC+8).<br>Every level gives <b>Ice Shards</b>; points count towards the ranking until the tower melts.',
        '每日 11:00（UTC+8）開放兩個新關卡。<br>每關可獲得<b>冰晶碎片</b>，積分計入排行榜直到高塔融化。',
        '毎日11:00（UTC+8）に新しいレベルが2つ開く。<br>各レベルで<b>氷のかけら</b>が手に入り、塔が溶けるまでポイントがランキングに加算される。',
      ]),
      timeslot: {
        type: 'limited_period',
        periods: [{ start_date: '2026-12-01 03:00:00', end_date: '2026-12-16 03:00:00' }],
      },
      claim_end_at: '2026-12-19 03:00:00',
      open_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 15 }] },
      daily_free_attempts: 5,
      point_item_id: ICE_SHARD,
      god_allowed: true,
      ranking: true,
      ranking_rewards: rankRewards(),
      banner: bannerOf(`event-${FROSTWIND}`),
    }),
  ];
}

function rankRewards(): readonly RecordData[] {
  const ranges: readonly (readonly [from: number, to: number, gems: number])[] = [
    [1, 1, 3000],
    [2, 3, 2000],
    [4, 10, 1200],
    [11, 100, 600],
    [101, 1000, 300],
    [1001, LAST_RANK, 100],
  ];
  return ranges.map(([rank_from, rank_to, gems]) => ({
    rank_from,
    rank_to,
    rewards: [
      { asset_kind: 'gem', amount: gems },
      { asset_kind: 'coin', amount: gems * 100 },
    ],
  }));
}

function levels(): readonly number[] {
  return Array.from({ length: LEVELS }, (_, index) => index + 1);
}

/** The battles of the event tower's levels. */
export function eventTowerBattles(): readonly RecordData[] {
  return levels().map((level) =>
    battleRecord({
      id: FIRST_BATTLE + level - 1,
      name: [`Frostwind Tower, level ${level}`, `霜風之塔 第 ${level} 關`, `霜風の塔 レベル${level}`],
      type: 'event',
      property: 'water',
      strength: FIRST_STRENGTH + level,
      background: 'frost',
      isBossFight: level % BOSS_EVERY === 0,
      isBare: true,
    }),
  );
}

export function demoEventTowerLevels(): readonly RecordData[] {
  const difficulties = ['normal', 'hard', 'extra'] as const;
  return levels().map((level) =>
    released({
      event_id: FROSTWIND,
      level,
      battle_id: FIRST_BATTLE + level - 1,
      difficulty: difficulties[Math.floor((level - 1) / BOSS_EVERY)] ?? 'extra',
      recommended_power: powerAt(FIRST_STRENGTH + level),
      open_at_day: Math.ceil(level / LEVELS_PER_DAY),
      retry_limit: 0,
      ...(level > BOSS_EVERY
        ? { buff_effect_ids: FROST_EFFECTS.map((code) => EFFECT_IDS.get(code) ?? 1) }
        : {}),
      point: level * POINTS_PER_LEVEL,
      star_conditions: [
        { star: 1, kind: 'clear' },
        { star: 2, kind: 'no_down', value: 0 },
        { star: 3, kind: 'within_turns', value: 15 },
      ],
    }),
  );
}

/** Id, kind, threshold, gems, ice shards, shown big. */
const REWARDS: readonly (readonly [
  kind: string,
  threshold: number,
  gems: number,
  shards: number,
  isBig?: boolean,
])[] = [
  ['participation', 1, 20, 10],
  ['level_clear', 5, 50, 30],
  ['level_clear', 10, 100, 60],
  ['level_clear', 15, 100, 60],
  ['level_clear', 20, 150, 90],
  ['level_clear', 25, 150, 90],
  ['level_clear', 30, 300, 150, true],
  ['total_point', 500, 50, 30],
  ['total_point', 1500, 80, 50],
  ['total_point', 3000, 120, 80],
  ['total_point', 4650, 200, 120, true],
  ['total_star', 30, 60, 40],
  ['total_star', 60, 120, 80],
  ['total_star', 90, 240, 150, true],
];

export function demoEventTowerRewards(): readonly RecordData[] {
  return REWARDS.map(([kind, threshold, gems, shards, isBig = false], index) =>
    released({
      event_id: FROSTWIND,
      id: index + 1,
      kind,
      threshold,
      rewards: [
        { asset_kind: 'gem', amount: gems },
        { asset_kind: 'event_currency', target_id: ICE_SHARD, amount: shards },
      ],
      claim: kind === 'participation' ? 'mail' : kind === 'total_star' ? 'auto' : 'manual',
      display_big: isBig,
    }),
  );
}
