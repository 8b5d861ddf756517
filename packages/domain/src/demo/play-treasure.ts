import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt } from './names.ts';
import { playMissions } from './play-board-game.ts';
import { HARVEST, headOf } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const HUNT = 641;

export function demoTreasureHunts(): readonly RecordData[] {
  return [
    released({
      treasure_id: HUNT,
      ...headOf('treasure', HUNT),
      rules: text([
        'She buried everything she loved. Dig patch by patch; the main treasure opens the next bed.',
        '她把心愛的東西都埋了起來。一格格挖開，找到主寶物就進入下一塊園地。',
        'おばあちゃんは大事なものを全部うめた。ひとマスずつ掘り、主な宝を見つけたら次の花壇へ。',
      ]),
      timeslot: HARVEST,
      round_count: 3,
      grid_x: 6,
      grid_y: 5,
      auto_next: true,
      loop_last: true,
      cell_cost: assetsOf('item:1027 1'),
      ticket_item_id: 1027,
      hint_cost: assetsOf('gem 20'),
    }),
  ];
}

/** Picture, rarity, width, height, turned, rewards, name. */
const PIECES = cellsOf(`
lamp | SSR | 2 | 3 | no | gem 150 | Grandmother’s Lamp | 奶奶的提燈 | おばあちゃんのランプ
kite | SR | 3 | 2 | yes | item:1064 1, coin 5000 | Lost Kite | 遺失的風箏 | なくした凧
crown | SSR | 2 | 2 | no | event_currency:1041 150 | Paper Crown | 紙皇冠 | 紙のかんむり
boat | R | 3 | 1 | yes | item:1002 3 | Toy Boat | 玩具船 | おもちゃの舟
default | N | 1 | 1 | no | coin 1500 | Marble | 彈珠 | ビー玉
`);

export function demoTreasurePieces(): readonly RecordData[] {
  return PIECES.map((row, index) =>
    released(
      {
        piece_id: index + 1,
        name: text(trioAt(row, 6)),
        rarity: cellAt(row, 1),
        image: { path: iconPath('minigame', `piece-${cellAt(row, 0)}`) },
        width: Number(cellAt(row, 2)),
        height: Number(cellAt(row, 3)),
        rotatable: cellAt(row, 4) === 'yes',
        rewards: assetsOf(cellAt(row, 5)),
      },
      index,
    ),
  );
}

/** What lies in the earth between the treasures of a round. */
const earthOf = (round: number): RecordData => ({
  drop_mode: 'weight',
  drop_rolls: 1,
  weighted_drops: [
    { reward: assetsOf(`coin ${round * 500}`), weight: 700, first_only: false },
    { reward: assetsOf(`event_currency:1041 ${round * 5}`), weight: 250, first_only: false },
    { reward: assetsOf('item:1027 1'), weight: 50, first_only: false },
  ],
});

const BEDS = ['region-0', 'region-1', 'harvest'];

export function demoTreasureRounds(): readonly RecordData[] {
  const rounds: readonly (readonly [
    pieces: readonly (readonly [id: number, count: number])[],
    words: string,
  ])[] = [
    [
      [
        [3, 1],
        [4, 2],
        [5, 3],
      ],
      'coin 10000',
    ],
    [
      [
        [2, 1],
        [4, 3],
        [5, 4],
      ],
      'item:1021 1',
    ],
    [
      [
        [1, 1],
        [2, 1],
        [4, 2],
        [5, 5],
      ],
      'gem 100',
    ],
  ];
  return rounds.map(([pieces, words], index) =>
    released(
      {
        treasure_id: HUNT,
        round: index + 1,
        background: { path: iconPath('battle-background', BEDS[index] ?? 'default') },
        treasures: pieces.map(([piece_id, count], place) => ({ piece_id, count, main: place === 0 })),
        clear_rewards: assetsOf(words),
        ...earthOf(index + 1),
      },
      index,
    ),
  );
}

/** Deed, how often, reset, rewards, description. */
const MISSIONS = cellsOf(`
login | 1 | daily | item:1027 2 | Sign in. | 登入遊戲。 | ログインする。
clear_any | 10 | daily | item:1027 3 | Clear 10 battles. | 通關戰鬥 10 次。 | バトルを10回クリアする。
command_done | 3 | daily | item:1027 2 | Finish 3 commands. | 完成指令 3 次。 | 指令を3回完了する。
bingo_line:611 | 4 | none | item:1027 5 | Finish 4 lines of the Lantern Bingo. | 燈火賓果連成 4 線。 | 灯火ビンゴを4列そろえる。
mining_depth:631 | 20 | none | item:1027 5 | Reach depth 20 of the Old Shaft. | 抵達老礦坑深度 20。 | 古い坑道の深さ20に到達する。
`);

export function demoTreasureMissions(): readonly RecordData[] {
  return playMissions(MISSIONS, { treasure_id: HUNT });
}
