import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bossesOf, type DemoBoss } from './boss-names.ts';
import { bossBattleId, bossLook, bossPlaces } from './boss-battles.ts';
import { EFFECT_IDS } from './effects.ts';
import { numbered, released, text, type Trio } from './names.ts';
import { HONOURS } from './ranking-titles.ts';

const LAPS = 6;
/** What the leader gets besides, by range of places. */
const LEADERS_GEMS = [300, 200, 100, 50, 20] as const;
const BOSSES_OF_ROUND = 3;
/** One boss of this season’s round has deeds of its own. */
const SUNKEN_BELL = 2;
const WEAK_AGAINST: Readonly<Record<string, string>> = {
  wood: 'fire',
  fire: 'water',
  water: 'thunder',
  thunder: 'wood',
};

/** Two rounds of three bosses, their laps, this season’s periods and what they give. */
export function demoGuildBosses(): { readonly [moduleKey: string]: readonly RecordData[] } {
  const bosses = bossesOf('guild');
  return {
    'guild-boss-setting': bosses.map(guildBoss),
    'guild-boss-level-setting': bosses.flatMap(laps),
    'guild-boss-period-setting': periods(),
    'guild-boss-damage-reward-setting': damageRewards(),
    'guild-boss-ranking-reward-setting': numbered([
      ...bossPlaces(80, ['Your guild and the beasts', '公會討伐戰結算', 'ギルド討伐の結果'], {
        board: 'guild',
        min_attempts: 1,
      }).map((data, index) => ({ ...data, leader_rewards: assetsOf(`gem ${LEADERS_GEMS[index] ?? 20}`) })),
      ...bossPlaces(30, ['Your place in the hall', '公會內名次', 'ギルド内の順位'], {
        board: 'member_in_guild',
        min_attempts: 3,
      }),
      ...bossPlaces(
        50,
        ['Your place on the server', '全伺服器名次', 'サーバーでの順位'],
        { board: 'personal_server', min_attempts: 5 },
        HONOURS.guild,
      ),
    ]),
  };
}

function guildBoss(boss: DemoBoss, index: number): RecordData {
  const weak = WEAK_AGAINST[boss.property];
  return released(
    {
      boss_id: boss.id,
      ...bossLook(boss),
      property: boss.property,
      ...(weak === undefined ? {} : { weak_property: weak }),
      round: 1 + Math.floor(index / BOSSES_OF_ROUND),
      order: 1 + (index % BOSSES_OF_ROUND),
      unlock_guild_level: 2 + (index % BOSSES_OF_ROUND) * 2,
      battle_id: bossBattleId(boss),
      time_limit_sec: 90,
      god_allowed: true,
      kill_rewards: assetsOf(`game_currency:1052 ${100 + (index % BOSSES_OF_ROUND) * 50}, gem 20`),
      last_hit_rewards: assetsOf('item:1032 1'),
    },
    index,
  );
}

function laps({ id: boss_id }: DemoBoss): readonly RecordData[] {
  const fury = EFFECT_IDS.get('buff_attack');
  return Array.from({ length: LAPS }, (_, index) =>
    released({
      boss_id,
      level: index + 1,
      phase: 1 + Math.floor(index / 2),
      hp: 6_000_000 * (index + 1) ** 2,
      attack_rate_bp: 10_000 + index * 2500,
      score_rate: 1 + index * 0.2,
      ...(index > 3 && fury !== undefined ? { buff_effect_ids: [fury] } : {}),
      lap_rewards: assetsOf(`coin ${(index + 1) * 10_000}`),
    }),
  );
}

type Period = readonly [name: Trio, round: number, start: string, end: string, settle: string, shown: string];

const PERIODS: readonly Period[] = [
  [
    ['Hunt of Falling Leaves', '落葉討伐戰', '落ち葉の討伐戦'],
    1,
    '2026-11-02 03:00:00',
    '2026-11-09 03:00:00',
    '2026-11-09 05:00:00',
    '2026-11-12 03:00:00',
  ],
  [
    ['Hunt of the First Frost', '初霜討伐戰', '初霜の討伐戦'],
    2,
    '2026-11-17 03:00:00',
    '2026-12-01 03:00:00',
    '2026-12-01 05:00:00',
    '2026-12-04 03:00:00',
  ],
  [
    ['Hunt of the Long Night', '長夜討伐戰', '長い夜の討伐戦'],
    1,
    '2026-12-08 03:00:00',
    '2026-12-15 03:00:00',
    '2026-12-15 05:00:00',
    '2026-12-18 03:00:00',
  ],
];

function periods(): readonly RecordData[] {
  return numbered(
    PERIODS.map(([name, round, start_date, end_date, settle_at, reward_show_until]) => ({
      name: text(name),
      round,
      timeslot: { type: 'limited_period', periods: [{ start_date, end_date }] },
      join_before: start_date,
      settle_at,
      reward_show_until,
      daily_attempts: 3,
      attempt_buy_cost: assetsOf('gem 50'),
    })),
  );
}

function damageRewards(): readonly RecordData[] {
  const deeds = [
    ['personal_single', 'day', 200_000, 'coin 4000', 'auto'],
    ['personal_single', 'day', 1_000_000, 'coin 12000', 'auto'],
    ['personal_total', 'period', 1_000_000, 'game_currency:1052 100', 'manual'],
    ['personal_total', 'period', 5_000_000, 'game_currency:1052 300', 'manual'],
    ['personal_total', 'period', 20_000_000, 'game_currency:1052 800, gem 60', 'manual'],
    ['guild_total', 'period', 50_000_000, 'item:1032 2', 'mail'],
    ['guild_total', 'period', 250_000_000, 'item:1032 4, gem 100', 'mail'],
    ['personal_total', 'period', 2_000_000, 'coin 20000', 'manual', SUNKEN_BELL],
    ['personal_total', 'period', 10_000_000, 'game_currency:1052 200', 'manual', SUNKEN_BELL],
  ] as const;
  return numbered(
    deeds.map(([scope, period_type, threshold, rewards, claim, boss_id]) => ({
      scope,
      ...(boss_id === undefined ? {} : { boss_id }),
      period_type,
      threshold,
      rewards: assetsOf(rewards),
      claim,
    })),
  );
}
