import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { bossPlaces } from './boss-battles.ts';
import { iconPath } from './icon-paths.ts';
import { wavesOf } from './lineups.ts';
import { numbered, released, text, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { DEMO_COUNTRIES, DEMO_REGIONS_OF_WAR } from './slg-names.ts';
import { HONOURS, type DemoHonours } from './ranking-titles.ts';
import { demoSlgFlags } from './slg-flags.ts';
import { COPPER, demoSlgGoods, SEASON, TIMBER, WAR_COIN } from './slg-goods.ts';

const MAP = 1;
const KINGS = [HONOURS.war.first, HONOURS.war.best] as const;
const WIDTH = 100;

/** Guards of a place, as strong as its level. */
const guards = (seed: number, property: DemoProperty, level: number): readonly RecordData[] => {
  const [wave] = wavesOf({ seed, property, level: 10 + level * 8, waves: 1, hasBoss: false });
  return (wave?.['enemies'] ?? []) as readonly RecordData[];
};

/** The war game: one map, four countries and the season that is running. */
export function demoSlg(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'slg-map-setting': maps(),
    'slg-country-setting': countries(),
    'slg-season-setting': seasons(),
    'slg-group-setting': groups(),
    'slg-home-setting': homes(),
    'slg-flag-map-setting': flagPoints(),
    ...demoSlgFlags(),
    ...demoSlgGoods(),
    'slg-ranking-reward-setting': rankings(),
    'slg-bot-setting': bots(),
  };
}

function maps(): readonly RecordData[] {
  return [
    released({
      map_id: MAP,
      name: text(['Four Hearths', '四爐之地', '四つの炉の地']),
      tile_image: { path: iconPath('slg', 'map') },
      terrain_file: 'slg/four-hearths.grid',
      width: WIDTH,
      height: WIDTH,
      home_spots: 4000,
      march_limit: 4,
      move_sec_per_tile: 8,
      fog: true,
      regions: DEMO_REGIONS_OF_WAR.map(
        ({ area: [level = 1, x1 = 0, y1 = 0, x2 = 0, y2 = 0], name }, index) => ({
          no: index + 1,
          name: text(name),
          level,
          x1,
          y1,
          x2,
          y2,
        }),
      ),
      neutral_lineups: [1, 2, 3].map((level) => ({ level, lineup: guards(level, 'none', level) })),
    }),
  ];
}

function countries(): readonly RecordData[] {
  return DEMO_COUNTRIES.map(({ id, color, at, stat, name, description }, index) =>
    released(
      {
        country_id: id,
        name: text(name),
        description: text(description),
        emblem: { path: iconPath('slg', `country-${id}`) },
        color,
        capital_x: at[0],
        capital_y: at[1],
        member_cap: 1000,
        bonus: [{ stat, mode: 'percent', value: 5 }],
        leader_titles: KINGS.map((title_id, place) => ({ rank: place + 1, title_id })),
      },
      index,
    ),
  );
}

type Season = readonly [id: number, name: Trio, signUp: string, start: string, end: string, settle: string];

const SEASONS: readonly Season[] = [
  [
    SEASON - 1,
    ['War of the Falling Apples', '落果之戰', '落果の戦い'],
    '2026-09-07 03:00:00',
    '2026-09-14 03:00:00',
    '2026-10-12 03:00:00',
    '2026-10-13 03:00:00',
  ],
  [
    SEASON,
    ['War of the Long Shadows', '長影之戰', '長い影の戦い'],
    '2026-10-26 03:00:00',
    '2026-11-09 03:00:00',
    '2026-12-07 03:00:00',
    '2026-12-08 03:00:00',
  ],
];

function seasons(): readonly RecordData[] {
  return SEASONS.map(([season_id, name, sign_up_from, start_date, end_date, settle_at], index) =>
    released(
      {
        season_id,
        name: text(name),
        map_id: MAP,
        country_ids: DEMO_COUNTRIES.map(({ id }) => id),
        min_user_level: 50,
        sign_up_from,
        sign_up_to: start_date,
        timeslot: { type: 'limited_period', periods: [{ start_date, end_date }] },
        settle_at,
        phases: [
          { no: 1, kind: 'prepare', days: 4 },
          { no: 2, kind: 'war', days: 12 },
          { no: 3, kind: 'truce', days: 3 },
          { no: 4, kind: 'final', days: 9 },
        ],
        carry_over: [
          { kind: 'flag_level', rate_bp: 10_000 },
          { kind: 'home_level', rate_bp: 2000 },
          { kind: 'store_currency', rate_bp: 5000 },
        ],
      },
      index,
    ),
  );
}

function groups(): readonly RecordData[] {
  return [
    released({
      group_id: 1,
      season_id: SEASON,
      name: text(['Old towns', '老鎮組', '古い町の組']),
      server_ids: [1, 2],
      player_cap: 3500,
      match_rule: 'power',
      country_balance_bp: 800,
      bot_fill: false,
    }),
    released(
      {
        group_id: 2,
        season_id: SEASON,
        name: text(['New harbour', '新港組', '新しい港の組']),
        server_ids: [3],
        player_cap: 1200,
        match_rule: 'server_age',
        country_balance_bp: 1500,
        bot_fill: true,
      },
      1,
    ),
  ];
}

const HOMES: readonly Trio[] = [
  ['Tent', '帳篷', '天幕'],
  ['Hut', '小屋', '小屋'],
  ['Farmstead', '農莊', '農家'],
  ['Manor', '莊園', '荘園'],
  ['Watchtower', '瞭望塔', '物見やぐら'],
  ['Stronghold', '據點', '砦'],
  ['Castle', '城堡', '城'],
  ['High Castle', '高堡', '高城'],
  ['Royal Castle', '王城', '王城'],
  ['Hearth of the Realm', '王國之爐', '王国の炉'],
];

