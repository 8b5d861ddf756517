import { trioAt, type Trio } from './names.ts';
import type { DemoProperty, DemoRarity } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** What a skin adds to the picture of its owner. */
export type SkinOrnament = 'none' | 'scarf' | 'hat' | 'flower' | 'star' | 'lantern';

/** One skin of Emberfall. */
export type DemoSkin = {
  readonly id: number;
  readonly owner: 'pet' | 'god';
  readonly ownerId: number;
  readonly rarity: DemoRarity;
  readonly obtain: 'default' | 'shop' | 'event' | 'gacha' | 'pass' | 'achievement';
  readonly ornament: SkinOrnament;
  /** The colour it is drawn in. */
  readonly color: DemoProperty;
  readonly series: DemoSeries;
  readonly name: Trio;
  readonly description: Trio;
};

type DemoSeries = 'everyday' | 'lantern_harvest' | 'winter_light' | 'harbour_days';

/** Skins that belong together, by the key of their series. */
export const SKIN_SERIES: Readonly<Record<DemoSeries, Trio>> = {
  everyday: ['Everyday', '日常', '日常'],
  lantern_harvest: ['Lantern Harvest', '燈火豐收祭', '灯火収穫祭'],
  winter_light: ['Winter Light', '冬日之光', '冬の灯り'],
  harbour_days: ['Harbour Days', '港都時光', '港の日々'],
};

/** Id, owner, rarity, how it is obtained, ornament, colour, series, name, description. */
const TABLE = `
7001 | pet 10021 | N | default | none | fire | everyday | Born of Embers | 燼火本色 | 残り火の毛並み | The coat it woke up in. | 甦醒時便披著的毛色。 | 目を覚ましたときからの毛並み。
7002 | pet 10021 | SSR | shop | lantern | thunder | lantern_harvest | Lantern Dancer | 提燈舞者 | ちょうちんの舞い手 | Twelve small lights, and not one goes out. | 十二盞小燈，一盞也不會熄。 | 十二の小さな灯り。ひとつも消えない。
7003 | pet 10021 | SR | gacha | scarf | water | winter_light | Snow Scarf | 雪之圍巾 | 雪のマフラー | Knitted by the miller, far too long. | 磨坊主人親手織的，長得有點過頭。 | 粉ひきの手編み。ずいぶん長い。
7004 | pet 10024 | N | default | none | water | everyday | River Coat | 河川之衣 | 川の毛皮 | Dries in a moment, gets wet in less. | 一下就乾，更快就濕。 | すぐ乾き、もっとすぐに濡れる。
7005 | pet 10024 | SR | pass | hat | water | harbour_days | Ship’s Pilot | 領航員 | 水先案内人 | Knows every rock by its first name. | 每塊礁石都叫得出名字。 | どの岩とも名前で呼びあう仲。
7006 | pet 10027 | N | default | none | wood | everyday | Moss Mantle | 苔之披風 | 苔のマント | Older than the path that leads to it. | 比通往此處的小徑更古老。 | そこへ続く道よりも古い。
7007 | pet 10027 | SSR | event | flower | wood | lantern_harvest | Harvest Crown | 豐收花冠 | 収穫の花かんむり | Every village tied one flower to it. | 每個村莊都繫上了一朵花。 | どの村も花を一輪ずつ結んだ。
7008 | pet 10030 | N | default | none | thunder | everyday | Storm Plumage | 雷雨羽衣 | 嵐の羽 | Crackles when stroked the wrong way. | 逆著撫摸會劈啪作響。 | 逆なでするとぱちぱち鳴る。
7009 | pet 10030 | SR | achievement | star | nihil | winter_light | Star Counter | 數星者 | 星を数えるもの | Worn by those who stayed up to see. | 只屬於徹夜守候的人。 | 夜更かしして見届けた者の装い。
7010 | pet 10051 | N | default | none | fire | everyday | Paper Scales | 紙鱗 | 紙のうろこ | Light shines through them from inside. | 光從裡面透出來。 | 内側から光が透ける。
7011 | pet 10051 | E | event | lantern | fire | lantern_harvest | River of Lights | 燈河 | 灯りの川 | Follows the lanterns down to the sea. | 隨著燈籠一路漂向大海。 | 灯籠について海へと下る。
7012 | god 101 | R | default | none | fire | everyday | Morning Robe | 晨曦長袍 | 朝の衣 | As the first light found it. | 第一道曙光照見的模樣。 | 初めの光が照らした姿。
7013 | god 101 | SSR_PLUS | shop | star | nihil | winter_light | Keeper of the Long Night | 長夜守望 | 長き夜の守り手 | For the one night when dawn comes late. | 為了黎明遲來的那一夜。 | 夜明けの遅いひと夜のために。
7014 | god 102 | R | default | none | water | everyday | Robe of Foam | 浪花長袍 | 泡の衣 | It never looks the same twice. | 從不重複相同的模樣。 | 二度と同じ姿を見せない。
7015 | god 102 | SSR | gacha | hat | thunder | harbour_days | Harbour Master | 港都之主 | 港のあるじ | Even the tide has to sign the book. | 就連潮水也得登記簽名。 | 潮でさえ帳面に名を記す。
`;

/** The skins of the demo game. */
export const DEMO_SKINS: readonly DemoSkin[] = cellsOf(TABLE).map((row) => {
  const [owner = '', ownerId] = cellAt(row, 1).split(' ');
  return {
    id: Number(cellAt(row, 0)),
    owner: owner as DemoSkin['owner'],
    ownerId: Number(ownerId),
    rarity: row[2] as DemoRarity,
    obtain: row[3] as DemoSkin['obtain'],
    ornament: row[4] as SkinOrnament,
    color: row[5] as DemoProperty,
    series: row[6] as DemoSeries,
    name: trioAt(row, 7),
    description: trioAt(row, 10),
  };
});
