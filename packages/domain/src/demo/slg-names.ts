import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** One side of the war game. */
type DemoCountry = {
  readonly id: number;
  readonly color: string;
  readonly at: readonly [x: number, y: number];
  readonly stat: string;
  readonly property: DemoProperty;
  readonly sign: string;
  readonly name: Trio;
  readonly description: Trio;
};

const COUNTRIES = `
#c8452c | 10 | 10 | atk | fire | 炎 | Kiln March | 窯焰邊境 | 窯の辺境 | Smiths and bakers who never let a fire go out. | 從不讓爐火熄滅的鐵匠與麵包師。 | 火を絶やさない鍛冶屋とパン屋の国。
#2f6fb7 | 85 | 12 | spd | water | 潮 | Tide League | 潮汐同盟 | 潮の同盟 | Harbour towns that vote by lantern. | 以燈籠投票的港鎮。 | 灯籠で投票する港町の集まり。
#3f8a3a | 12 | 86 | hp | wood | 林 | Orchard Crown | 果園王冠 | 果樹の王冠 | Every tree has a name, and so has every soldier. | 每棵樹都有名字，每位士兵也是。 | 木にも兵にも、みな名がある。
#7a52a8 | 88 | 88 | def | nihil | 夜 | Night Watch | 夜守之國 | 夜番の国 | They count the stars before they count their foes. | 先數星星，再數敵人。 | 敵より先に星を数える人々。
`;

export const DEMO_COUNTRIES: readonly DemoCountry[] = cellsOf(COUNTRIES).map((row, index) => ({
  id: index + 1,
  color: cellAt(row, 0),
  at: [Number(cellAt(row, 1)), Number(cellAt(row, 2))],
  stat: cellAt(row, 3),
  property: cellAt(row, 4) as DemoProperty,
  sign: cellAt(row, 5),
  name: trioAt(row, 6),
  description: trioAt(row, 9),
}));

/** A region: level, left, top, right, bottom. */
type DemoRegion = { readonly area: readonly number[]; readonly name: Trio };

const REGIONS = `
1 0 0 39 39 | Kiln Fields | 窯火原野 | 窯の野
1 60 0 99 39 | Lantern Coast | 燈籠海岸 | 灯籠の海岸
1 0 60 39 99 | Cider Valley | 蘋果酒谷 | 林檎酒の谷
1 60 60 99 99 | Owl Heights | 夜梟高地 | ふくろうの高地
2 40 0 59 39 | Bridge Road | 橋路 | 橋の街道
2 40 60 59 99 | Reed Marsh | 蘆葦沼澤 | 葦の湿地
2 0 40 39 59 | Mill Stream | 磨坊溪 | 水車の川
2 60 40 99 59 | Salt Flats | 鹽灘 | 塩の平原
3 40 40 59 59 | Crossing of Bells | 鐘聲十字路 | 鐘の十字路
`;

export const DEMO_REGIONS_OF_WAR: readonly DemoRegion[] = cellsOf(REGIONS).map((row) => ({
  area: cellAt(row, 0).split(' ').map(Number),
  name: trioAt(row, 1),
}));

/** A flag: rarity, stat, sign, then what it is called and says. */
type DemoFlag = {
  readonly rarity: string;
  readonly stat: string;
  readonly sign: string;
  readonly name: Trio;
  readonly description: Trio;
};

const FLAGS = `
R | atk | 鎚 | Hammer Banner | 鐵鎚旗 | 鎚の旗 | Sewn from old aprons. | 以舊圍裙縫製。 | 古い前掛けを縫い合わせた旗。
R | def | 盾 | Gate Banner | 城門旗 | 門の旗 | It has never been lowered. | 從未降下。 | 一度も降ろされたことがない。
SR | spd | 帆 | Sail of the League | 同盟之帆 | 同盟の帆 | Smells of salt on dry land. | 在內陸仍帶著鹽味。 | 陸でも潮の香りがする。
SR | hp | 樹 | Root Standard | 根之軍旗 | 根の軍旗 | The pole has put out leaves. | 旗桿長出了葉子。 | 旗竿から葉が出ている。
SSR | crit_dmg | 星 | Flag of Counted Stars | 數星旗 | 数え星の旗 | One star is always missing. | 總是少了一顆星。 | いつも星がひとつ足りない。
`;

export const DEMO_FLAGS: readonly DemoFlag[] = cellsOf(FLAGS).map((row) => ({
  rarity: cellAt(row, 0),
  stat: cellAt(row, 1),
  sign: cellAt(row, 2),
  name: trioAt(row, 3),
  description: trioAt(row, 6),
}));