function homes(): readonly RecordData[] {
  return HOMES.map((name, index) => {
    const level = index + 1;
    return released(
      {
        level,
        name: text(name),
        image: { path: iconPath('slg', level > 5 ? 'castle' : 'home') },
        ...(level === 1
          ? {}
          : { costs: assetsOf(`item:${TIMBER} ${level * 200}, item:${COPPER} ${level * 120}`) }),
        build_sec: level === 1 ? 0 : 900 * level * level,
        ...(level > 5
          ? { unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 45 + level }] } }
          : {}),
        produce_per_hour: [
          { item_id: TIMBER, amount: 20 * level },
          { item_id: COPPER, amount: 12 * level },
        ],
        storage_cap: 200 * level * level + 200,
        garrison_slots: Math.min(5, 1 + Math.floor(index / 2)),
        march_count: Math.min(4, 1 + Math.floor(index / 3)),
        defence_bonus: [{ stat: 'def', mode: 'percent', value: level }],
        shield_hours_on_up: level > 5 ? 8 : 4,
      },
      index,
    );
  });
}

/** What stands where, on the way from each capital to the crossing. */
const POINTS: readonly (readonly [type: string, x: number, y: number, level: number])[] = [
  ['resource', 20, 20, 2],
  ['resource', 78, 22, 2],
  ['resource', 22, 76, 2],
  ['resource', 78, 78, 2],
  ['outpost', 30, 30, 4],
  ['outpost', 70, 30, 4],
  ['outpost', 30, 70, 4],
  ['outpost', 70, 70, 4],
  ['gate', 50, 38, 8],
  ['gate', 50, 61, 8],
  ['fort', 38, 50, 10],
  ['fort', 61, 50, 10],
  ['altar', 50, 50, 15],
];

function flagPoints(): readonly RecordData[] {
  const capitals = DEMO_COUNTRIES.map(
    ({ id, at, property }) => ['capital', ...at, 12, property, id] as const,
  );
  return numbered(
    [...capitals, ...POINTS].map(([flag_type, x, y, level, property = 'none', country], index) => ({
      map_id: MAP,
      x,
      y,
      flag_type,
      ...(country === undefined ? {} : { country_id: country }),
      level,
      hp: 50_000 * level,
      adjacent_rule: flag_type !== 'resource',
      protect_min: flag_type === 'capital' ? 240 : 60,
      point_per_hour: flag_type === 'resource' ? 0 : level * 50,
      ...(flag_type === 'resource'
        ? { produce: [{ item_id: index % 2 === 0 ? TIMBER : COPPER, amount: 300 }] }
        : {}),
      guard_lineup: guards(index, property, level),
      capture_rewards: assetsOf(`game_currency:${WAR_COIN} ${level * 20}`),
    })),
  );
}

/** What a leader gets besides, by range of places. */
const LEADERS_GEMS = [500, 300, 200, 100, 50] as const;

function rankings(): readonly RecordData[] {
  const title: Trio = ['The war is over', '戰爭結束', '戦いの終わり'];
  const of = (board: string, gems: number, honours: DemoHonours | null = null) =>
    bossPlaces(gems, title, { season_id: SEASON, board, min_contribution: 1000 }, honours);
  const forLeaders = (place: number) => ({ leader_rewards: assetsOf(`gem ${LEADERS_GEMS[place] ?? 50}`) });
  return numbered([
    ...of('personal', 80, HONOURS.war),
    ...of('guild', 60).map((data, place) => ({ ...data, ...forLeaders(place) })),
    ...[1, 2, 3, 4].map((rank) => ({
      season_id: SEASON,
      board: 'country',
      rank_from: rank,
      rank_to: rank,
      rewards: assetsOf(`gem ${500 - rank * 100}`),
      ...forLeaders(rank - 1),
      min_contribution: 500,
      mail_title: text(title),
      mail_body: text([
        'Your country’s place is settled. Thank you for keeping the fire.',
        '國家名次已結算，感謝你守護爐火。',
        '国家の順位が確定しました。炉の火を守ってくれてありがとう。',
      ]),
    })),
  ]);
}

const BOTS: readonly Trio[] = [
  ['Wandering Tinker', '流浪補鍋匠', '流しの鋳掛け屋'],
  ['Goose Herder', '牧鵝人', 'ガチョウ番'],
  ['Lost Patrol', '迷路巡邏隊', '迷子の見回り'],
  ['Toll Collector', '收費官', '通行料の取り立て人'],
  ['Deserted Camp', '荒廢營地', '見捨てられた野営地'],
  ['Clockwork Siege', '發條攻城隊', 'ぜんまい攻城隊'],
];

function bots(): readonly RecordData[] {
  return BOTS.map((name, index) =>
    released(
      {
        bot_id: index + 1,
        name: text(name),
        map_id: MAP,
        ...(index % 3 === 2 ? { country_id: 1 + Math.floor(index / 3) } : {}),
        home_level: 1 + index,
        ...(index % 2 === 0 ? { x: 45 + index, y: 20 + index * 10 } : {}),
        activity: ['passive', 'gather', 'attack'][index % 3] ?? 'passive',
        respawn_hours: 6 + index * 2,
        lineup: guards(index, 'none', 1 + index),
        loot: assetsOf(`item:${TIMBER} ${50 + index * 20}, coin ${1000 + index * 500}`),
        loot_limit_per_player: 5 - Math.floor(index / 2),
      },
      index,
    ),
  );
}
