/** What lies about in the six regions: eight finds each. Rarity, shape, colour, name, description. */
export const FIND_TABLE = `
N | leaf | none | Bent Weathervane | 歪掉的風向雞 | 曲がった風見鶏 | Points north on Tuesdays. | 每逢星期二指向北方。 | 火曜日だけ北を指す。
N | leaf | thunder | Straw Doll | 稻草娃娃 | わら人形のお守り | Guards the field from nothing in particular. | 守著田地，防著不知什麼東西。 | なにかから畑を守っている。
N | gem | none | Chipped Millstone | 缺角的磨盤石 | 欠けたひき臼 | Still smells of flour. | 還帶著麵粉香。 | まだ小麦粉の香りがする。
N | coin | thunder | Baker’s Button | 麵包師的鈕釦 | パン屋のボタン | Popped off during the harvest feast. | 豐收宴上繃掉的那一顆。 | 収穫の宴ではじけ飛んだ。
R | key | none | Granary Latch | 穀倉門閂 | 穀倉の掛け金 | The granary has had a new door for years. | 穀倉早就換了新門。 | 穀倉の扉はとうに新しい。
R | scroll | fire | Chimney Sweep’s Almanac | 掃煙囪人的曆書 | 煙突掃除の暦 | Every page is grey. | 每一頁都灰灰的。 | どのページも灰色。
R | orb | water | Well Bucket Moon | 井桶裡的月亮 | 桶のなかの月 | It stayed when the water was poured out. | 水倒光了，它還在。 | 水を捨てても残っていた。
SR | orb | fire | Last Warm Coal | 最後一塊暖炭 | 最後のぬくい炭 | Carried home in a mitten. | 裝在手套裡帶回家。 | 手ぶくろに入れて持ち帰る。
N | leaf | fire | Crimson Oak Leaf | 赤橡葉 | 真っ赤な樫の葉 | Too pretty for the fire. | 美得捨不得燒。 | 焚くには惜しい美しさ。
N | gem | fire | Amber Drop | 琥珀滴 | 琥珀のしずく | An ant inside looks surprised. | 裡頭的螞蟻一臉驚訝。 | なかのアリが驚いた顔。
N | orb | wood | Ring of Mushrooms | 一圈蘑菇 | きのこの輪かざり | Do not step inside before lunch. | 午餐前請勿踏入。 | 昼食の前には入らないこと。
N | leaf | wood | Moss Pillow | 苔枕 | 苔のまくら | Slightly damp dreams. | 夢會有點潮。 | 夢が少ししめる。
R | leaf | none | Woodpecker’s Letter | 啄木鳥的信 | キツツキの手紙 | Written in holes. | 以小洞寫成。 | 穴で書かれている。
R | gift | thunder | Honeycomb Lantern | 蜂巢燈籠 | 蜂の巣ランタン | The bees have moved out, mostly. | 蜜蜂大多搬走了。 | ハチはほとんど引っ越した。
R | key | wood | Antler Comb | 鹿角梳 | 角のくし | Shed in spring, carved in winter. | 春天脫落，冬天雕成。 | 春に落ち、冬に彫られた。
SR | gem | wood | Petrified Acorn | 石化橡果 | 石になったどんぐり | Older than the forest around it. | 比周圍的森林更古老。 | まわりの森より年上。
N | gem | thunder | Humming Pebble | 嗡鳴卵石 | うなる小石 | Always the same two notes. | 總是同樣兩個音。 | いつも同じ二音。
N | gem | water | Stalactite Tip | 鐘乳石尖 | つらら石の先 | Took a century, fell in a second. | 長了百年，掉只一秒。 | 百年のびて、一秒で落ちた。
N | coin | none | Miner’s Tally | 礦工號牌 | 坑夫の札 | Number 43 came home safely. | 四十三號平安歸來。 | 四十三番は無事に帰った。
N | scroll | nihil | Bat-Eared Map | 蝙蝠耳地圖 | コウモリ耳の地図 | Best read with eyes closed. | 閉上眼睛讀最清楚。 | 目をとじて読むとよい。
R | potion | water | Bottled Echo | 瓶中回音 | 瓶詰めのこだま | Open once, and only once. | 只能打開一次。 | 開けられるのは一度きり。
R | orb | thunder | Blue Glow-Worm Jar | 藍螢罐 | 青い土ボタルの瓶 | A night light that hums along. | 會跟著哼歌的夜燈。 | いっしょに口ずさむ夜の灯。
R | key | thunder | Tuning Fork of Stone | 石音叉 | 石の音叉 | Struck once, heard all day. | 敲一下，響一天。 | ひと打ちで一日響く。
SR | gem | nihil | Choir Crystal | 合唱水晶 | 合唱の結晶 | Four voices, no singer. | 四個聲部，沒有歌者。 | 四つの声、歌い手はなし。
N | leaf | water | Tarred Rope End | 柏油繩頭 | 防水縄の切れ端 | Somebody’s very good knot. | 某人打得極好的繩結。 | だれかのみごとな結び目。
N | coin | water | Sea-Worn Coin | 海蝕銅錢 | 波にもまれた銅貨 | The king on it has no nose left. | 上頭的國王鼻子都磨平了。 | 王さまの鼻が消えている。
N | potion | wood | Green Bottle, No Message | 沒有信的綠瓶 | 手紙のない緑の瓶 | Perhaps they were only thirsty. | 也許只是口渴了。 | のどがかわいていただけかも。
N | orb | none | Gull’s Favourite Shell | 海鷗最愛的貝殼 | カモメお気に入りの貝 | It will want it back. | 牠會來要回去。 | 返してほしがるはず。
R | scroll | water | Tide Table for Last Year | 去年的潮汐表 | 去年の潮見表 | Still right twice a day. | 一天仍準兩次。 | それでも日に二度は当たる。
R | key | none | Ship’s Spoon | 船上湯匙 | 船のさじ | Bent by the cook, not the storm. | 是廚子掰彎的，不是風暴。 | 曲げたのは嵐でなく料理番。
R | gift | fire | Orange-Crate Label | 柳橙箱標籤 | オレンジ箱のラベル | From a country nobody can find. | 來自一個沒人找得到的國家。 | だれも知らぬ国から来た。
SR | orb | water | Foghorn Pearl | 霧笛珍珠 | 霧笛の真珠 | Low and round, like the sound. | 低沉渾圓，一如其聲。 | 音のように低く、まるい。
N | leaf | nihil | Silver Grass Plume | 銀芒草穗 | 銀のすすき穂 | Bows to a wind you cannot feel. | 朝著感覺不到的風鞠躬。 | 感じない風におじぎする。
N | gem | nihil | Waystone Chip | 路標石片 | 道標のかけら石 | It says “almost”. | 上面寫著「就快到了」。 | 「もうすぐ」とある。
N | scroll | none | Nomad’s Knot Diary | 牧人結繩日記 | 遊牧の結び目日記 | A good year has many loops. | 好年頭的繩圈特別多。 | よい年は輪が多い。
N | coin | nihil | Toll of the Empty Bridge | 空橋過路錢 | 無人橋の渡し賃 | Nobody collected it. | 沒有人來收。 | だれも取りに来なかった。
R | leaf | water | Feather Without a Bird | 無主之羽 | 持ち主のない羽根 | Falls upward at night. | 夜裡會往上飄。 | 夜は上へ落ちていく。
R | orb | nihil | Jar of Horizon | 一罐地平線 | 地平線の瓶詰め | A thin blue line, well sealed. | 一條細細的藍線，密封完好。 | 細い青の線を密封した。
R | key | nihil | Stray Compass | 迷路羅盤 | はぐれ羅針盤 | Follows whoever is lost. | 跟著迷路的人走。 | 迷った人についていく。
SR | gem | nihil | Meteor Tear | 隕星之淚 | 流星の涙 | Cold as the space between two wishes. | 冷如兩個願望之間的距離。 | 願いと願いのあいだほど冷たい。
N | gem | fire | Cooled Cinder | 冷卻的炭渣 | 冷めた燃えさし | Write with it before it crumbles. | 趁碎掉之前拿來寫字。 | くずれる前に字を書こう。
N | leaf | fire | Ash Blossom | 灰燼花 | 灰に咲く花 | The first to come back. | 最先回來的花。 | 最初にもどってくる花。
N | potion | fire | Vial of Warm Rain | 一小瓶暖雨 | あたたかな雨の小瓶 | Caught on the southern slope. | 在南坡接到的。 | 南の斜面で受けとめた。
N | coin | fire | Pilgrim’s Token | 朝聖者信物 | 巡礼のしるし | One for each turn of the path. | 山路每轉一彎就有一枚。 | 曲がり角ごとに一枚。
R | gem | none | Obsidian Mirror Shard | 黑曜鏡片 | 黒曜石の鏡片 | Shows who stood here before. | 映出先前站在這裡的人。 | 前に立った人を映す。
R | scroll | fire | Charred Hymn | 焦痕聖詩 | 焦げた賛歌 | The missing verse is the best one. | 缺的那段最動聽。 | 欠けた節がいちばんいい。
R | key | fire | Summit Bell Clapper | 山頂鐘舌 | 頂の鐘の舌 | The bell itself is still up there. | 鐘本身還在山上。 | 鐘はまだ頂にある。
SR | orb | fire | Heart of Cooled Lava | 凝岩之心 | 冷えた溶岩の心 | Beats once an hour. | 每個時辰跳一下。 | 一刻に一度だけ打つ。
`;

