import type { RecordData } from '../core/json.ts';
import { trioAt, type Trio } from './names.ts';
import type { DemoProperty, DemoRarity } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Shapes that item icons are drawn in. */
export type ItemShape =
  | 'potion'
  | 'gem'
  | 'scroll'
  | 'chest'
  | 'coin'
  | 'ticket'
  | 'key'
  | 'gift'
  | 'orb'
  | 'leaf';

/** One item of Emberfall. `more`: fields beside the usual ones. */
export type DemoItem = {
  readonly id: number;
  readonly type: string;
  readonly rarity: DemoRarity;
  readonly shape: ItemShape;
  readonly property: DemoProperty;
  readonly name: Trio;
  readonly description: Trio;
  readonly more: RecordData;
};

/** Id, type, rarity, shape and colour of the icon, name, description, further fields. */
const TABLE = `
1001 | exp_potion | N | potion | wood | Apprentice Potion | 見習藥水 | 見習いの薬 | A sip of experience for a young pet. | 給年幼寵物的一小口經驗。 | 幼いペットのためのひと口の経験。 | use_effect=add_exp; use_value=500
1002 | exp_potion | R | potion | water | Journeyman Potion | 行者藥水 | 旅人の薬 | Tastes of long roads. | 有漫長旅途的味道。 | 長い旅路の味がする。 | use_effect=add_exp; use_value=2500
1003 | exp_potion | SR | potion | thunder | Master Potion | 大師藥水 | 達人の薬 | Brewed on the one windless night of the year. | 於一年中唯一無風之夜釀成。 | 年に一度の風のない夜に煎じられる。 | use_effect=add_exp; use_value=12000
1004 | ap_potion | N | potion | fire | Barley Tea | 大麥茶 | 麦茶 | Gives back 30 AP. | 恢復 30 點體力。 | APを30回復する。 | use_effect=add_ap; use_value=30
1005 | ap_potion | SR | potion | nihil | Hearth Stew | 爐火燉湯 | 炉辺のシチュー | Gives back 120 AP. Best shared. | 恢復 120 點體力，分享最美味。 | APを120回復する。分け合うとおいしい。 | use_effect=add_ap; use_value=120
1011 | material | R | gem | thunder | Star Sand | 星砂 | 星砂 | Shines where a star touched the beach. | 星辰觸及沙灘之處的光。 | 星がふれた浜辺で光る砂。 |
1012 | material | SR | orb | water | Moon Dew | 月露 | 月のしずく | Collected before sunrise, one drop a night. | 日出前採集，一夜一滴。 | 日の出前に、一夜にひとしずく。 |
1013 | material | SSR | gem | nihil | Emberglass | 燼晶 | 残り火ガラス | Still warm from the mountain. | 仍帶著火山的餘溫。 | まだ山のぬくもりが残る。 |
1014 | material | R | gem | none | Whetstone | 磨刀石 | 砥石 | Takes equipment over its next threshold. | 讓裝備突破下一道門檻。 | 装備の次の壁を越えさせる。 |
1015 | material | SSR | potion | none | Star Oil | 星油 | 星の油 | One drop, and the dull edge sings. | 一滴便能讓鈍鋒鳴響。 | ひとしずくで、なまった刃が歌いだす。 |
1016 | material | SR | leaf | nihil | Temple Incense | 祭壇香 | 祭壇の香 | Gods come closer when it burns. | 焚燒時，神明便會靠近。 | 焚くと、神々が近づいてくる。 |
1021 | ticket | SR | ticket | fire | Lantern Ticket | 燈籠券 | ランタン券 | One draw from any lantern gachapon. | 可抽取燈籠轉蛋一次。 | ランタンガチャを1回引ける。 |
1022 | ticket | R | ticket | wood | Friendship Ticket | 友情券 | 友情券 | A friend thought of you. | 有位朋友想起了你。 | 友だちからの贈りもの。 |
1023 | ticket | SSR | ticket | thunder | Golden Ticket | 黃金券 | 黄金の券 | Opens the newcomers’ gachapon once. | 可抽取新手轉蛋一次。 | 初心者ガチャを1回引ける。 |
1024 | ticket | R | ticket | water | Harbour Pass | 港口通行證 | 港の通行証 | Good for one trip to Cloud Harbour. | 可前往雲港一次。 | 雲の港へ一度行ける。 | expire_type=at_time; expire_at=2027-03-31 15:00:00
1025 | ticket | R | ticket | fire | Festival Stamp | 慶典印章 | お祭りスタンプ | One number of the lantern bingo. | 燈火賓果開號一次。 | 灯火ビンゴの番号をひとつ開ける。 |
1026 | ticket | R | ticket | thunder | Wheel Ribbon | 轉盤緞帶 | 輪のリボン | Tie it to the wheel and let go. | 繫上轉盤，放手一轉。 | 輪に結んで、手を放す。 |
1027 | ticket | N | key | wood | Garden Trowel | 園藝小鏟 | 庭のスコップ | Digs up one patch of the old garden. | 可挖開老花園的一格。 | 古い庭のひとマスを掘れる。 |
1028 | ticket | SR | ticket | nihil | Mirror Ticket | 鏡界車票 | 鏡の切符 | Good for one stop beyond the mirror. | 可前往鏡子另一側一站。 | 鏡の向こうへひと駅ぶん。 |
1029 | ticket | N | gem | fire | Wayfarer’s Die | 旅人骰子 | 旅人のサイコロ | Carved from a milestone. | 以里程石雕成。 | 道しるべの石を削ったもの。 |
1030 | ticket | SR | gem | thunder | Lucky Die | 幸運骰子 | 幸運のサイコロ | It likes large numbers. | 偏愛大點數。 | 大きな目が好き。 |
1031 | chest | R | chest | wood | Traveller’s Chest | 旅人寶箱 | 旅人の宝箱 | Rope, bread and a surprise. | 繩索、麵包與一份驚喜。 | 縄とパンと、ひとつの驚き。 | use_effect=open_reward; use_reward_id=1
1032 | chest | SR | chest | thunder | Guild Chest | 公會寶箱 | ギルドの宝箱 | Sealed by the guild hall of Windmill Village. | 由風車村公會封存。 | 風車村のギルドが封をした箱。 | use_effect=open_reward; use_reward_id=2
1033 | choice_chest | SSR | chest | nihil | Dawn Keeper’s Chest | 曙光守望寶箱 | 暁の守り手の宝箱 | Choose one of six stones. | 六種晶石擇一。 | 六つの石からひとつ選べる。 | use_effect=choose_reward; use_reward_id=3
1034 | choice_chest | SR | chest | fire | Emblem Chest | 徽記寶箱 | 紋章の宝箱 | Choose the emblem of one job. | 任選一種職業徽記。 | 好きなジョブの紋章をひとつ選べる。 | use_effect=choose_reward; use_reward_id=4
1035 | chest | R | chest | fire | Harvest Hamper | 豐收提籃 | 収穫のかご | Packed by the stalls of the Lantern Harvest. | 燈火豐收祭攤位精心準備。 | 灯火収穫祭の屋台が詰めてくれた。 | use_effect=open_reward; use_reward_id=5
1036 | chest | SR | chest | nihil | Singing Geode | 吟唱晶洞 | 歌う晶洞 | Shake it and listen. | 搖一搖，仔細聆聽。 | 振って、耳を澄ませて。 | use_effect=open_reward; use_reward_id=6
1041 | event_currency | R | leaf | fire | Maple Token | 楓葉代幣 | もみじトークン | Traded at the Lantern Harvest until its stalls close. | 可於燈火豐收祭攤位收攤前兌換。 | 灯火収穫祭の屋台が閉まるまで交換できる。 | expire_type=event_end; expire_event_id=501
1042 | event_currency | R | gem | water | Ice Shard | 冰晶碎片 | 氷のかけら | Broken from the steps of the Frostwind Tower. | 自霜風塔的階梯剝落。 | 霜風の塔の階段からこぼれたもの。 | expire_type=event_end; expire_event_id=502
1043 | event_currency | SR | orb | thunder | Wishing Star | 許願星 | 願い星 | Write your wish before the year ends. | 在年末之前寫下願望。 | 年が終わる前に願いを書こう。 | expire_type=event_end; expire_event_id=503
1044 | event_currency | R | orb | fire | Night Light | 夜燈 | 夜の灯 | A small flame for the Long Night. | 獻給長夜的小小火光。 | 長い夜のための小さな灯。 | expire_type=event_end; expire_event_id=501
1051 | game_currency | R | coin | thunder | Arena Medal | 競技獎章 | アリーナメダル | Won in the arena, spent in its shop. | 於競技場贏得，於其商店使用。 | アリーナで得て、その店で使う。 |
1052 | game_currency | R | coin | wood | Guild Coin | 公會幣 | ギルドコイン | Earned together. | 眾人一同掙得。 | みんなで稼いだもの。 |
1053 | game_currency | SR | coin | nihil | Tower Seal | 高塔印 | 塔の印 | One for each floor you have mastered. | 每征服一層可得一枚。 | ひとつの階を極めるたびに一枚。 |
1054 | game_currency | R | coin | fire | War Token | 戰功幣 | 戦功コイン | Struck after every campaign. | 每場戰役之後鑄造。 | 戦のたびに打たれる。 |
1055 | material | N | leaf | wood | War Timber | 軍用木材 | 軍用の木材 | Straight, dry and heavy. | 筆直、乾燥又沉重。 | まっすぐで、乾いて、重い。 |
1056 | material | N | coin | thunder | War Copper | 軍用銅料 | 軍用の銅 | For nails, bells and kettles. | 用於釘子、鐘與水壺。 | 釘と鐘とやかんのために。 |
1061 | gift | N | gift | wood | Berry Basket | 莓果籃 | ベリーのかご | Freshly picked. Pets love it. | 新鮮採摘，寵物最愛。 | 摘みたて。ペットの大好物。 | use_effect=add_intimacy; use_value=10
1062 | gift | R | gift | fire | Knitted Scarf | 針織圍巾 | 手編みのマフラー | A little too long for anyone. | 對誰來說都長了一點。 | だれにとっても少し長い。 | use_effect=add_intimacy; use_value=30
1063 | gift | SR | gift | water | Music Box | 音樂盒 | オルゴール | Plays the tide of Cloud Harbour. | 奏出雲港的潮聲。 | 雲の港の潮騒を奏でる。 | use_effect=add_intimacy; use_value=80
1064 | gift | R | gift | thunder | Paper Kite | 紙鳶 | 紙凧 | Flies best before a storm. | 暴風雨前飛得最高。 | 嵐の前がいちばんよく飛ぶ。 | use_effect=add_intimacy; use_value=30; status=not_open
1065 | gift | N | gift | none | Smooth Pebble | 圓滑小石 | なめらかな小石 | Somebody’s treasure. | 某人的寶物。 | だれかの宝もの。 | use_effect=add_intimacy; use_value=5
1066 | gift | SSR | gift | nihil | Star Map | 星圖 | 星図 | Shows where you met. | 標示著初次相遇之處。 | 出会った場所が記されている。 | use_effect=add_intimacy; use_value=200
1071 | key_item | SR | key | thunder | Weathered Key | 斑駁的鑰匙 | 古びた鍵 | Opens the mill of Windmill Village. | 可開啟風車村的磨坊。 | 風車村の粉ひき小屋の鍵。 | stack_limit=1
1072 | key_item | SR | key | water | Weathered Key | 斑駁的鑰匙 | 古びた鍵 | Opens the lighthouse of Cloud Harbour. | 可開啟雲港的燈塔。 | 雲の港の灯台の鍵。 | stack_limit=1
1073 | key_item | SSR | scroll | nihil | Traveller’s Journal | 旅人手記 | 旅人の手記 | Every chapter you have lived. | 你走過的每一章。 | あなたが歩んだすべての章。 | stack_limit=1
1074 | key_item | SR | orb | wood | Seed of the Root Mother | 根之母的種子 | 根の母の種 | It hums when held. | 握在手中會微微鳴響。 | 手に取るとかすかに鳴る。 | stack_limit=1
1081 | buff | R | scroll | fire | Scroll of Courage | 勇氣卷軸 | 勇気の巻物 | Attack rises for the next battle. | 下一場戰鬥攻擊提升。 | 次のバトルで攻撃が上がる。 | use_effect=add_buff
1082 | buff | R | scroll | water | Scroll of Calm | 靜心卷軸 | 静心の巻物 | Defence rises for the next battle. | 下一場戰鬥防禦提升。 | 次のバトルで防御が上がる。 | use_effect=add_buff
1083 | buff | SR | scroll | thunder | Scroll of Plenty | 豐饒卷軸 | 豊穣の巻物 | More coins for one hour. | 一小時內獲得更多銅幣。 | 1時間、コインが多く手に入る。 | use_effect=add_buff; expire_type=after_obtain; expire_after=2592000
1091 | quest | N | leaf | wood | Windmill Sail | 風車帆布 | 風車の帆布 | The miller is waiting for it. | 磨坊主人正等著它。 | 粉ひきが待っている。 |
1092 | quest | N | scroll | water | Unsent Letter | 未寄出的信 | 出されなかった手紙 | The seal is still whole. | 封蠟依舊完好。 | 封はまだ切られていない。 | status=inactive
1093 | quest | R | orb | nihil | Singing Stone | 吟唱石 | 歌う石 | From the caves that sing. | 來自會吟唱的洞窟。 | 歌う洞窟から来た石。 |
1101 | consumable | R | scroll | none | Name Tag | 更名牌 | 名札 | Change your name once. | 可更改名稱一次。 | 名前を一度変更できる。 | use_effect=rename
1102 | consumable | SR | key | fire | Wardrobe Key | 衣櫃鑰匙 | 衣装棚の鍵 | Unlocks one more wardrobe slot. | 解鎖一格衣櫃欄位。 | 衣装棚の枠をひとつ解放する。 | use_effect=unlock
1103 | consumable | N | leaf | wood | Smoke Leaf | 煙葉 | 煙の葉 | Leave a battle at once. | 立即離開戰鬥。 | バトルからすぐに離脱できる。 | status=suspended
1104 | consumable | R | orb | thunder | Recall Bell | 召回鈴 | 呼び鈴 | Calls a team home from exploring. | 召回探索中的隊伍。 | 探索中の隊を呼び戻す。 |
1105 | consumable | R | orb | nihil | Blast Berry | 爆裂莓 | はじけベリー | Clears the rock all around. Do not eat. | 炸開周圍的岩石，請勿食用。 | まわりの岩を吹き飛ばす。食べないこと。 |
1106 | consumable | SR | key | water | Spring Drill | 發條鑽頭 | ぜんまいドリル | Wind it up and aim at the wall. | 上緊發條，對準岩壁。 | 巻いて、岩壁に向ける。 |
1107 | consumable | R | leaf | fire | Folded Heart | 紙摺愛心 | 折り紙のハート | Folded from a letter somebody kept. | 以珍藏的信紙摺成。 | とっておいた手紙で折ったもの。 |
1111 | fragment | SSR | gem | fire | Splinter of the First Lamp | 初燈碎片 | 初めの灯のかけら | Warm to the touch, even in snow. | 即使在雪中也溫熱。 | 雪のなかでもあたたかい。 |
1112 | fragment | SSR | gem | water | Splinter of the Tide Bell | 潮鐘碎片 | 潮の鐘のかけら | Rings when the tide turns. | 潮水轉向時會鳴響。 | 潮が変わると鳴る。 |
1113 | fragment | SR | gem | wood | Splinter of the Living Staff | 生杖碎片 | 生きた杖のかけら | It has grown a leaf. | 長出了一片葉子。 | 葉が一枚生えている。 |
1114 | fragment | SR | gem | thunder | Splinter of the Storm Kite | 雷鳶碎片 | 嵐の凧のかけら | Tugs at the string it no longer has. | 拉扯著早已不在的線。 | もうない糸を引いている。 |
1115 | fragment | SSR | gem | nihil | Splinter of the Quiet Mirror | 靜鏡碎片 | 静けさの鏡のかけら | Shows the room without you. | 映出沒有你的房間。 | あなたのいない部屋を映す。 |
1110 | fragment | SSR | orb | none | Universal Spirit | 萬用之魂 | 万能ソウル | Stands in for the spirit of any pet. | 可代替任何寵物之魂。 | どのペットのソウルの代わりにもなる。 |
`;

/** Fields whose value is text even when it is digits. */
const TEXT_FIELDS = new Set(['use_effect', 'expire_type', 'expire_at', 'status']);

/** Items that are written by hand; stones, emblems and spirits are made by pattern. */
export const WRITTEN_ITEMS: readonly DemoItem[] = cellsOf(TABLE).map((row) => ({
  id: Number(cellAt(row, 0)),
  type: cellAt(row, 1),
  rarity: row[2] as DemoRarity,
  shape: row[3] as ItemShape,
  property: row[4] as DemoProperty,
  name: trioAt(row, 5),
  description: trioAt(row, 8),
  more: moreFields(cellAt(row, 11)),
}));

function moreFields(cell: string): RecordData {
  const pairs = cell.split(';').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = '', value = ''] = pair.trim().split('=');
      return [key, TEXT_FIELDS.has(key) ? value : Number(value)];
    }),
  );
}
