/** Gifts that pets and gods like. Rarity, shape, colour, intimacy, name, description. */
export const GIFT_TABLE = `
N | gift | fire | 10 | Roasted Chestnuts | 烤栗子 | 焼き栗 | Careful, the bag is hot. | 小心，紙袋很燙。 | 袋が熱いのでご用心。
N | gift | wood | 10 | Daisy Chain | 雛菊花鍊 | ひな菊の花輪 | Lasts exactly one afternoon. | 剛好能撐一個下午。 | ちょうど午後いっぱいもつ。
N | gift | water | 10 | Skipping Stone | 打水漂的石頭 | 水切り石 | Good for seven skips. | 保證跳七下。 | 七回は跳ねる。
N | gift | thunder | 10 | Tin Whistle | 錫笛 | ブリキの笛 | One tune comes with it. | 附贈一首曲子。 | 曲がひとつついてくる。
N | gift | nihil | 10 | Jar of Fireflies | 一罐螢火蟲 | ホタルの瓶 | Let them go by morning. | 天亮前要放牠們走。 | 朝には放してあげて。
N | gift | none | 10 | Crocheted Mittens | 鉤織手套 | かぎ編みの手ぶくろ | The left thumb is optimistic. | 左手拇指織得太樂觀。 | 左の親指が長すぎる。
R | gift | fire | 30 | Beeswax Candle | 蜂蠟蠟燭 | みつろうのろうそく | For reading just one more page. | 為了再多讀一頁。 | もう一ページだけ読むために。
R | gift | wood | 30 | Carved Duck | 木雕鴨子 | 木彫りのアヒル | It floats, leaning left. | 會浮，但往左歪。 | 浮くけれど、左にかたむく。
R | gift | water | 30 | Glass Fishing Float | 玻璃浮球 | ガラスの浮き玉 | A piece of the sea to hang up. | 可以掛起來的一小片海。 | つるしておける海のかけら。
R | gift | thunder | 30 | Pocket Sundial | 口袋日晷 | 懐中日時計 | No help at all at night. | 晚上完全派不上用場。 | 夜はまるで役に立たない。
R | gift | nihil | 30 | Velvet Pouch | 絲絨小袋 | ビロードの小袋 | For things too small to lose. | 裝小得不能弄丟的東西。 | なくせない小さなもの用。
R | gift | none | 30 | Picnic Blanket | 野餐墊 | ピクニックの敷布 | Room for two, or one whale. | 坐得下兩位，或一隻鯨魚。 | 二人分、またはクジラ一頭分。
R | gift | fire | 30 | Maple Candy | 楓糖塊 | もみじ飴 | Sticks teeth together politely. | 很有禮貌地黏住牙齒。 | 歯を上品にくっつける。
R | gift | wood | 30 | Herb Sachet | 香草香包 | ハーブの香り袋 | Keep under the pillow. | 放在枕頭下。 | 枕の下に入れて。
R | gift | water | 30 | Snow Globe of the Harbour | 雲港雪球 | 港のスノードーム | It never snows there otherwise. | 那裡平常可不下雪。 | 本物の港に雪は降らない。
R | gift | thunder | 30 | Brass Spyglass | 黃銅望遠鏡 | 真ちゅうの望遠鏡 | Finds friends on far hills. | 能望見遠方山上的朋友。 | 遠い丘の友を見つける。
SR | gift | fire | 80 | Storyteller’s Puppet | 說書人的布偶 | 語り部の人形 | Has opinions about the ending. | 對結局很有意見。 | 結末にひとこと言いたい。
SR | gift | wood | 80 | Bonsai in a Teacup | 茶杯盆栽 | 茶碗の盆栽 | Forty years old, four inches tall. | 樹齡四十，高僅四寸。 | 樹齢四十年、背丈は四寸。
SR | gift | water | 80 | Rain Drum | 雨鼓 | 雨太鼓 | Plays what the roof plays. | 奏著屋頂的旋律。 | 屋根と同じ曲を奏でる。
SR | gift | thunder | 80 | Captive Spark Lamp | 電花燈 | とらわれ火花の灯 | The spark is there by choice. | 裡頭的電花是自願的。 | 火花は好きでそこにいる。
SR | gift | nihil | 80 | Constellation Quilt | 星座拼布被 | 星座のキルト | One star is stitched for you. | 有一顆星是為你縫的。 | ひとつはあなたの星。
SR | gift | none | 80 | Family Portrait Frame | 全家福相框 | 家族の額縁 | There is room for one more. | 還容得下一位。 | もうひとり入れる。
SSR | gift | thunder | 200 | Crown of Paper Gold | 金紙王冠 | 金紙の冠 | King or queen for one whole day. | 當上整整一天的國王。 | まる一日だけの王さま。
SSR | gift | water | 200 | Message in a Bottle | 瓶中信 | 瓶の手紙 | The answer came, years later. | 多年後，回信到了。 | 返事は何年もあとに来た。
`;

