import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { numbered, released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Area, rarity, minutes, pets, player level, rewards, item found and how often (of 10,000), experience, great success, name, description. */
const TRIPS = cellsOf(`
forest | N | 30 | 2 | 1 | coin 400 | 1061 | 3000 | 60 | 500 | Berry Lane | 莓果小徑 | ベリーの小道 | Baskets out, eyes open. | 帶上籃子，睜大眼睛。 | かごを持って、目をこらして。
city | N | 60 | 2 | 1 | coin 800 | 1004 | 2500 | 90 | 500 | Market Errands | 市集跑腿 | 市場のおつかい | Three stalls, one long list. | 三個攤位，一張長清單。 | 屋台は三つ、買うものはたくさん。
coast | R | 120 | 3 | 8 | coin 1600, star 20 | 1011 | 3500 | 200 | 800 | Tide Pools | 潮間帶 | 潮だまり | Low water until noon. | 退潮到正午。 | 昼まで潮が引いている。
forest | R | 180 | 3 | 10 | coin 2200, star 20 | 1062 | 2500 | 260 | 800 | Amber Hollow | 琥珀樹洞 | 琥珀のうろ | Resin drips where lightning struck. | 雷擊之處，樹脂緩緩滴落。 | 雷の落ちた木から樹脂がしたたる。
ruins | SR | 240 | 3 | 15 | coin 3600, star 40 | 1016 | 3000 | 420 | 1000 | The Old Bathhouse | 舊浴場 | 古い湯屋 | Somebody still heats the water. | 至今仍有人燒著熱水。 | いまも誰かが湯をわかしている。
sky | SR | 300 | 4 | 18 | coin 4400, star 40 | 1012 | 2500 | 520 | 1000 | Kite Meadow | 紙鳶草原 | 凧の草原 | Hold on to the string. | 抓緊手中的線。 | 糸をしっかり握って。
volcano | SSR | 480 | 4 | 25 | coin 8000, gem 10 | 1013 | 1500 | 900 | 1200 | Rim of the Ashen Summit | 灰燼山火口 | 灰の山の火口 | Warm stone, thin air. | 石頭溫熱，空氣稀薄。 | 石は温かく、空気は薄い。
ruins | SSR | 600 | 5 | 30 | coin 10000, gem 10 | 1015 | 1500 | 1100 | 1200 | Below the Lighthouse | 燈塔之下 | 灯台の地下 | Stairs that the sea built. | 海浪築成的階梯。 | 波がつくった階段。
sky | SSR_PLUS | 1440 | 6 | 40 | coin 24000, gem 30 | 1066 | 1000 | 2400 | 1500 | Where Clouds Moor | 雲朵停泊處 | 雲がもやう場所 | A day up, a day to tell of it. | 上去一天，回味一輩子。 | 一日かけて登り、一生語る。
city | E | 360 | 4 | 10 | coin 6000, ap 20 | 1025 | 2000 | 600 | 1000 | Lantern Parade | 提燈遊行 | 灯りの行列 | Carry a light from door to door. | 挨家挨戶傳遞燈火。 | 戸口から戸口へ灯りを運ぶ。
`);

/** They fall from the sky while people make their wishes. */
const WISHING_STARS = {
  reward: assetsOf('event_currency:1043 2'),
  rate_bp: 5000,
  first_only: false,
  event_id: 503,
};

export function demoExplorations(): readonly RecordData[] {
  return TRIPS.map((row, index) =>
    released(
      {
        explore_id: index + 1,
        name: text(trioAt(row, 10)),
        description: text(trioAt(row, 13)),
        area: cellAt(row, 0),
        rarity: cellAt(row, 1),
        duration_min: Number(cellAt(row, 2)),
        slots: Number(cellAt(row, 3)),
        unlock_level: Number(cellAt(row, 4)),
        weight: 100,
        early_return_half: true,
        base_rewards: assetsOf(cellAt(row, 5)),
        pet_exp: Number(cellAt(row, 8)),
        great_bp: Number(cellAt(row, 9)),
        drop_mode: 'rate',
        rated_drops: [
          {
            reward: assetsOf(`item:${cellAt(row, 6)} 1`),
            rate_bp: Number(cellAt(row, 7)),
            first_only: false,
          },
          ...(cellAt(row, 0) === 'sky' ? [WISHING_STARS] : []),
        ],
      },
      index,
    ),
  );
}

/** Trip, kind, its value, how many pets, extra rewards where it is no condition, text. */
const REQUIREMENTS = cellsOf(`
1 | property | wood | 1 | 1000 | A pet of wood finds more. | 木屬性寵物收穫更多。 | 木のペットはより多く見つける。
2 | clan | clan_2 | 1 | 1000 | An arts club pet bargains better. | 文藝社寵物更會殺價。 | アートクラブのペットは値切り上手。
3 | min_level | 10 | 2 | | Two pets of level 10. | 2 隻等級 10 的寵物。 | レベル10のペット2匹。
3 | property | water | 1 | 1500 | A pet of water dives deeper. | 水屬性寵物潛得更深。 | 水のペットはより深く潜る。
4 | min_level | 15 | 2 | | Two pets of level 15. | 2 隻等級 15 的寵物。 | レベル15のペット2匹。
5 | rarity | SR | 1 | | A pet of rarity SR. | 1 隻 SR 寵物。 | SRのペット1匹。
5 | property | fire | 1 | 1500 | A pet of fire keeps the water hot. | 火屬性寵物能讓水保持溫熱。 | 火のペットは湯を温かく保つ。
6 | min_level | 25 | 3 | | Three pets of level 25. | 3 隻等級 25 的寵物。 | レベル25のペット3匹。
7 | min_star | 4 | 2 | | Two pets with four stars. | 2 隻四星寵物。 | 星4のペット2匹。
7 | property | fire | 2 | 2000 | Two pets of fire do not mind the heat. | 2 隻火屬性寵物不畏高溫。 | 火のペット2匹は熱に強い。
8 | power_sum | 60000 | 3 | | A power of 60,000 together. | 合計戰力 60,000。 | 合計戦力60,000。
9 | min_star | 5 | 3 | | Three pets with five stars. | 3 隻五星寵物。 | 星5のペット3匹。
9 | power_sum | 150000 | 6 | | A power of 150,000 together. | 合計戰力 150,000。 | 合計戦力150,000。
10 | pet | 10021 | 1 | 2000 | The Ember Fox lights the way. | 燼火狐能照亮前路。 | 残り火キツネが道を照らす。
`);

const VALUE_FIELDS: Readonly<Record<string, string>> = {
  property: 'property',
  clan: 'clan',
  rarity: 'rarity',
  pet: 'pet_id',
};
const WORDS: ReadonlySet<string> = new Set(['property', 'clan', 'rarity']);

export function demoExploreRequirements(): readonly RecordData[] {
  const counts = new Map<string, number>();
  return REQUIREMENTS.map((row, index) => {
    const [trip, kind, value] = [cellAt(row, 0), cellAt(row, 1), cellAt(row, 2)];
    const id = (counts.get(trip) ?? 0) + 1;
    counts.set(trip, id);
    const bonus = cellAt(row, 4);
    return released(
      {
        explore_id: Number(trip),
        id,
        kind,
        [VALUE_FIELDS[kind] ?? 'at_least']: WORDS.has(kind) ? value : Number(value),
        count: Number(cellAt(row, 3)),
        required: bonus === '',
        ...(bonus === '' ? {} : { bonus_bp: Number(bonus) }),
        text: text(trioAt(row, 5)),
      },
      index,
    );
  });
}

/** Finished trips, trips on the board, trips at once, speed, shares of N, R, SR, SSR and SSR+, reward. */
const BOARD_LEVELS = cellsOf(`
0 | 4 | 2 | 10000 | 700 | 280 | 20 | 0 | 0 |
20 | 5 | 2 | 10000 | 550 | 360 | 80 | 10 | 0 | gem 20
60 | 6 | 3 | 11000 | 420 | 400 | 150 | 30 | 0 | gem 30
150 | 7 | 3 | 12000 | 300 | 400 | 230 | 60 | 10 | gem 50
320 | 8 | 4 | 13000 | 200 | 380 | 300 | 100 | 20 | gem 80
600 | 8 | 4 | 15000 | 120 | 340 | 350 | 150 | 40 | gem 120
`);
const ON_THE_BOARD = ['N', 'R', 'SR', 'SSR', 'SSR_PLUS'] as const;

export function demoExploreLevels(): readonly RecordData[] {
  return BOARD_LEVELS.map((row, index) => {
    const rewards = cellAt(row, 9);
    return released(
      {
        level: index + 1,
        require_count: Number(cellAt(row, 0)),
        board_size: Number(cellAt(row, 1)),
        parallel: Number(cellAt(row, 2)),
        speed_bp: Number(cellAt(row, 3)),
        rarity_weights: ON_THE_BOARD.map((rarity, place) => ({
          rarity,
          weight: Number(cellAt(row, place + 4)),
        })),
        ...(rewards === '' ? {} : { rewards: assetsOf(rewards) }),
      },
      index,
    );
  });
}

const REFRESHES_A_DAY = 10;

export function demoExploreRefresh(): readonly RecordData[] {
  return [
    released({
      reset_hours: [5, 12, 18, 22].map((hour) => ({ hour })),
      keep_running: true,
      free_renew_per_day: 1,
      manual_renew_limit: REFRESHES_A_DAY,
      min_rarity_after: 'SR',
      guarantee_every: 8,
    }),
  ];
}

export function demoExploreRefreshCosts(): readonly RecordData[] {
  return numbered([
    { count_from: 1, count_to: 3, cost: assetsOf('gem 10'), rarity_up: false },
    { count_from: 4, count_to: 6, cost: assetsOf('gem 20'), rarity_up: false },
    { count_from: 7, count_to: REFRESHES_A_DAY, cost: assetsOf('gem 40'), rarity_up: true },
  ]);
}
