import { avatarAt } from './heroes.ts';
import type { RecordData } from '../core/json.ts';
import { teamOf } from './arena.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text, type Trio } from './names.ts';
import type { DemoRarity } from './pet-names.ts';
import { VOICE_OF_THE_DAWN } from './titles.ts';

const MEDAL = 1051;
const medals = (amount: number, gems: number) => assetsOf(`game_currency:${MEDAL} ${amount}, gem ${gems}`);

export function demoArena3v3(): readonly RecordData[] {
  return [
    {
      status: 'active',
      quarter_days: 84,
      settle_hour: 22,
      settle_weekday: 7,
      open_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 40 }] },
      pets_per_team: 5,
      god_per_team: 1,
      same_pet_once: true,
      hide_team_count: 1,
      daily_free_attempts: 5,
      attempt_buy_costs: [
        { count_from: 1, count_to: 2, cost: assetsOf('gem 30') },
        { count_from: 3, count_to: 5, cost: assetsOf('gem 60') },
      ],
      time_limit_sec: 90,
      score_win: 30,
      score_lose: -15,
    },
  ];
}

type Group = {
  readonly name: Trio;
  readonly icon: string;
  readonly size: number;
  readonly up: number;
  readonly down: number;
  readonly level: number;
  readonly rarities: readonly DemoRarity[];
};

/** Tiers from the lowest to the highest. */
const GROUPS: readonly Group[] = [
  {
    name: ['Spark League', '星火聯賽', '火花リーグ'],
    icon: 'c',
    size: 100,
    up: 20,
    down: 0,
    level: 35,
    rarities: ['N', 'R'],
  },
  {
    name: ['Flame League', '烈焰聯賽', '炎リーグ'],
    icon: 'b',
    size: 50,
    up: 10,
    down: 10,
    level: 50,
    rarities: ['R', 'SR'],
  },
  {
    name: ['Blaze League', '熾焰聯賽', '烈火リーグ'],
    icon: 'a',
    size: 50,
    up: 5,
    down: 10,
    level: 70,
    rarities: ['SR', 'SSR'],
  },
  {
    name: ['Dawn League', '曙光聯賽', '暁リーグ'],
    icon: 's',
    size: 20,
    up: 0,
    down: 5,
    level: 80,
    rarities: ['SR', 'SSR'],
  },
];

const MIN_POWER_PER_TIER = 80_000;

export function demo3v3Groups(): readonly RecordData[] {
  return GROUPS.map(({ name, icon, size, up, down }, index) =>
    released(
      {
        group_id: index + 1,
        name: text(name),
        icon: { path: iconPath('arena', icon) },
        tier: index + 1,
        size,
        promote_count: up,
        demote_count: down,
        ...(index === 0 ? {} : { min_power: index * MIN_POWER_PER_TIER }),
        ...(index === GROUPS.length - 1 ? {} : { max_power: (index + 2) * MIN_POWER_PER_TIER }),
        server_scope: ['server', 'server', 'region', 'global'][index] ?? 'server',
        bot_fill: index < 2,
      },
      index,
    ),
  );
}

export function demo3v3Orders(): readonly RecordData[] {
  return numbered(
    GROUPS.map((_, index) => ({
      group_id: index + 1,
      order_rule: ['last_rank', 'score', 'wins', 'power'][index] ?? 'score',
      direction: index === 0 ? 'asc' : 'desc',
      tie_rules: [
        { order: 1, rule: index === 1 ? 'wins' : 'score' },
        { order: 2, rule: 'reach_time' },
      ],
      fill_policy: ['random', 'snake', 'snake', 'block'][index] ?? 'snake',
      placed_at_hour: 12,
    })),
  );
}

const MAILS = {
  quarter: {
    mail_body: text([
      'Your place in the group is settled. The next quarter begins tomorrow.',
      '組內名次已結算，新的一季明日開始。',
      'グループ内の順位が確定しました。次のシーズンは明日から始まります。',
    ]),
  },
  day: {
    mail_body: text([
      'Here is what your place brings today.',
      '這是今日名次的獎勵。',
      '本日の順位報酬をお受け取りください。',
    ]),
  },
};
const WEEK_MAILS: Readonly<Record<string, Trio>> = {
  wins: ['3v3 victories of the week', '本週 3v3 勝場獎勵', '今週の3v3勝利報酬'],
  rank: ['Your 3v3 rank this week', '本週 3v3 名次獎勵', '今週の3v3順位報酬'],
};

/** The places of each tier that move up, stay or move down. */
export function demo3v3Places(): readonly RecordData[] {
  const places = GROUPS.flatMap(({ name: [en, zh, jp], size, up, down }, index) => {
    const own = index + 1;
    const ranges: readonly (readonly [from: number, to: number, next: number])[] = [
      [1, 1, up > 0 ? own + 1 : own],
      [2, Math.max(up, 3), up > 0 ? own + 1 : own],
      [Math.max(up, 3) + 1, size - down, own],
      ...(down > 0 ? [[size - down + 1, size, own - 1] as const] : []),
    ];
    return ranges.map(([rank_from, rank_to, next_group_id], place) => ({
      group_id: own,
      rank_from,
      rank_to,
      rewards: medals((4 - place) * 200 * own, (4 - place) * 50 * own),
      next_group_id,
      ...(own === GROUPS.length && rank_to === 1 ? { title_id: VOICE_OF_THE_DAWN } : {}),
      mail_title: text([`End of the quarter: ${en}`, `${zh}本季結束`, `${jp} シーズン終了`]),
      ...MAILS.quarter,
    }));
  });
  return numbered(places);
}