/** What a cook looks for. */
export const INGREDIENT_TABLE = `
N | leaf | wood | Wild Thyme | 野百里香 | 野生のタイム | Smells of a hill at noon. | 有正午山坡的香氣。 | 昼の丘の香り。
N | leaf | thunder | Golden Barley | 金穗大麥 | 黄金の大麦 | From the field behind the mill. | 來自磨坊後的麥田。 | 粉ひき小屋の裏の畑から。
N | orb | fire | Ember Tomato | 燼火番茄 | 残り火トマト | Ripens only by firelight. | 只在火光下成熟。 | 火あかりでだけ熟す。
N | orb | wood | Giant’s Turnip | 巨人蕪菁 | 巨人のかぶ | Takes four to pull, eight to eat. | 四人拔得起，八人吃得完。 | 四人で抜き、八人で食べる。
N | gem | none | Harbour Salt | 海港粗鹽 | 港のあら塩 | Dried on the sunny side of the pier. | 在碼頭向陽處曬成。 | 桟橋の日なたで干した。
N | potion | thunder | Oak Honey | 橡林蜂蜜 | 樫の蜜 | The bees ask for a song in return. | 蜜蜂要你唱首歌來換。 | ハチは歌と引きかえにくれる。
N | orb | none | Speckled Egg | 斑點蛋 | まだら卵 | The hen is rather proud of it. | 母雞對它相當自豪。 | めんどりのじまんの一個。
N | potion | none | Cloud Cream | 雲朵鮮奶油 | 雲のクリーム | Whipped by the wind itself. | 由風親手打發。 | 風が泡立てた。
R | leaf | fire | Dragonpepper | 龍椒 | 竜とうがらし | One seed is plenty. | 一粒籽就夠了。 | 種ひとつで十分。
R | orb | water | Silver Mackerel | 銀鯖 | 銀のサバ | Caught, thanked and grilled. | 捕獲、道謝、火烤。 | とって、礼を言い、焼く。
R | leaf | water | Sea Lettuce | 海萵苣 | 海のレタス | Wash twice, sing once. | 洗兩遍，唱一遍。 | 二度洗い、一度歌う。
R | orb | nihil | Midnight Plum | 子夜李 | 真夜中のすもも | Pick it with your eyes shut. | 要閉著眼睛摘。 | 目をとじてつむこと。
R | leaf | wood | Truffle of the Root Mother | 根之母的松露 | 根の母のトリュフ | A piglet found it first. | 小豬先找到的。 | 見つけたのは子豚。
R | gem | thunder | Lightning Sugar | 閃電糖 | 稲妻砂糖 | Crackles on the tongue. | 在舌尖劈啪作響。 | 舌の上でぱちぱちする。
R | scroll | fire | Cinnamon Scroll | 肉桂卷 | 巻きシナモン | Shipped from beyond the fog. | 從霧的另一頭運來。 | 霧の向こうから届く。
SR | orb | thunder | Sunfruit | 太陽果 | 太陽の実 | Still warm on the shady side. | 背光的那面也暖。 | 日かげ側もあたたかい。
`;
