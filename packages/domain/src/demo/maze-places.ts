import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { FIRST_BATTLE } from './battles.ts';
import { numbered, released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Floors, difficulty, power of the first floor, cost, hours to the next visit, revivals, buffs at the start, cover, name, rules. */
const MAZES = cellsOf(`
3 | normal | 1500 | ap 10 | 24 | 1 | 1 | region-0 | Cellars under the Mill | 風車地窖 | 風車の地下蔵 | Three floors, one lantern. Health is kept between fights. | 三層地窖，一盞燈籠。戰鬥間保留生命。 | 三つの階に灯りはひとつ。HPは戦闘をまたいで引き継がれます。
6 | hard | 4000 | ap 15 | 48 | 1 | 1 | region-1 | The Amber Warren | 琥珀迷巢 | 琥珀の巣穴 | Six floors that change every two days. | 六層迷宮，每兩日變換一次。 | 二日ごとに形が変わる六つの階。
10 | extra | 9000 | ap 20 | 72 | 2 | 3 | region-3 | Echoes below the Harbour | 雲港迴聲洞 | 港の下のこだま | Ten floors. Choose three buffs before you go down. | 共十層，下去前可選三個增益。 | 全十階。降りる前にバフを三つ選べます。
`);
const STEP = 1.12;
const LAYOUTS = ['branch', 'grid', 'line'] as const;
/** The first of the battles that end the floors of each maze; the last of them has the boss of its region. */
const BOSS_BATTLES = [100_108, 100_205, 100_401] as const;

/** What the floors are called, maze by maze. */
const FLOOR_NAMES = cellsOf(`
The Flour Store | 麵粉庫 | 粉の貯蔵庫
Under the Millwheel | 水輪之下 | 水車の下
The Old Well Shaft | 老井井道 | 古井戸の底
Root Cellar | 樹根地窖 | 根の蔵
The Honey Halls | 蜜廊 | 蜜の回廊
Resin Galleries | 樹脂長廊 | 樹脂の回廊
The Sleeping Nest | 沉睡之巢 | 眠る巣
Amber Windows | 琥珀窗 | 琥珀の窓
Heart of the Warren | 迷巢之心 | 巣穴の心臓
The Customs Vault | 海關金庫 | 税関の地下庫
Barnacle Stairs | 藤壺階梯 | フジツボの階段
The Rope Walk | 製繩長廊 | 縄ないの廊下
Drowned Chapel | 沉水禮拜堂 | 水底の礼拝堂
The Whispering Pipes | 低語水管 | ささやく管
Lantern Locks | 燈籠水閘 | 灯りの水門
The Tide Clock | 潮汐鐘 | 潮の時計
Pearl Cisterns | 珍珠蓄水池 | 真珠の貯水槽
The Deep Dock | 深水船塢 | 深き船渠
Where Echoes Sleep | 迴聲長眠處 | こだまの寝床
`);

export function demoMazes(): readonly RecordData[] {
  return MAZES.map((row, index) =>
    released(
      {
        maze_id: index + 1,
        name: text(trioAt(row, 8)),
        cover: { path: `chapter/${cellAt(row, 7)}.svg` },
        rules: text(trioAt(row, 11)),
        season_no: 3,
        timeslot: { type: 'always_open' },
        floor_count: Number(cellAt(row, 0)),
        difficulty: cellAt(row, 1),
        entry_costs: assetsOf(cellAt(row, 3)),
        reset_hours: Number(cellAt(row, 4)),
        keep_hp: true,
        revive_count: Number(cellAt(row, 5)),
        start_buff_choices: Number(cellAt(row, 6)),
        score_rule: [
          { kind: 'floor', points: 100 },
          { kind: 'node', points: 10 },
          { kind: 'chest', points: 25 },
          { kind: 'kill', points: 5 },
        ],
      },
      index,
    ),
  );
}

const pool = (type: string, weight: number, min: number, max: number) => ({
  node_type: type,
  weight,
  min,
  max,
});

/** The last floor ends with a boss, those above it with a way down. */
export function demoMazeFloors(): readonly RecordData[] {
  return MAZES.flatMap((row, place) => {
    const floors = Number(cellAt(row, 0));
    const before = MAZES.slice(0, place).reduce((sum, maze) => sum + Number(cellAt(maze, 0)), 0);
    return Array.from({ length: floors }, (_, index) =>
      released(
        {
          maze_id: place + 1,
          floor: index + 1,
          name: text(trioAt(FLOOR_NAMES[before + index] ?? [], 0)),
          background: { path: `battle-background/${cellAt(row, 7)}.svg` },
          recommended_power: Math.round((Number(cellAt(row, 2)) * STEP ** index) / 10) * 10,
          layout: LAYOUTS[place] ?? 'branch',
          columns: 5 + place,
          rows: 3 + place,
          node_pool: [
            pool('battle', 600, 3, 6),
            pool('elite', 150, 1, 2),
            pool('event', 150, 1, 3),
            pool('treasure', 100, 1, 2),
            pool('buff', 80, 1, 2),
            pool('rest', 40, 0, 1),
            pool('shop', 30, 0, 1),
            pool(index + 1 === floors ? 'boss' : 'exit', 1, 1, 1),
          ],
          boss_battle_id: (BOSS_BATTLES[place] ?? 0) + index,
          first_clear_rewards: assetsOf(`coin ${(place + 1) * (index + 1) * 1000}, item:1011 ${place + 1}`),
        },
        index,
      ),
    );
  });
}

/** What a visit brings about for each floor, and how a part of it is rewarded: of a whole visit, coins, gems. */
const SCORE_PER_FLOOR = 300;
const SCORES = [
  [1 / 3, 2000, 0],
  [2 / 3, 5000, 20],
  [1, 8000, 40],
] as const;

/** Places of a season, the last of them for everyone else: from, to, coins, gems. */
const PLACES = [
  [1, 1, 50_000, 200],
  [2, 10, 30_000, 100],
  [11, 100, 15_000, 50],
  [101, 999_999, 5000, 0],
] as const;
const FIGHTS = 50;

type Prize = readonly [deed: RecordData, coins: number, gems: number];

function prizesOf(floors: number): readonly Prize[] {
  const goal = { action: 'clear_any', filter: { mode: 'maze' }, count: FIGHTS, count_from: 'accept' };
  return [
    ...SCORES.map(([part, coins, gems]): Prize => [
      { kind: 'score', threshold: Math.round(floors * SCORE_PER_FLOOR * part), claim: 'manual' },
      coins,
      gems,
    ]),
    [{ kind: 'floor', threshold: Math.ceil(floors / 2), claim: 'manual' }, 1000, 0],
    [{ kind: 'floor', threshold: floors, claim: 'manual' }, 3000, 30],
    [{ kind: 'mission', mission: goal, claim: 'auto' }, 6000, 20],
    ...PLACES.map(([rank_from, rank_to, coins, gems]): Prize => [
      { kind: 'rank', rank_from, rank_to, claim: 'mail' },
      coins,
      gems,
    ]),
  ];
}

/** A harder maze gives as many times more. */
export function demoMazeRewards(): readonly RecordData[] {
  const all = MAZES.flatMap((row, place) =>
    prizesOf(Number(cellAt(row, 0))).map(([deed, coins, gems]) => ({
      maze_id: place + 1,
      ...deed,
      rewards: assetsOf(`coin ${coins * (place + 1)}${gems === 0 ? '' : `, gem ${gems * (place + 1)}`}`),
    })),
  );
  return numbered(all);
}

/** Token that enemies of towers and mazes drop. */
const TOKEN = 1053;

const goods = (reward: string, price: number, weight: number, stock: number) => ({
  kind: 'asset',
  reward: assetsOf(reward),
  price,
  weight,
  stock,
});
const buff = (id: number, price: number) => ({ kind: 'buff', buff_id: id, price, weight: 60, stock: 1 });

const shop = (list: readonly RecordData[], more: RecordData): RecordData => ({
  currency_item_id: TOKEN,
  slots: 4,
  goods: list.map((one, index) => ({ no: index + 1, ...one })),
  refresh_cost: assetsOf('coin 500'),
  refresh_limit: 2,
  ...more,
});

export function demoMazeShops(): readonly RecordData[] {
  return numbered([
    shop(
      [
        goods('coin 2000', 10, 100, 3),
        goods('item:1011 1', 15, 80, 2),
        goods('item:1004 1', 12, 80, 1),
        buff(1, 20),
        buff(2, 20),
      ],
      { name: text(['The Mole’s Counter', '鼴鼠小櫃', 'モグラの帳場']), maze_ids: [1, 2] },
    ),
    shop(
      [
        goods('coin 8000', 25, 100, 3),
        goods('item:1012 1', 40, 60, 1),
        goods('item:1016 1', 30, 60, 2),
        buff(3, 35),
        buff(4, 60),
      ],
      { name: text(['The Ferryman’s Chest', '船夫的箱子', '渡し守の箱']), maze_ids: [3] },
    ),
  ]);
}

const drop = (reward: string, weight: number, amount_max?: number) => ({
  reward: assetsOf(reward),
  weight,
  first_only: false,
  ...(amount_max === undefined ? {} : { amount_max }),
});

/** The battle behind a trapped chest. */
const TRAP = FIRST_BATTLE.single;

/** Grade, floors from and to, chests until one is sure, coins, item, options of buffs, tokens to open it, traps in 10,000, name. */
const CHESTS = cellsOf(`
wood | 1 | 3 | 4 | 600 | 1001 | 0 | 0 | 1000 | Cobwebbed Crate | 積灰木箱 | クモの巣の木箱
silver | 2 | 6 | 8 | 1500 | 1011 | 0 | 0 | 500 | Silver-bound Chest | 鑲銀寶箱 | 銀張りの箱
gold | 4 | 10 | 12 | 3000 | 1012 | 1 | 5 | 0 | Warm Golden Chest | 溫熱金箱 | 温かい金の箱
rainbow | 7 | 10 | 30 | 8000 | 1013 | 3 | 20 | 0 | Chest of All Colours | 七彩寶箱 | 七色の箱
`);

export function demoMazeChests(): readonly RecordData[] {
  return numbered(
    CHESTS.map((row) => {
      const coins = Number(cellAt(row, 4));
      const tokens = Number(cellAt(row, 7));
      const trap_bp = Number(cellAt(row, 8));
      return {
        name: text(trioAt(row, 9)),
        grade: cellAt(row, 0),
        floors: [{ from: Number(cellAt(row, 1)), to: Number(cellAt(row, 2)) }],
        pity_after: Number(cellAt(row, 3)),
        drop_mode: 'weight',
        drop_rolls: 1,
        weighted_drops: [
          drop(`coin ${coins}`, 700, coins * 2),
          drop(`item:${cellAt(row, 5)} 1`, 250, 2),
          drop(`game_currency:${TOKEN} 10`, 50),
        ],
        buff_choice_count: Number(cellAt(row, 6)),
        ...(tokens === 0 ? {} : { open_cost: assetsOf(`game_currency:${TOKEN} ${tokens}`) }),
        trap_bp,
        ...(trap_bp === 0 ? {} : { trap_battle_id: TRAP }),
      };
    }),
  );
}
