import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { goalOf, jumpOf } from './mission-goals.ts';
import { released, text, trioAt } from './names.ts';
import { HARVEST, HARVEST_CLAIMS, headOf } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const GAME = 621;

export function demoBoardGames(): readonly RecordData[] {
  return [
    released({
      monopoly_id: GAME,
      ...headOf('monopoly', GAME),
      rules: text([
        'Roll a die and walk. Three laps open the road to the harbour.',
        '擲骰前進，繞行三圈即可前往港口。',
        'サイコロを振って歩こう。三周すると港への道が開く。',
      ]),
      timeslot: HARVEST,
      claim_end_at: HARVEST_CLAIMS,
      dice_item_id: 1029,
      free_dice_per_day: 5,
      dice_recover_sec: 7200,
      dice_cap: 12,
      map_ids: [
        { order: 1, map_no: 1 },
        { order: 2, map_no: 2 },
      ],
      lap_unlocks_next: 3,
      ranking: false,
      pawn_skin_id: 7001,
    }),
  ];
}

/** Map, side of its square, and the cells around it: type, then what is in it. */
const MAPS: readonly (readonly [map: number, side: number, cells: readonly string[]])[] = [
  [
    1,
    5,
    [
      'start',
      'reward coin 3000',
      'chance village',
      'reward event_currency:1041 20',
      'rest',
      'reward item:1001 2',
      'move 2',
      'shop',
      'battle 100103',
      'chance village',
      'reward coin 5000',
      'minigame',
      'reward item:1011 1',
      'warp 5',
      'reward event_currency:1041 40',
      'move -3',
    ],
  ],
  [
    2,
    4,
    [
      'start',
      'reward coin 5000',
      'chance harbour',
      'reward item:1002 1',
      'shop',
      'move 3',
      'reward gem 10',
      'battle 100401',
      'chance harbour',
      'reward item:1012 1',
      'rest',
      'reward event_currency:1041 60',
    ],
  ],
];

/** Once around a square, clockwise from its corner. */
function around(side: number, index: number): RecordData {
  const last = side - 1;
  const [edge, step] = [Math.floor(index / last), index % last];
  if (edge === 0) return { x: step, y: 0 };
  if (edge === 1) return { x: last, y: step };
  return edge === 2 ? { x: last - step, y: last } : { x: 0, y: last - step };
}

export function demoBoardCells(): readonly RecordData[] {
  const all = MAPS.flatMap(([map_no, side, cells]) =>
    cells.map((words, cell_no) => ({ map_no, side, cell_no, words })),
  );
  return all.map(({ map_no, side, cell_no, words }, index) => {
    const [cell_type = '', ...content] = words.split(' ');
    return released(
      {
        monopoly_id: GAME,
        id: index + 1,
        map_no,
        cell_no,
        ...around(side, cell_no),
        cell_type,
        ...contentOf(cell_type, content.join(' '), index - cell_no),
        level_up_max: cell_type === 'reward' ? 3 : 0,
      },
      index,
    );
  });
}

/** What a type of cell holds. `first`: how many cells the maps before have. */
function contentOf(type: string, words: string, first: number): RecordData {
  const contents: { readonly [type: string]: () => RecordData } = {
    reward: () => ({ rewards: assetsOf(words) }),
    chance: () => ({ event_group: words }),
    move: () => ({ move_steps: Number(words) }),
    warp: () => ({ warp_to: `${GAME}~${first + Number(words) + 1}` }),
    battle: () => ({ battle_id: Number(words) }),
  };
  return contents[type]?.() ?? {};
}

export function demoDice(): readonly RecordData[] {
  const faces = (weights: readonly number[]): readonly RecordData[] =>
    weights.map((weight, index) => ({ value: index + 1, weight }));
  const fair = [100, 100, 100, 100, 100, 100];
  const dice: readonly RecordData[] = [
    { dice_type: 'normal', item_id: 1029, faces: faces(fair), buy_cost: assetsOf('gem 15'), buy_limit: 10 },
    { dice_type: 'lucky', item_id: 1030, faces: faces([10, 20, 40, 80, 150, 200]), daily_limit: 3 },
    { dice_type: 'choose', item_id: 1104, faces: faces(fair), daily_limit: 1 },
  ];
  return dice.map((die, index) =>
    released({ monopoly_id: GAME, id: index + 1, daily_limit: 0, ...die }, index),
  );
}

