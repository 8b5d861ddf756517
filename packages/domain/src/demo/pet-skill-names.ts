/**
 * What each pet does that no other pet can: pet, pattern and name of its own skill; for the later pets
 * also pattern and name of their ultimate.
 */
export const PET_SKILL_TABLE = `
Ash Vole | sear | Coal Nip | 炭火輕咬 | 炭火のひとかじり
Puddle Frog | soothe | Lily Pad Lullaby | 蓮葉搖籃曲 | 蓮の葉の子守歌
Acorn Piglet | ward | Hide in the Leaf Pile | 躲進落葉堆 | 落ち葉の山にもぐる
Static Chick | jolt | Ruffled Feathers | 炸開的羽毛 | 逆立つ羽毛
Reed Wren | hurry | Wake-Up Call | 晨起呼喚 | めざめの呼び声
Kiln Badger | brace | Fired Clay | 窯燒之土 | 焼きしめた土
Ember Fox | sear | Nine-Spark Waltz | 九星火圓舞 | 九つの火花のワルツ
Tide Otter | cover | Driftwood Shield | 漂木之盾 | 流木の盾
Moss Stag | bloom | Antler Garden | 鹿角花園 | 角の花園
Storm Heron | jolt | One-Legged Thunder | 單腳驚雷 | 片足の雷鳴
Hollow Owl | slip | Silent Wingbeat | 無聲振翅 | 音なき羽ばたき
Cinder Hare | brace | Burrow Beneath the Ash | 灰下巢穴 | 灰の下の巣穴
Reef Tortoise | rinse | Tide Pool Bath | 潮池沐浴 | 潮だまりの湯あみ
Bramble Lynx | crack | Thorn Parlour | 荊棘會客室 | いばらの応接間
Volt Marten | strike | Hundred-Step Dash | 百步疾衝 | 百歩の疾走
Dusk Moth | lull | Powder of Evening | 黃昏鱗粉 | 夕暮れの鱗粉
Lantern Carp | mend | Glow Beneath the Bridge | 橋下微光 | 橋の下のほのあかり
Frost Ibex | chill | Blue Ice Kick | 藍冰飛踢 | 青氷の蹴り
Pepper Newt | sear | Tongue of Pepper | 辣舌 | ぴりからの舌
Quartz Crab | ward | Facet Guard | 晶面防禦 | 結晶の構え
Plume Drake | mend | Feather of Dawn | 曙光之羽 | 夜明けの羽根
Alley Ferret | slip | Out the Back Door | 後門脫身 | 裏口からおいとま
Willow Crane | rally | Dance of the Long Neck | 長頸之舞 | 長い首の舞
Pebble Seal | strike | Shingle Roll | 礫灘翻滾 | 砂利浜ころがり
Bolt Panther | slip | Before the Thunder | 雷聲之前 | 雷鳴の前に
Candle Newt | bolt | Reading Light | 閱讀燈 | 読書灯
Meadow Ewe | soothe | Wool Blanket | 羊毛毯 | 羊毛の毛布
Moonwell Whale | chill | Undertow of Memory | 記憶暗流 | 記憶の引き波
Drum Beetle | rally | Double-Time March | 快步進行曲 | 駆け足の行進
Leaf Gecko | slip | Upside-Down Ambush | 倒掛奇襲 | 逆さの待ち伏せ
Forge Bear | crack | Hammer Paw | 鐵鎚熊掌 | 鎚の前足
Mist Mink | slip | Into the Fog | 沒入霧中 | 霧のなかへ
Ink Squid | sap | Spilled Inkwell | 打翻的墨水瓶 | こぼれたインクつぼ
Thorn Tiger | crack | Thicket Pounce | 叢林猛撲 | 茂みからの一跳び
Copper Rhino | brace | Green Patina | 銅綠護甲 | 緑青のよろい
Bell Dolphin | hurry | Harbour Chime | 海港鐘聲 | 港の鐘の音
Pebble Golem | ward | Not Moving | 不動如山 | てこでも動かない
Aurora Peacock | charge | Thousand-Eyed Curtain | 千眼之幕 | 千の目のカーテン
Hearth Cricket | rally | Tale of the Brave Spoon | 勇敢湯匙的故事 | 勇ましいさじの話
Honey Dormouse | mend | Spoonful of Honey | 一匙蜂蜜 | はちみつひとさじ
Veil Serpent | lull | Coil of Quiet | 寂靜盤繞 | 静けさのとぐろ
Rapids Trout | strike | Upstream Leap | 逆流飛躍 | さかのぼる跳躍
Mossback Turtle | cover | Hillside Shelter | 山丘庇蔭 | 丘かげの宿
Spark Squirrel | scatter | Lightning Acorns | 閃電橡果 | 稲妻どんぐり
Void Moth | rinse | Mending the Unseen | 修補無形 | 見えぬほつれを縫う
Silver Nightingale | charge | Breath Before the Song | 歌前一息 | 歌う前のひと息
Harvest Lantern Cat | rally | Guest of Honour’s Toast | 貴賓祝酒 | 主賓の乾杯
Snow Globe Penguin | cover | Shake the Globe | 搖動雪球 | スノードームをひと振り
Toast Sparrow | rally | Crumbs for Everyone | 人人有麵包屑 | みんなにパンくず
Drizzle Snail | bolt | Silver Trail | 銀色足跡 | 銀のあしあと
Clover Calf | mend | Four-Leaf Luck | 四葉好運 | 四つ葉の幸運
Fuse Mouse | strike | Short Fuse | 短引信 | 短い導火線
Attic Bat | slip | Dust and Rafters | 梁上塵影 | 梁のほこり
Soot Gosling | cover | Under My Wing | 躲到我翅膀下 | つばさの下へ
Cobble Pup | strike | Wheel Chase | 追輪子 | 車輪を追って
Bucket Clam | ward | Clam Up | 緊閉不開 | 口をとざす
Peapod Cicada | hurry | Summer Afternoon | 夏日午後 | 夏の昼下がり
Chimney Raven | sap | Rooftop Rumour | 屋頂流言 | 屋根のうわさ | finish | Flue Dive | 煙道俯衝 | 煙道への急降下
Kettle Quail | soothe | Freshly Poured | 剛沏好的茶 | いれたての一杯 | spring | Tea for the Whole House | 全屋的茶 | 家じゅうのお茶
Matchstick Stork | sear | Strike on the Beak | 喙上擦火 | くちばしで擦る火 | storm | Street of a Hundred Lamps | 百燈之街 | 百の街灯
Marsh Bittern | slip | Standing Reed | 佇立之葦 | 立ちすくむ葦 | humble | Sudden Beak | 突如其來的喙 | ふいのくちばし
Barnacle Walrus | brace | Harbour Crust | 港壁硬殼 | 岸壁の殻 | wall | Breakwater Belly | 防波堤肚皮 | 防波堤の腹
Teacup Axolotl | rinse | Regrow a Smile | 重新長出的笑容 | はえかわる笑顔 | freeze | Tempest in a Teacup | 茶杯裡的風暴 | ティーカップの嵐
Chestnut Boar | ward | Prickly Husk | 帶刺的殼 | いがの守り | shatter | Polite Stampede | 有禮的衝撞 | 礼儀正しい猛突進
Fern Mantis | crack | Folded Patience | 摺疊的耐心 | たたんだ辛抱 | finish | One Clean Cut | 乾淨一刀 | きれいな一太刀
Pine Woodpecker | hurry | Morning Drumroll | 清晨鼓點 | 朝の連打 | anthem | Whole Forest Awake | 全林甦醒 | 森じゅうのめざめ
Tingle Bee | rinse | Royal Jelly | 蜂王乳 | ローヤルゼリー | chorus | Hum of the Hive | 蜂巢合鳴 | 巣箱のうなり
Anvil Armadillo | cover | Curl Around You | 蜷身相護 | まるまって包む | bastion | Ironclad Roll | 鐵甲翻滾 | 鉄甲の回転
Kite Swallow | scatter | Loop the Breeze | 乘風迴旋 | そよ風の宙返り | finish | Cut the String | 斷線 | 糸を切る
Haystack Ox | brace | Heave Together | 齊力一拉 | せーので引く | wall | Immovable Lunch | 不動的午餐 | 動かざる昼ごはん
Chalk Hen | sap | Minus Ten Points | 扣十分 | 十点減点 | humble | Back of the Class | 到後面罰站 | うしろで立ってなさい
Bakery Hedgehog | mend | Warm Bun | 溫熱小圓麵包 | ほかほかパン | spring | Fresh from the Oven | 剛出爐 | 焼きたて一番
Hush Cuckoo | lull | Stopped Clock | 停擺的鐘 | 止まった時計 | slumber | Thirteenth Hour | 第十三個時辰 | 十三時の鐘
Barrow Jackal | crack | Echoing Laugh | 回音笑聲 | こだまする笑い | finish | Last Laugh | 最後的笑聲 | 最後に笑うもの
Lullaby Koala | soothe | Eucalyptus Nap | 尤加利小憩 | ユーカリのうたたね | slumber | All Winter Long | 睡過整個冬天 | 冬じゅうおやすみ
Brazier Rooster | focus | Puff the Coals | 鼓動炭火 | 炭をあおぐ | blaze | Sunrise on Command | 號令日出 | 日の出を命ずる
Glassblower Salamander | bolt | Molten Bubble | 熔化氣泡 | とけた泡 | shatter | Cathedral Window | 教堂彩窗 | 大聖堂の色ガラス
Cinnamon Mongoose | sear | Pinch of Spice | 一撮香料 | 香料ひとつまみ | blaze | Secret Recipe | 獨門秘方 | 秘伝のレシピ
Spring Manatee | bloom | Slow Warm Water | 緩緩溫泉 | ゆるやかな湯 | spring | Source of Every River | 萬河之源 | すべての川の源
Harp Swan | soothe | Mist Arpeggio | 晨霧琶音 | 霧のアルペジオ | chorus | Lake of Strings | 弦之湖 | 弦の湖
Sailfin Marlin | strike | Sail Before the Wind | 乘風揚帆 | 追い風に帆 | finish | Breakwater Record | 防波堤紀錄 | 防波堤の新記録
Orchid Chameleon | lull | Petal Disguise | 花瓣偽裝 | 花びらの変装 | freeze | Garden Out of Season | 反季花園 | 季節はずれの庭
Apple Capybara | bloom | Orchard Hot Spring | 果園溫泉 | りんご風呂 | spring | Everyone Fits | 大家都擠得下 | みんな入れる
Ivy Raccoon | sap | Just Borrowing | 借用一下 | ちょっと拝借 | humble | Finders, Keepers | 誰撿到算誰的 | 拾ったもの勝ち
Sapling Kangaroo | focus | Rooted Hop | 落地生根跳 | 根を張るひと跳び | finish | Full-Grown Kick | 參天一踢 | 大樹の蹴り
Gale Falcon | strike | Folded Wings | 收翼俯衝 | たたんだ翼 | finish | Stoop from the Blue | 蒼空突襲 | 青空からの一撃
Cymbal Monkey | jolt | Crash Cymbal | 強音鈸 | クラッシュシンバル | anthem | Third Encore | 第三次安可 | 三度目のアンコール
Lodestone Mole | rinse | Drawn-Out Splinter | 吸出碎刺 | とげを吸いだす | chorus | Magnet Field Rest | 磁場休憩 | 磁場の休み
Flicker Firefly | jolt | Morse in the Dark | 黑暗中的暗號 | 闇のモールス | thunderclap | A Thousand at Once | 千螢齊亮 | いっせいに千の光
Carousel Pony | hurry | Round and Round | 轉呀轉 | ぐるりぐるり | onslaught | Off the Rails at Last | 終於脫軌 | ついに輪の外へ
Almanac Toad | bolt | Chance of Hail | 降雹機率 | ひょうの予報 | storm | Weather Warning | 天氣特報 | 天気の警報
Drawbridge Elephant | cover | Lower the Bridge | 放下吊橋 | 橋をおろす | bastion | Gatehouse | 城門樓 | 城門の守り
Loom Spider | sap | Dropped Stitch | 漏針 | 目落とし | freeze | Lace of Midnight | 午夜蕾絲 | 真夜中のレース
Metronome Ibis | charge | Count Me In | 數拍入場 | 拍を数えて | anthem | Tempo of the Stars | 星辰節拍 | 星々のテンポ
Eclipse Yak | ward | Borrowed Shade | 借來的陰影 | 借りた日かげ | bastion | Noon Without Sun | 無日正午 | 日のない正午
Caldera Lion | sear | Cinder Mane | 火燼鬃毛 | 火の粉のたてがみ | blaze | Roar of the Summit | 山巔獅吼 | 頂のおたけび
Torch Flamingo | rally | Parade Step | 遊行步伐 | 行列の足どり | onslaught | Midnight Carnival | 午夜嘉年華 | 真夜中のカーニバル
Sunstone Sphinx | lull | Gentle Riddle | 溫柔謎題 | やさしいなぞなぞ | storm | Answer in the Sand | 沙中答案 | 砂のなかの答え
Breaker Orca | crack | Ram the Hull | 衝撞船身 | 船腹への体あたり | finish | Captain’s Order | 船長之令 | 船長の号令
Ballroom Seahorse | hurry | Ballroom Spin | 舞池迴旋 | 舞踏会のターン | chorus | Waltz of the Deep | 深海圓舞曲 | 深海のワルツ
Abyss Angler | sap | Follow the Light | 跟著光走 | 光についておいで | humble | Question in the Dark | 黑暗中的疑問 | 暗がりの問い
Redwood Gorilla | cover | Bark Embrace | 樹皮擁抱 | 樹皮の抱擁 | wall | Two Thousand Rings | 兩千圈年輪 | 二千の年輪
Blossom Pheasant | soothe | Petals in Step | 步步花開 | 歩むごとに花 | chorus | First Day of Spring | 立春之日 | 春のはじまりの日
Oracle Sloth | bolt | Eventual Prophecy | 遲來的預言 | いずれ来る予言 | slumber | Ask Me Tomorrow | 明天再問 | あした聞いて
Dynamo Jellyfish | charge | Gentle Current | 溫和電流 | おだやかな電流 | anthem | Lights Back On | 重新點亮 | ふたたび灯る
Tempest Eagle | scatter | Handful of Wind | 一把風 | ひとつかみの風 | thunderclap | Eye of the Tempest | 狂嵐之眼 | 大嵐の目
Conduit Bison | ward | Grounded Hooves | 接地之蹄 | 大地につなぐ蹄 | bastion | Strike Me Instead | 雷由我擔 | 雷はわたしに
Clockwork Griffin | brace | Wind the Spring | 上緊發條 | ねじを巻く | wall | Royal Mainspring | 王室主發條 | 王家のぜんまい
Masquerade Magpie | slip | Shiny Distraction | 閃亮障眼 | きらきらの目くらまし | humble | Masks Off | 揭下面具 | 仮面をとる夜
Umbral Wolf | crack | Bite the Nightmare | 咬碎惡夢 | 悪夢をかみくだく | finish | Hunter of Bad Dreams | 惡夢獵手 | 悪い夢の狩人
Solstice Dragon | brace | Scales at Noon | 正午之鱗 | 正午のうろこ | bastion | The Longest Day | 最長的一日 | いちばん長い日
Glacier Mammoth | chill | Tusk of the Ice Age | 冰河之牙 | 氷河の牙 | shatter | First Winter | 第一個冬天 | はじめての冬
Grove Unicorn | rinse | Clear Well | 清澈之井 | 澄んだ泉 | spring | Moonlit Clearing | 月下林間 | 月あかりの木立
Zenith Thunderbird | scatter | Feathers of Rain | 雨之羽 | 雨の羽根 | thunderclap | Sky from Edge to Edge | 天際橫貫 | 空の端から端まで
Nebula Manta | lull | Drift Among Stars | 星間漂流 | 星間ただよい | slumber | Where the Map Ends | 地圖盡頭 | 地図の果て
Storybook Pegasus | charge | Turn the Page | 翻開下一頁 | ページをめくる | onslaught | And So They Flew | 於是他們飛了起來 | こうして空へ
Pumpkin Pangolin | ward | Pumpkin Roll | 南瓜滾滾 | かぼちゃごろごろ | wall | Heaviest at the Fair | 市集第一重 | 品評会の一等賞
Wishing Tapir | lull | Nibble a Worry | 啃一口煩惱 | 悩みをひとかじり | slumber | Year’s Last Dream | 年末最後的夢 | 年の瀬の夢
Sparkler Hamster | scatter | Wheel of Sparks | 火花滾輪 | 火花の回し車 | storm | Grand Finale | 壓軸煙火 | しめの大花火
Snowbell Reindeer | hurry | Sleigh Bells | 雪橇鈴聲 | そりの鈴 | anthem | Every Chimney by Dawn | 天亮前的每根煙囪 | 夜明けまでにすべての煙突
`;