/** What comes out of Grandmother’s kitchen. Rarity, shape, colour, AP, recipe (places of ingredients), name, description. */
export const DISH_TABLE = `
N | potion | wood | 20 | 1 2 | Thyme Flatbread | 百里香薄餅 | タイムの平焼きパン | Gives back 20 AP. Tear, do not cut. | 恢復 20 點體力。請用手撕，別切。 | APを20回復する。切らずにちぎって。
N | potion | fire | 25 | 3 5 | Ember Tomato Soup | 燼火番茄湯 | 残り火トマトのスープ | Gives back 25 AP. Blow first. | 恢復 25 點體力。先吹一吹。 | APを25回復する。まずは吹いて。
N | potion | none | 25 | 7 2 | Miller’s Pancakes | 磨坊鬆餅 | 粉ひきのパンケーキ | Gives back 25 AP. Stacked to the ceiling. | 恢復 25 點體力，疊到天花板。 | APを25回復する。天井まで重ねて。
N | potion | thunder | 30 | 6 8 | Honey Cream Puff | 蜂蜜泡芙 | はちみつシュークリーム | Gives back 30 AP, and a white nose. | 恢復 30 點體力，外加一個白鼻子。 | APを30回復する。鼻も白くなる。
N | potion | wood | 30 | 4 1 | Giant’s Turnip Roast | 烤巨人蕪菁 | 巨人のかぶの丸焼き | Gives back 30 AP. Serves eight. | 恢復 30 點體力，八人份。 | APを30回復する。八人前。
R | potion | water | 45 | 10 5 | Grilled Silver Mackerel | 鹽烤銀鯖 | 銀サバの塩焼き | Gives back 45 AP. The cat may watch. | 恢復 45 點體力。貓可以在旁邊看。 | APを45回復する。猫は見るだけ。
R | potion | water | 45 | 11 7 | Harbour Omelette | 海港歐姆蛋 | 港のオムレツ | Gives back 45 AP. Folded like a sail. | 恢復 45 點體力，摺得像張帆。 | APを45回復する。帆のようにたたむ。
R | potion | fire | 50 | 9 3 | Dragonpepper Chili | 龍椒辣豆 | 竜とうがらしの煮こみ | Gives back 50 AP. Milk is on the left. | 恢復 50 點體力。牛奶在左手邊。 | APを50回復する。牛乳は左手に。
R | potion | nihil | 50 | 12 15 | Midnight Plum Pie | 子夜李派 | 真夜中のすももパイ | Gives back 50 AP. Cooling on the sill. | 恢復 50 點體力，正放在窗台上涼著。 | APを50回復する。窓辺で冷まし中。
R | potion | thunder | 55 | 14 8 | Thundercloud Floss | 雷雲棉花糖 | 雷雲の綿あめ | Gives back 55 AP. Rumbles when bitten. | 恢復 55 點體力，咬下會轟隆作響。 | APを55回復する。かむとごろごろ鳴る。
SR | potion | wood | 90 | 13 7 | Truffle Supper | 松露晚餐 | トリュフの晩餐 | Gives back 90 AP. Put on a clean shirt. | 恢復 90 點體力，請換件乾淨襯衫。 | APを90回復する。服は清潔に。
SR | potion | thunder | 100 | 16 6 | Sunfruit Tart | 太陽果塔 | 太陽の実のタルト | Gives back 100 AP. Lights the table. | 恢復 100 點體力，還能照亮餐桌。 | APを100回復する。食卓も照らす。
`;

/** Books that pets learn from. Rarity, shape, colour, EXP, name, description. */
export const BOOK_TABLE = `
N | scroll | none | 800 | Picture Book of Paws | 腳掌圖畫書 | 肉球の絵本 | Mostly pictures. All of them good. | 幾乎全是圖，每張都好看。 | ほとんど絵。どれもよい。
R | scroll | wood | 1800 | Field Guide to Puddles | 水窪圖鑑 | 水たまり図鑑 | Waterproof from page nine on. | 從第九頁起防水。 | 九ページ目から防水。
R | scroll | fire | 3000 | How to Be Brave, Volume 2 | 如何勇敢・第二冊 | 勇気の出し方 第二巻 | Volume 1 was too scary. | 第一冊太可怕了。 | 第一巻はこわすぎた。
SR | scroll | water | 6000 | Captain’s Logbook | 船長航海日誌 | 船長の航海日誌 | Three storms, one birthday cake. | 三場風暴，一個生日蛋糕。 | 嵐が三つ、誕生日ケーキがひとつ。
SR | scroll | nihil | 9000 | Astronomy for the Sleepless | 失眠者天文學 | 眠れぬ夜の天文学 | Works either way. | 無論如何都有效。 | どちらにしても効く。
SSR | scroll | thunder | 20000 | The Unabridged Thunder | 雷鳴全集 | 雷鳴大全 | Read aloud, from a safe distance. | 請保持安全距離朗讀。 | 離れて音読すること。
`;

