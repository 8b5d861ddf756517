import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** A companion, a statue or a place of the palace. */
export type DemoPalace = {
  readonly id: number;
  /** The rarity of a guardian, the rank of an angel, whom a statue is for, the birthday of a secretary. */
  readonly grade: string;
  readonly property: DemoProperty;
  /** The position of a guardian; a stat that the others raise. */
  readonly trait: string;
  readonly sign: string;
  readonly name: Trio;
};

/** Each of them is made of fragments of its own; their ids begin here. */
export const FIRST_PIECE = { flags: 1161, guardians: 1171, angels: 1181, statues: 1191 } as const;

const read = (table: string): readonly DemoPalace[] =>
  cellsOf(table).map((row, index) => ({
    id: index + 1,
    grade: cellAt(row, 0),
    property: cellAt(row, 1) as DemoProperty,
    trait: cellAt(row, 2),
    sign: cellAt(row, 3),
    name: trioAt(row, 4),
  }));

export const DEMO_SECRETARIES = read(`
03-21 | fire | coin_gain | 曆 | Liora | 莉奧拉 | リオラ
11-08 | water | spd | 舟 | Bram | 布蘭 | ブラム
12-31 | nihil | exp_gain | 星 | Sunniva | 蘇妮瓦 | スンニヴァ
`);

export const DEMO_GUARDIANS = read(`
R | wood | front | 橡 | Gatewarden Oak | 橡木門衛 | 樫の門番
SR | fire | back | 燈 | Lamplighter | 點燈人 | 灯をともす者
SR | water | front | 潮 | Tidewall | 潮之壁 | 潮の壁
SSR | thunder | middle | 鼓 | Thunder Drummer | 雷鼓手 | 雷の鼓手
SSR | nihil | palace | 幕 | The Evening Veil | 夜之帷幕 | 宵の幕
`);

export const DEMO_ANGELS = read(`
ninth | thunder | atk | 鐘 | Angel of the Small Bell | 小鐘天使 | 小さな鐘の天使
seventh | wood | hp | 麥 | Angel of Bread and Salt | 麵包與鹽天使 | パンと塩の天使
fifth | water | def | 港 | Angel of the Quiet Harbour | 靜港天使 | 静かな港の天使
third | none | spd | 路 | Angel of the Long Road | 長路天使 | 長い道の天使
first | fire | crit_dmg | 光 | Angel of First Light | 初光天使 | 初光の天使
`);

export const DEMO_STATUES = read(`
all | fire | atk | 曙 | Dawn Keeper in Bronze | 曙光守望銅像 | 暁の守り手の銅像
property | water | hp | 流 | Deep Current in Jade | 深流玉像 | 深き流れの玉像
clan | wood | def | 根 | Root Mother in Oak | 根之母橡像 | 根の母の樫像
job | fire | crit_rate | 爐 | Hearth Grandmother in Clay | 爐火祖母陶像 | 炉辺の祖母の土像
all | thunder | spd | 錘 | Hammerheart in Iron | 錘心鐵像 | 鎚の心の鉄像
`);

export const DEMO_GARRISONS = read(`
any | wood | coin | 牧 | North Pasture | 北方牧場 | 北の牧場
property | water | star | 塔 | Old Lighthouse | 舊燈塔 | 古い灯台
job | nihil | item | 礦 | Singing Mine | 吟唱礦坑 | 歌う鉱山
clan | fire | ap | 園 | Orchard Gate | 果園之門 | 果樹園の門
`);
