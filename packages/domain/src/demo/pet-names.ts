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
/** The number after these pets is that of Maple Panda, which designers are still working on. */
const PETS_BEFORE_DRAFT = 48;

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
N | fire | bard | Toast Sparrow | 吐司麻雀 | トーストスズメ | Up before the baker | 起得比麵包師還早 | パン屋より早起き
N | water | caster | Drizzle Snail | 毛毛雨蝸牛 | 霧雨カタツムリ | Never late for the rain | 從不錯過雨天 | 雨に遅れたことがない
N | wood | healer | Clover Calf | 幸運草小牛 | クローバー子牛 | Finds the fourth leaf | 總能找到第四片葉子 | 四枚目の葉を見つける
N | thunder | striker | Fuse Mouse | 引信小鼠 | 導火線ネズミ | Short temper, shorter tail | 脾氣短，尾巴更短 | 気も短い、しっぽも短い
N | none | shade | Attic Bat | 閣樓蝙蝠 | 屋根裏コウモリ | Tenant of the top floor | 頂樓的房客 | 最上階の住人
N | nihil | guardian | Soot Gosling | 煤灰小鵝 | すすガチョウ | Follows any lantern home | 跟著每盞燈籠回家 | 灯りについて帰る
N | none | striker | Cobble Pup | 石板路小狗 | 石畳の子犬 | Chases every wheel | 追逐每一個車輪 | どの車輪も追いかける
N | water | guardian | Bucket Clam | 水桶蛤蜊 | 手おけハマグリ | Opens for friends only | 只為朋友開口 | 友だちにだけ口を開く
N | wood | bard | Peapod Cicada | 豆莢蟬 | さやまめゼミ | One song, all summer | 一首歌唱完整個夏天 | ひと夏にひとつの歌
R | fire | shade | Chimney Raven | 煙囪渡鴉 | 煙突ワタリガラス | Gossip of the rooftops | 屋頂上的消息通 | 屋根の上の情報通
R | fire | healer | Kettle Quail | 水壺鵪鶉 | やかんウズラ | Whistles when tea is ready | 茶一好就吹哨 | お茶が沸くと鳴く
R | fire | caster | Matchstick Stork | 火柴鸛 | マッチコウノトリ | Lights the tallest lamps | 點亮最高的街燈 | いちばん高い街灯をともす
R | water | shade | Marsh Bittern | 沼澤麻鷺 | 沼のサンカノゴイ | Stands as still as a reed | 靜立如蘆葦 | 葦のように動かない
R | water | guardian | Barnacle Walrus | 藤壺海象 | フジツボセイウチ | Wears the harbour wall | 把碼頭穿在身上 | 岸壁をまとうもの
R | water | caster | Teacup Axolotl | 茶杯六角恐龍 | ティーカップウーパー | Smiles at the steam | 對著熱氣微笑 | 湯気にほほえむ
R | wood | guardian | Chestnut Boar | 栗子山豬 | 栗イノシシ | Knocks before charging | 衝撞前會先敲門 | 突進の前に戸をたたく
R | wood | shade | Fern Mantis | 蕨葉螳螂 | シダカマキリ | Patient as a leaf | 如葉片般有耐心 | 葉のように気長
R | wood | bard | Pine Woodpecker | 松林啄木鳥 | 松キツツキ | Drums the forest awake | 敲醒整座森林 | 森をたたき起こす
R | thunder | healer | Tingle Bee | 酥麻蜜蜂 | しびれミツバチ | Honey with a kick | 後勁十足的蜂蜜 | ぴりっとくる蜜
R | thunder | guardian | Anvil Armadillo | 鐵砧犰狳 | 金床アルマジロ | Rolls away from quarrels | 一遇爭吵就滾走 | けんかからは転がって逃げる
R | thunder | striker | Kite Swallow | 紙鳶燕 | 凧ツバメ | Draws lines on the storm | 在暴風上畫線 | 嵐に線を引く
R | none | guardian | Haystack Ox | 乾草堆牛 | 干し草ウシ | Could pull the whole village | 拉得動整座村莊 | 村ごと引ける力持ち
R | none | caster | Chalk Hen | 粉筆母雞 | チョークメンドリ | Keeps the score | 負責計分 | 点数をつける係
R | none | healer | Bakery Hedgehog | 麵包坊刺蝟 | パン屋のハリネズミ | Softer than he looks | 比外表柔軟得多 | 見た目よりやわらかい
R | nihil | bard | Hush Cuckoo | 靜默杜鵑 | 静けさカッコウ | Counts the hours backward | 倒著數時辰 | 時を逆さに数える
R | nihil | striker | Barrow Jackal | 古塚胡狼 | 古塚ジャッカル | Laughs with the echo | 與回音一同大笑 | こだまと笑うもの
R | nihil | healer | Lullaby Koala | 搖籃曲無尾熊 | 子守歌コアラ | Slept through three winters | 一覺睡過三個冬天 | 三度の冬を寝て過ごした
SR | fire | striker | Brazier Rooster | 火盆公雞 | 火鉢オンドリ | Calls the sun by name | 直呼太陽之名 | 太陽を名前で呼ぶ
SR | fire | caster | Glassblower Salamander | 吹玻璃火蜥蜴 | ガラス吹きサラマンダー | Breathes bottles | 一口氣吹出瓶子 | 息で瓶をつくる
SR | fire | shade | Cinnamon Mongoose | 肉桂貓鼬 | シナモンマングース | Sniffs out trouble, adds spice | 嗅出麻煩，再添香料 | 騒ぎをかぎつけ、香りを添える
SR | water | healer | Spring Manatee | 湧泉海牛 | 泉マナティー | Hums the fever away | 哼著歌趕走高燒 | 鼻歌で熱をさます
SR | water | bard | Harp Swan | 豎琴天鵝 | 竪琴ハクチョウ | Strings of morning mist | 以晨霧為弦 | 朝霧の弦
SR | water | striker | Sailfin Marlin | 帆鰭旗魚 | 帆カジキ | First past the breakwater | 率先越過防波堤 | 防波堤を一番に越える
SR | wood | caster | Orchid Chameleon | 蘭花變色龍 | ランのカメレオン | Wears a new garden daily | 每天換穿一座花園 | 日替わりの庭をまとう
SR | wood | healer | Apple Capybara | 蘋果水豚 | りんごカピバラ | Everyone’s warm pillow | 大家的溫暖枕頭 | みんなのあたたかな枕
SR | wood | shade | Ivy Raccoon | 常春藤浣熊 | 蔦アライグマ | Borrows with good manners | 借東西很有禮貌 | 行儀よく拝借する
SR | wood | striker | Sapling Kangaroo | 樹苗袋鼠 | 苗木カンガルー | A forest in her pouch | 口袋裡的森林 | 袋の中の森
SR | thunder | striker | Gale Falcon | 疾風隼 | 疾風ハヤブサ | Arrives before it is called | 未喚先至 | 呼ばれる前に来る
SR | thunder | bard | Cymbal Monkey | 銅鈸猴 | シンバルザル | Always one more encore | 永遠再來一首安可 | いつでももう一曲
SR | thunder | healer | Lodestone Mole | 磁石鼴鼠 | 磁石モグラ | Digs toward what hurts | 往痛處挖去 | 痛むところへ掘り進む
SR | thunder | shade | Flicker Firefly | 閃爍螢火蟲 | またたきホタル | Here, there, gone | 忽此忽彼，忽而不見 | ここ、あそこ、もういない
SR | none | striker | Carousel Pony | 旋轉小木馬 | 回転木馬のポニー | Left the circle one night | 某夜離開了圓圈 | ある夜、輪を抜けだした
SR | none | caster | Almanac Toad | 曆書蟾蜍 | 暦ヒキガエル | Right about the weather twice | 猜中過兩次天氣 | 天気を二度当てた
SR | none | guardian | Drawbridge Elephant | 吊橋大象 | 跳ね橋ゾウ | Lowers her trunk for guests | 為訪客放下長鼻 | 客には鼻をおろす
SR | nihil | caster | Loom Spider | 織機蜘蛛 | 機織りグモ | Mends the lace of night | 縫補夜的蕾絲 | 夜のレースを繕う
SR | nihil | bard | Metronome Ibis | 節拍器朱鷺 | メトロノームトキ | Keeps time for the stars | 為星辰打拍子 | 星に拍子をとる
SR | nihil | guardian | Eclipse Yak | 蝕日犛牛 | 日食ヤク | Stands where the sun should be | 站在太陽該在之處 | 太陽の場所に立つ
SSR | fire | striker | Caldera Lion | 火口獅 | 火口ライオン | Heartbeat of the mountain | 火山的心跳 | 火の山の鼓動
SSR | fire | bard | Torch Flamingo | 火炬紅鶴 | たいまつフラミンゴ | Leads the midnight parade | 引領午夜遊行 | 真夜中の行列を率いる
SSR | fire | caster | Sunstone Sphinx | 太陽石人面獅 | 太陽石のスフィンクス | Asks only kind riddles | 只出善意的謎題 | やさしい謎だけを出す
SSR | water | striker | Breaker Orca | 碎浪虎鯨 | 砕け波シャチ | Captain without a ship | 沒有船的船長 | 船を持たぬ船長
SSR | water | bard | Ballroom Seahorse | 舞會海馬 | 舞踏会のタツノオトシゴ | Waltzes with the current | 與洋流共舞 | 潮とワルツを踊る
SSR | water | shade | Abyss Angler | 深淵燈籠魚 | 深淵アンコウ | One light, many questions | 一盞燈，許多疑問 | 灯りひとつ、謎は多く
SSR | wood | guardian | Redwood Gorilla | 紅杉大猩猩 | セコイアゴリラ | Gentle pillar of the grove | 樹林的溫柔支柱 | 木立のやさしい柱
SSR | wood | bard | Blossom Pheasant | 繁花雉 | 花見キジ | Spring follows in its steps | 春天緊隨其後 | 歩いたあとに春が来る
SSR | wood | caster | Oracle Sloth | 神諭樹懶 | 神託ナマケモノ | Will answer by next autumn | 明年秋天前會答覆 | 返事は来年の秋までに
SSR | thunder | healer | Dynamo Jellyfish | 發電水母 | 発電クラゲ | Restarts tired hearts | 讓疲憊的心重新跳動 | 疲れた心をまた動かす
SSR | thunder | striker | Tempest Eagle | 狂嵐鷹 | 大嵐ワシ | Takes the wind by the collar | 揪住風的衣領 | 風の襟首をつかむ
SSR | thunder | guardian | Conduit Bison | 導雷野牛 | 避雷バイソン | Takes the lightning for others | 替他人承受雷擊 | みんなの雷を引き受ける
SSR | none | guardian | Clockwork Griffin | 發條獅鷲 | ぜんまいグリフォン | Once wound by a king | 曾由國王親手上緊 | 王がねじを巻いたもの
SSR | none | shade | Masquerade Magpie | 假面喜鵲 | 仮面カササギ | Gives it back, usually | 拿走的通常會還 | たいていは返すもの
SSR | nihil | striker | Umbral Wolf | 幽影狼 | 影のオオカミ | Hunts only bad dreams | 只獵捕惡夢 | 悪夢だけを狩る
SSR_PLUS | fire | guardian | Solstice Dragon | 夏至龍 | 夏至のドラゴン | Keeper of the longest day | 最長白晝的守護者 | いちばん長い昼の守り手
SSR_PLUS | water | guardian | Glacier Mammoth | 冰河長毛象 | 氷河マンモス | Remembers the first winter | 記得最初的冬天 | はじめての冬を憶えている
SSR_PLUS | wood | healer | Grove Unicorn | 林苑獨角獸 | 木立のユニコーン | Clears the well it drinks from | 飲過的井水必清 | 飲んだ泉を澄ませるもの
SSR_PLUS | thunder | caster | Zenith Thunderbird | 天頂雷鳥 | 天頂のサンダーバード | Its wings are the weather | 雙翼即是天氣 | その翼が天気になる
SSR_PLUS | nihil | shade | Nebula Manta | 星雲魟 | 星雲マンタ | Swims where maps end | 游於地圖盡頭之外 | 地図の果てを泳ぐもの
SSR_PLUS | none | bard | Storybook Pegasus | 繪本天馬 | 絵本のペガサス | Every child has drawn it | 每個孩子都畫過牠 | だれもが一度は描いた
E | wood | guardian | Pumpkin Pangolin | 南瓜穿山甲 | かぼちゃセンザンコウ | Rolls in with the harvest | 與豐收一同滾來 | 収穫とともに転がってくる
E | nihil | caster | Wishing Tapir | 許願貘 | 願いごとのバク | Eats the year’s last worries | 吃掉一年最後的煩惱 | 一年の最後の悩みを食べる
E | thunder | striker | Sparkler Hamster | 仙女棒倉鼠 | 線香花火ハムスター | Five minutes of glory a night | 每晚閃耀五分鐘 | 毎晩五分の晴れ舞台
E | none | bard | Snowbell Reindeer | 雪鈴馴鹿 | 雪鈴トナカイ | Knows every chimney by name | 叫得出每根煙囪的名字 | どの煙突の名も知っている
`;

/** The pets of the demo game. */
export const DEMO_PETS: readonly DemoPet[] = cellsOf(TABLE).map((row, index) => ({
  id: FIRST_ID + (index < PETS_BEFORE_DRAFT ? index : index + 1) * ID_STEP,
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