/** Scrolls for one battle. Rarity, colour, name, description. */
export const CHARM_TABLE = `
R | thunder | Scroll of Haste | 疾行卷軸 | 早足の巻物 | Speed rises for the next battle. | 下一場戰鬥速度提升。 | 次のバトルで素早さが上がる。
R | nihil | Scroll of Sharp Eyes | 銳眼卷軸 | 鋭い目の巻物 | Critical rate rises for the next battle. | 下一場戰鬥爆擊率提升。 | 次のバトルで会心率が上がる。
R | wood | Scroll of Deep Roots | 深根卷軸 | 深い根の巻物 | HP rises for the next battle. | 下一場戰鬥生命提升。 | 次のバトルでHPが上がる。
R | none | Scroll of Good Company | 良伴卷軸 | よき連れの巻物 | Pets learn more from the next battle. | 下一場戰鬥寵物經驗提升。 | 次のバトルでペットの経験値が増える。
SR | fire | Scroll of the Open Hearth | 爐火大開卷軸 | 開いた炉の巻物 | Fire damage rises for one hour. | 一小時內火焰傷害提升。 | 1時間、炎のダメージが上がる。
SR | water | Scroll of the Spring Tide | 大潮卷軸 | 大潮の巻物 | Water damage rises for one hour. | 一小時內流水傷害提升。 | 1時間、水のダメージが上がる。
SR | thunder | Scroll of the Lucky Find | 意外之喜卷軸 | 掘り出し物の巻物 | Finds are more frequent for one hour. | 一小時內更容易找到奇物。 | 1時間、珍品が見つかりやすい。
SR | nihil | Scroll of Second Chances | 再來一次卷軸 | やり直しの巻物 | The first to fall gets up again. | 第一位倒下的夥伴會再站起。 | 最初に倒れた仲間が立ちあがる。
`;

/** Chests of the regions: two each, one plain and one fine. Rarity, colour, name, description. */
export const SATCHEL_TABLE = `
R | none | Miller’s Satchel | 磨坊主的挎包 | 粉ひきのかばん | Leaves white footprints. | 走過會留下白腳印。 | 白いあしあとが残る。
SR | fire | Mayor’s Strongbox | 村長的錢箱 | 村長の金庫 | The key is under the flowerpot. | 鑰匙就在花盆底下。 | かぎは植木鉢の下。
R | wood | Forager’s Basket | 採集者的籃子 | 採集人のかご | Check for hedgehogs first. | 先看看有沒有刺蝟。 | まずハリネズミを確認。
SR | thunder | Amber Casket | 琥珀匣 | 琥珀色の小箱 | Sealed before there were keys. | 鑰匙發明前就封好了。 | 鍵ができる前に封じられた。
R | thunder | Miner’s Lunch Pail | 礦工便當盒 | 坑夫の弁当箱 | Rings like a bell when empty. | 空了會像鐘一樣響。 | からだと鐘のように鳴る。
SR | nihil | Choirmaster’s Case | 唱詩班長的箱子 | 合唱隊長の箱 | Opens at the right note. | 唱對音就會打開。 | 正しい音で開く。
R | water | Sailor’s Ditty Bag | 水手雜物袋 | 船乗りの小物袋 | Needle, thread and a dried fish. | 針、線和一條魚乾。 | 針と糸と干物。
SR | water | Salvaged Sea Chest | 打撈海箱 | 引き揚げた船箱 | The crab inside is not included. | 裡頭的螃蟹不算在內。 | なかのカニは付属しない。
R | nihil | Nomad’s Saddlebag | 牧人鞍袋 | 遊牧の鞍袋 | Packed by someone who meant to return. | 打包的人原本打算回來。 | 帰るつもりで荷造りした。
SR | nihil | Coffer of the Far Road | 遠路寶匣 | 遠い道の宝箱 | Heavier on the way there. | 去程比較重。 | 行きのほうが重い。
R | fire | Pilgrim’s Knapsack | 朝聖者背囊 | 巡礼の背負い袋 | Bread, bandage, and a bell. | 麵包、繃帶與一只鈴。 | パンと包帯と鈴ひとつ。
SR | fire | Ark of the Summit | 山巔聖櫃 | 頂の宝ひつ | Warm to the hand, warmer to the heart. | 暖了手，更暖了心。 | 手にあたたかく、心にもっと。
`;
