import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellsOf } from './table.ts';

/** A region of the story: its chapter, and the battles on its map. */
type DemoRegion = {
  readonly name: Trio;
  readonly property: DemoProperty;
  readonly battles: readonly Trio[];
};

/** The six regions. A line with a property begins one; the lines after it are its battles. */
const TABLE = `
none | Windmill Village | 風車村 | 風車村
The Miller’s Gate | 磨坊之門 | 粉ひきの門
Flour Dust | 麵粉塵 | 小麦粉の煙
Creaking Sails | 嘎吱作響的風帆 | きしむ帆
The Empty Granary | 空空的穀倉 | からの穀倉
Scarecrow Field | 稻草人之田 | かかしの畑
The Old Well | 老井 | 古井戸
Three Chimneys | 三根煙囪 | 三本の煙突
Market at Dusk | 黃昏市集 | 夕暮れの市
The Cold Oven | 冷掉的烤爐 | 冷えたかまど
Night of No Wind | 無風之夜 | 風のない夜
wood | Amber Forest | 琥珀森林 | 琥珀の森
Edge of the Trees | 林緣 | 森のへり
Mushroom Ring | 蘑菇圈 | きのこの輪
The Fallen Oak | 倒下的橡樹 | 倒れた樫
Resin and Bees | 樹脂與蜂 | 樹脂と蜂
A Path of Moss | 苔徑 | 苔の小道
The Deer’s Bridge | 鹿橋 | 鹿の橋
Whispering Roots | 低語的根 | ささやく根
The Charcoal Hut | 燒炭小屋 | 炭焼き小屋
Antlers in the Mist | 霧中的鹿角 | 霧の中の角
Heart of the Root Mother | 根之母的心 | 根の母の心
thunder | Singing Caves | 吟唱洞窟 | 歌う洞窟
The First Echo | 第一聲回響 | 最初のこだま
Dripping Hall | 滴水廳 | しずくの広間
Crystal Teeth | 晶牙 | 水晶の牙
A Choir of Bats | 蝙蝠合唱團 | コウモリの合唱
The Silent Bell | 沉默的鐘 | 鳴らない鐘
Rails in the Dark | 黑暗中的軌道 | 闇のレール
The Humming Vein | 嗡鳴的礦脈 | うなる鉱脈
Two Voices | 兩道聲音 | ふたつの声
Stairs of Sound | 音之階梯 | 音の階段
The Stone That Sang | 歌唱之石 | 歌った石
water | Cloud Harbour | 雲港 | 雲の港
Quay of Ropes | 纜繩碼頭 | もやいの桟橋
The Lighthouse Keeper | 燈塔看守人 | 灯台守
Salt on the Wind | 風中的鹽 | 潮の風
A Crate of Oranges | 一箱橘子 | オレンジの木箱
Gulls and Gold | 海鷗與黃金 | カモメと金
The Sunken Market | 沉沒的市場 | 沈んだ市場
Bells Under Water | 水下鐘聲 | 水底の鐘
The Ship That Waited | 等待的船 | 待っていた船
Fog Signal | 霧號 | 霧笛
The Deep Current | 深流 | 深き流れ
nihil | Hollow Steppe | 空寂草原 | うつろの草原
Grass to the Horizon | 直至天際的草 | 地平線までの草
Footprints Leading Nowhere | 無處可去的足跡 | どこにも続かない足跡
The Broken Caravan | 破碎的車隊 | 壊れた隊商
A Fire That Gives No Warmth | 沒有溫度的火 | ぬくもりのない火
Kites Without Strings | 斷線的風箏 | 糸のない凧
The Black Spring | 黑泉 | 黒い泉
Standing Stones | 立石陣 | 立石の輪
Where Shadows Gather | 影聚之地 | 影の集うところ
The Last Tent | 最後的帳篷 | 最後の天幕
Moth at the Moon | 撲向月亮的蛾 | 月へ飛ぶ蛾
fire | Ashen Summit | 灰燼之巔 | 灰の頂
The Cinder Road | 餘燼之路 | 燃え殻の道
Warm Stones | 溫熱的石頭 | あたたかな石
Forge in the Cliff | 崖中鍛爐 | 崖の鍛冶場
Rain of Ash | 灰雨 | 灰の雨
The Glass River | 玻璃之河 | ガラスの川
Smoke Signals | 狼煙 | のろし
Dragon’s Doorstep | 龍之門前 | 竜の戸口
The Thousandth Spark | 第一千顆火星 | 千番目の火の粉
Above the Clouds | 雲海之上 | 雲の上
The Hearth of the World | 世界之爐 | 世界の炉
`;

/** The regions of the main story, in the order that players come through them. */
export const DEMO_REGIONS: readonly DemoRegion[] = regionsOf(cellsOf(TABLE));

function regionsOf(rows: readonly (readonly string[])[]): readonly DemoRegion[] {
  const regions: (Omit<DemoRegion, 'battles'> & { readonly battles: Trio[] })[] = [];
  for (const row of rows) {
    const region = regions.at(-1);
    if (row.length === 4)
      regions.push({ property: row[0] as DemoProperty, name: trioAt(row, 1), battles: [] });
    else region?.battles.push(trioAt(row, 0));
  }
  return regions;
}

/** Battles on the side paths: key, then names. */
export const SIDE_BATTLES: Readonly<Record<string, readonly Trio[]>> = {
  side: [
    ['A Lantern for the Baker', '麵包師的燈籠', 'パン屋の灯籠'],
    ['A Lantern for the Bridge', '橋上的燈籠', '橋の灯籠'],
    ['A Lantern for the Lost', '迷途者的燈籠', '迷い人の灯籠'],
    ['The Last Lantern', '最後一盞燈籠', '最後の灯籠'],
  ],
  daily: [
    ['Coin Cellar', '錢幣地窖', 'コインの地下蔵'],
    ['Potion Kitchen', '藥水廚房', '薬の台所'],
    ['Quarry of Stones', '晶石採石場', '石の採掘場'],
    ['Emblem Workshop', '徽記工坊', '紋章の工房'],
    ['Star Beach', '星砂海灘', '星砂の浜'],
  ],
  event: [
    ['Maple Lane', '楓葉小徑', 'もみじの小道'],
    ['The Cider Press', '蘋果酒榨坊', 'りんご酒しぼり'],
    ['Pumpkin Parade', '南瓜遊行', 'かぼちゃの行列'],
    ['Dance of the Lanterns', '燈籠之舞', '灯籠の踊り'],
    ['The Twelfth Lantern', '第十二盞燈', '十二番目の灯籠'],
  ],
  single: [
    ['The Hedge That Moves', '會移動的樹籬', '動く生け垣'],
    ['Guardian of the Bell', '鐘之守衛', '鐘の番人'],
    ['Trial of Six Paws', '六爪試煉', '六つの肉球の試練'],
    ['A Scout’s Ambush', '斥候的埋伏', '斥候の待ち伏せ'],
  ],
};
