import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** One of the heroes that players may be. */
export type DemoHero = {
  readonly id: number;
  readonly property: DemoProperty;
  readonly hair: 'short' | 'long';
  readonly name: Trio;
};

export const DEMO_HEROES: readonly DemoHero[] = [
  { id: 1, property: 'fire', hair: 'short', name: ['Rowan', '羅恩', 'ローワン'] },
  { id: 2, property: 'water', hair: 'long', name: ['Mira', '米菈', 'ミラ'] },
];

/** An avatar: where it comes from, and the sign on it; without a sign it is the picture of what it comes from. */
export type DemoAvatar = {
  readonly id: number;
  readonly source: string;
  readonly sourceId: number;
  readonly sign: string;
  readonly property: DemoProperty;
  readonly name: Trio;
};

/** Id, source, record of the source, sign, colour, name. */
const TABLE = `
1 | default | 0 | | fire | Rowan | 羅恩 | ローワン
2 | default | 0 | | water | Mira | 米菈 | ミラ
11 | pet | 10021 | | fire | Ember Fox’s Face | 燼火狐頭像 | 残り火キツネの顔
12 | pet | 10024 | | water | Tide Otter’s Face | 潮汐水獺頭像 | 潮カワウソの顔
13 | pet | 10063 | | nihil | Plume Drake’s Face | 羽龍頭像 | 羽ドレイクの顔
21 | god | 101 | | fire | Dawn Keeper’s Face | 曙光守望頭像 | 暁の守り手の顔
22 | god | 103 | | wood | Root Mother’s Face | 根之母頭像 | 根の母の顔
31 | skin | 0 | 裳 | nihil | Evening Dress | 晚宴盛裝 | 夜会の装い
41 | event | 501 | 燈 | fire | Harvest Lantern | 豐收燈籠 | 収穫のランタン
42 | event | 503 | 星 | nihil | Wishing Star | 許願星 | 願い星
51 | shop | 4101 | 爐 | fire | Hearth Flame | 爐火 | 炉の炎
61 | title | 4 | 盃 | thunder | Champion’s Cup | 霸者之杯 | 覇者の杯
`;

export const AVATARS: readonly DemoAvatar[] = cellsOf(TABLE).map((row) => ({
  id: Number(cellAt(row, 0)),
  source: cellAt(row, 1),
  sourceId: Number(cellAt(row, 2)),
  sign: cellAt(row, 3),
  property: row[4] as DemoProperty,
  name: trioAt(row, 5),
}));