/** Group, effect, number or rewards, weight, picture, title, text. */
const CARDS = cellsOf(`
village | gain | coin 8000 | 200 | card-good | A Purse on the Path | 路上的錢袋 | 道に落ちた財布 | Nobody comes to ask for it. | 沒有人來認領。 | だれも取りに来ない。
village | gain | item:1061 2 | 200 | card-good | Too Many Berries | 莓果大豐收 | ベリーがとれすぎた | Take some, please! | 拜託帶一些走吧！ | お願い、持っていって！
village | move | 3 | 150 | card | Tail Wind | 順風 | 追い風 | The wind carries you on. | 風推著你前進。 | 風に乗って先へ進む。
village | lose_currency | 20 | 80 | card-bad | A Hole in the Pocket | 口袋破洞 | ポケットの穴 | Some tokens are gone. | 掉了幾枚代幣。 | トークンをいくつか落とした。
village | extra_dice | 1 | 120 | card-good | Left on the Table | 桌上的骰子 | 机に残されたサイコロ | It was your turn anyway. | 反正輪到你了。 | どうせあなたの番だ。
village | quiz | gem 20 | 100 | card-quiz | The Miller Asks | 磨坊主的提問 | 粉ひきの質問 | One question, one answer. | 一問一答。 | 問いはひとつ、答えもひとつ。
harbour | gain | item:1012 1 | 150 | card-good | A Friendly Gull | 友善的海鷗 | 親切なカモメ | It drops something shiny. | 牠丟下閃亮的東西。 | 光るものを落としていった。
harbour | skip | 1 | 80 | card-bad | Fog | 起霧 | 霧 | Wait until the bell rings. | 等鐘響再走。 | 鐘が鳴るまで待とう。
harbour | double_next | | 100 | card-good | Spring Tide | 大潮 | 大潮 | The next reward comes twice. | 下一份獎勵加倍。 | 次の報酬が2倍になる。
harbour | move | -2 | 70 | card-bad | Ebb | 退潮 | 引き潮 | Two steps back. | 後退兩步。 | 2マス戻る。
`);

const QUIZ: readonly RecordData[] = [
  {
    question: text([
      'What does bread need before flour?',
      '做麵包，比麵粉更先需要什麼？',
      'パンに、粉より先に要るものは？',
    ]),
    answers: [
      { no: 1, text: text(['A fire', '火', '火']), correct: true },
      { no: 2, text: text(['A customer', '客人', 'お客さん']), correct: false },
      { no: 3, text: text(['A song', '一首歌', '歌']), correct: false },
    ],
  },
];

export function demoChanceCards(): readonly RecordData[] {
  return CARDS.map((row, index) => {
    const [effect, words] = [cellAt(row, 1), cellAt(row, 2)];
    const givesRewards = effect === 'gain' || effect === 'quiz';
    return released(
      {
        monopoly_id: GAME,
        id: index + 1,
        event_group: cellAt(row, 0),
        effect,
        ...(givesRewards ? { rewards: assetsOf(words) } : {}),
        ...(givesRewards || words === '' ? {} : { value: Number(words) }),
        ...(effect === 'quiz' ? { quiz: QUIZ } : {}),
        weight: Number(cellAt(row, 3)),
        image: { path: iconPath('minigame', cellAt(row, 4)) },
        title: text(trioAt(row, 5)),
        text: text(trioAt(row, 8)),
      },
      index,
    );
  });
}

export function demoLapRewards(): readonly RecordData[] {
  const laps: readonly (readonly [lap: number, words: string, more?: RecordData])[] = [
    [1, 'item:1029 2'],
    [3, 'event_currency:1041 100'],
    [5, 'item:1021 2'],
    [10, 'gem 200', { display_big: true }],
    [20, 'pet_spirit:10141 10', { display_big: true }],
    [30, 'event_currency:1041 150', { repeat_every: 5 }],
  ];
  return laps.map(([lap, words, more], index) =>
    released(
      { monopoly_id: GAME, id: index + 1, lap, rewards: assetsOf(words), display_big: false, ...more },
      index,
    ),
  );
}

/** Deed, how often, reset, rewards, description. */
const MISSIONS = cellsOf(`
login | 1 | daily | item:1029 1 | Sign in. | 登入遊戲。 | ログインする。
clear_any | 5 | daily | item:1029 1 | Clear 5 battles. | 通關戰鬥 5 次。 | バトルを5回クリアする。
friend_gift | 3 | daily | item:1029 1 | Give presents to 3 friends. | 贈禮給 3 位好友。 | フレンド3人に贈り物をする。
monopoly_lap:621 | 3 | none | item:1030 1 | Walk 3 laps around the village. | 繞村 3 圈。 | 村を3周する。
monopoly_lap:621 | 10 | none | item:1030 3 | Walk 10 laps. | 繞行 10 圈。 | 10周する。
`);

/** Missions of a mini-game as its table writes them. */
export function playMissions(table: readonly (readonly string[])[], game: RecordData): readonly RecordData[] {
  return table.map((row, index) =>
    released(
      {
        ...game,
        id: index + 1,
        order: index + 1,
        goal: goalOf(cellAt(row, 0), cellAt(row, 1), 'event_start'),
        reset: cellAt(row, 2),
        rewards: assetsOf(cellAt(row, 3)),
        description: text(trioAt(row, 4)),
        ...jumpOf(cellAt(row, 0)),
      },
      index,
    ),
  );
}

export function demoBoardMissions(): readonly RecordData[] {
  return playMissions(MISSIONS, { monopoly_id: GAME });
}