export function demo3v3Results(): readonly RecordData[] {
  const best = ['Mira', 'Tobi', '小燈', 'ハル', 'Anselm'];
  return numbered([
    {
      quarter_no: 3,
      started_at: '2026-07-06 03:00:00',
      ended_at: '2026-09-28 03:00:00',
      carry_rule: 'soft_reset',
      soft_reset_bp: 5000,
      visible_days: 84,
      honour_rows: best.map((nickname, index) => ({
        rank: index + 1,
        server_id: 1,
        account_id: 900_001 + index,
        nickname,
        power: 684_300 - index * 17_650,
      })),
      snapshot: { groups: [{ group_id: 4, no: 1, places: best.length }] },
    },
  ]);
}

type Deed = readonly [kind: string, period: string, threshold: number, rewards: string];

const DEEDS: readonly Deed[] = [
  ['fights', 'day', 3, 'coin 5000'],
  ['fights', 'day', 5, 'coin 8000'],
  ['wins', 'week', 5, 'game_currency:1051 50'],
  ['wins', 'week', 15, 'game_currency:1051 120'],
  ['wins', 'week', 25, 'gem 60'],
  ['streak', 'week', 5, 'item:1011 5'],
  ['three_zero', 'quarter', 10, 'gem 100'],
  ['three_zero', 'quarter', 30, 'gem 200, item:1021 1'],
];

export function demo3v3Deeds(): readonly RecordData[] {
  return numbered(
    DEEDS.map(([kind, period, threshold, rewards]) => ({
      kind,
      period,
      threshold,
      rewards: assetsOf(rewards),
      claim: period === 'day' ? 'auto' : period === 'week' ? 'manual' : 'mail',
      display_big: rewards.includes('gem'),
    })),
  );
}

/** The order in which a fair calls its performers in. */
const BOT_NAMES: readonly Trio[] = [
  ['Juggler Trio', '雜耍三人組', 'お手玉三人組'],
  ['Bell Trio', '搖鈴三人組', '鈴の三人組'],
  ['Mask Trio', '面具三人組', '仮面三人組'],
  ['Lantern Trio', '提燈三人組', '提灯三人組'],
  ['Drum Trio', '鼓手三人組', '太鼓三人組'],
  ['Puppet Trio', '木偶三人組', '人形三人組'],
  ['Clockwork Trio', '發條三人組', 'ぜんまい三人組'],
  ['Mirror Trio', '明鏡三人組', '鏡の三人組'],
  ['Aurora Trio', '極光三人組', 'オーロラ三人組'],
];
const PETS_PER_TEAM = 3;

export function demo3v3Bots(): readonly RecordData[] {
  return BOT_NAMES.map((name, index) => {
    const tier = Math.min(GROUPS.length - 1, Math.floor(index / 3));
    const { level = 1, rarities = [] } = GROUPS[tier] ?? {};
    const size = PETS_PER_TEAM * 3;
    const pets = teamOf({ seed: index, level, star: 2 + tier, size, rarities });
    return released(
      {
        bot_id: index + 1,
        name: text(name),
        avatar_id: avatarAt(index),
        user_level: level,
        group_id: tier + 1,
        score: 1000 * (tier + 1) + (index % 3) * 250,
        lineup: pets.map((pet, place) => ({
          ...pet,
          team: 1 + Math.floor(place / PETS_PER_TEAM),
          slot: 1 + (place % PETS_PER_TEAM),
        })),
        power: MIN_POWER_PER_TIER * tier + 24_000 * (1 + (index % 3)),
      },
      index,
    );
  });
}

export function demo3v3Days(): readonly RecordData[] {
  const ranges = [
    [1, 3, 60],
    [4, 10, 40],
    [11, 999_999, 20],
  ] as const;
  return numbered(
    GROUPS.flatMap(({ name: [en, zh, jp] }, tier) =>
      ranges.map(([rank_from, rank_to, amount]) => ({
        group_id: tier + 1,
        rank_from,
        rank_to,
        rewards: assetsOf(`game_currency:${MEDAL} ${amount * (tier + 1)}`),
        min_fights: 2,
        mail_title: text([`A day in the ${en}`, `${zh}的一天`, `${jp}の一日`]),
        ...MAILS.day,
      })),
    ),
  );
}

export function demo3v3Weeks(): readonly RecordData[] {
  const wins = [5, 15].map((threshold) => ({
    kind: 'wins',
    threshold,
    rewards: medals(threshold * 10, threshold),
  }));
  const ranks = GROUPS.flatMap((_, tier) =>
    (
      [
        [1, 3, 3],
        [4, 10, 2],
      ] as const
    ).map(([rank_from, rank_to, share]) => ({
      kind: 'rank',
      group_id: tier + 1,
      rank_from,
      rank_to,
      rewards: medals(share * 60 * (tier + 1), share * 10 * (tier + 1)),
    })),
  );
  return numbered(
    [...wins, ...ranks].map((data) => ({ ...data, mail_title: text(WEEK_MAILS[data.kind] ?? ['', '', '']) })),
  );
}
