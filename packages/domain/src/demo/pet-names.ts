import { trioAt, type Trio } from './names.ts';
import { cellsOf } from './table.ts';

export type DemoProperty = 'none' | 'fire' | 'water' | 'wood' | 'thunder' | 'nihil';
export type DemoRarity = 'N' | 'R' | 'SR' | 'SSR' | 'SSR_PLUS' | 'E';
export type DemoJob = 'guardian' | 'striker' | 'caster' | 'healer' | 'bard' | 'shade';

/** One pet of Emberfall: what it is called and what it is. */
export type DemoPet = {
  readonly id: number;
  readonly rarity: DemoRarity;
  readonly property: DemoProperty;
  readonly job: DemoJob;
  readonly name: Trio;
  readonly title: Trio;
};

const FIRST_ID = 10_003;
const ID_STEP = 3;

/** Rarity, property, job, then name and epithet in English, Traditional Chinese and Japanese. */
const TABLE = `
N | fire | striker | Ash Vole | 灰燼田鼠 | 灰ハタネズミ | Keeper of the last coal | 最後餘炭的看守 | 残り炭の番人
N | water | healer | Puddle Frog | 水窪蛙 | 水たまりガエル | Singer after rain | 雨後的歌手 | 雨上がりの歌い手
N | wood | guardian | Acorn Piglet | 橡果小豬 | どんぐりコブタ | Friend of every oak | 每棵橡樹的朋友 | すべての樫の友
N | thunder | caster | Static Chick | 靜電雛鳥 | 静電ヒヨコ | Fluff that crackles | 劈啪作響的絨毛 | ぱちぱちの綿毛
R | none | bard | Reed Wren | 蘆葦鷦鷯 | 葦ミソサザイ | First voice of morning | 清晨第一聲 | 朝いちばんの声
R | fire | guardian | Kiln Badger | 窯爐獾 | 窯アナグマ | Warm wall of the village | 村莊的溫暖之牆 | 村のあたたかな壁
SSR_PLUS | fire | striker | Ember Fox | 燼火狐 | 残り火キツネ | Dancer of a thousand sparks | 千星火之舞者 | 千の火花の舞い手
SSR | water | guardian | Tide Otter | 潮汐水獺 | 潮カワウソ | Shield of Cloud Harbour | 雲港之盾 | 雲の港の盾
SSR | wood | healer | Moss Stag | 苔原鹿 | 苔の牡鹿 | Breath of the old forest | 古森的吐息 | 古き森の息吹
SR | thunder | caster | Storm Heron | 雷鷺 | 雷サギ | Reader of the clouds | 讀雲者 | 雲を読むもの
SR | nihil | striker | Hollow Owl | 空洞梟 | うつろフクロウ | Watcher between stars | 星間的守望 | 星間の見張り
SR | fire | guardian | Cinder Hare | 灰燼兔 | 灰ウサギ | Runner through embers | 奔越餘燼者 | 残り火を駆けるもの
SSR | water | healer | Reef Tortoise | 珊瑚龜 | サンゴガメ | Garden of the deep | 深海的花園 | 深海の庭
R | wood | caster | Bramble Lynx | 荊棘山貓 | いばらヤマネコ | Whisper in the thorns | 荊棘中的低語 | いばらのささやき
SR | thunder | striker | Volt Marten | 電貂 | 電気テン | Quickest paw in the hills | 山丘最快的爪 | 丘いちばんの早足
R | nihil | guardian | Dusk Moth | 暮色蛾 | 夕闇ガ | Veil of evening | 黃昏的面紗 | 宵のとばり
SSR | fire | healer | Lantern Carp | 燈籠鯉 | ちょうちんゴイ | Light under the bridge | 橋下之光 | 橋の下の灯り
SR | water | caster | Frost Ibex | 霜角羊 | 霜アイベックス | Climber of blue ice | 藍冰的攀登者 | 青氷をのぼるもの
R | wood | striker | Pepper Newt | 椒蠑螈 | ペッパーイモリ | Small but fierce | 小而猛烈 | 小さくても激しく
N | thunder | guardian | Quartz Crab | 石英蟹 | クォーツガニ | Walks on crystal | 行於水晶之上 | 水晶を歩むもの
SSR_PLUS | nihil | healer | Plume Drake | 羽龍 | 羽ドレイク | Feather of the first dawn | 初曉之羽 | 初暁の羽
R | none | shade | Alley Ferret | 巷弄雪貂 | 路地フェレット | Knows every back door | 通曉每道後門 | 裏口をすべて知るもの
SR | wood | bard | Willow Crane | 柳鶴 | 柳ヅル | Song across the water | 越水之歌 | 水面をわたる歌
N | water | striker | Pebble Seal | 小石海豹 | 小石アザラシ | Rolls with the waves | 隨浪翻滾 | 波ところがるもの
SSR | thunder | shade | Bolt Panther | 迅雷豹 | 迅雷ヒョウ | Shadow before the thunder | 雷聲前的影 | 雷鳴に先立つ影
R | fire | caster | Candle Newt | 燭火螈 | ろうそくイモリ | Reads by its own light | 以己光讀書 | 自らの灯りで読むもの
SR | none | healer | Meadow Ewe | 牧野綿羊 | 牧野ヒツジ | Dreams in white | 純白的夢 | 白い夢を見るもの
SSR_PLUS | water | caster | Moonwell Whale | 月井鯨 | 月井クジラ | Tide that remembers | 記得一切的潮 | 憶えている潮
R | thunder | bard | Drum Beetle | 鼓甲蟲 | 太鼓カブト | Beat of the march | 行進的節拍 | 行進の拍子
N | wood | shade | Leaf Gecko | 葉壁虎 | 木の葉ヤモリ | Never where you look | 從不在你所望之處 | 見た先にはいない
SSR | fire | guardian | Forge Bear | 鍛爐熊 | 鍛冶グマ | Anvil of the north | 北方的鐵砧 | 北の金床
SR | water | shade | Mist Mink | 霧水貂 | 霧ミンク | Gone with the fog | 隨霧而逝 | 霧とともに消える
R | nihil | caster | Ink Squid | 墨烏賊 | 墨イカ | Writes on the dark | 書於黑暗 | 闇に記すもの
SSR | wood | striker | Thorn Tiger | 棘虎 | 棘トラ | Crown of the thicket | 叢林之冠 | 茂みの冠
SR | thunder | guardian | Copper Rhino | 銅犀 | 銅サイ | Gate of the plains | 平原之門 | 平原の門
R | water | bard | Bell Dolphin | 鈴海豚 | 鈴イルカ | Rings in the bay | 灣中鈴響 | 入り江に響く鈴
N | none | guardian | Pebble Golem | 小石魔像 | 小石ゴーレム | Stands where it is put | 置於何處便守何處 | 置かれた場所を守るもの
SSR_PLUS | thunder | bard | Aurora Peacock | 極光孔雀 | 極光クジャク | Night sky unfolded | 展開的夜空 | ひろげられた夜空
SR | fire | bard | Hearth Cricket | 爐灶蟋蟀 | 炉辺コオロギ | Tells stories by the fire | 爐邊的說書人 | 炉辺の語り部
R | wood | healer | Honey Dormouse | 蜂蜜睡鼠 | はちみつヤマネ | Naps and mends | 小睡與療癒 | まどろみと癒やし
SSR | nihil | shade | Veil Serpent | 幕影蛇 | とばりヘビ | Thread through silence | 穿過寂靜的線 | 静寂をぬう糸
R | water | striker | Rapids Trout | 急流鱒 | 急流マス | Leaps the highest fall | 躍過最高的瀑布 | 滝をこえるもの
SR | wood | guardian | Mossback Turtle | 苔背龜 | 苔甲ガメ | Carries a small hill | 背負小丘 | 小さな丘を背負うもの
R | thunder | shade | Spark Squirrel | 電光松鼠 | 電光リス | Hides lightning in acorns | 把閃電藏進橡果 | どんぐりに稲妻を隠す
SR | nihil | healer | Void Moth | 虛空蛾 | 虚空の蛾 | Mends what is unseen | 修補無形之物 | 見えぬものをつくろう
SSR | none | bard | Silver Nightingale | 銀夜鶯 | 銀ナイチンゲール | Hush before the song | 歌前的寂靜 | 歌の前のしじま
E | fire | bard | Harvest Lantern Cat | 豐收燈貓 | 収穫祭の灯りネコ | Guest of honour at the festival | 慶典的貴賓 | 祭りの主賓
E | water | guardian | Snow Globe Penguin | 雪球企鵝 | スノードームペンギン | Winter in a bottle | 瓶中的冬天 | 瓶の中の冬
`;

/** The 48 pets of the demo game. */
export const DEMO_PETS: readonly DemoPet[] = cellsOf(TABLE).map((row, index) => ({
  id: FIRST_ID + index * ID_STEP,
  rarity: row[0] as DemoRarity,
  property: row[1] as DemoProperty,
  job: row[2] as DemoJob,
  name: trioAt(row, 3),
  title: trioAt(row, 6),
}));

/** Ids of the demo's pets of one rarity, in order. */
export function petIdsOf(rarity: DemoRarity): readonly number[] {
  return DEMO_PETS.filter((pet) => pet.rarity === rarity).map((pet) => pet.id);
}
