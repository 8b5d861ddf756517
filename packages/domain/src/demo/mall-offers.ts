import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import type { ItemShape } from './item-names.ts';
import type { Product } from './mall-packages.ts';
import { trioAt } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

/**
 * Products that packages and events sell: id, type, picture, price (a step of the price list, or gems), name
 * of the store’s product, contents, name, description.
 */
const TABLE = `
4151 | once_time | potion wood | tier 0 | climber_kit | item:1002 20, coin 120000 | Climber’s Kit | 登高者套組 | 登る者の荷 | Potions and coins for the next ridge. | 為下一道山脊準備的藥水與銅幣。 | 次の尾根へ向かうための薬とコイン。
4152 | once_time | orb fire | tier 0 | stubborn_flame | item:1003 5, ap 120 | Stubborn Flame | 不滅之焰 | 消えない火 | Lost once is not lost for good. | 一時失利，並非終局。 | 一度の負けで終わりではない。
4153 | once_time | gift water | tier 1 | new_friend | item:1062 3, item:1003 10, coin 200000 | A New Friend’s Welcome | 新夥伴歡迎禮 | 新しい仲間の歓迎 | A scarf, a feast and a good start. | 圍巾、盛宴與一個好開始。 | マフラーとごちそうと、よい始まりを。
4154 | once_time | coin thunder | tier 0 | road_purse | coin 300000 | Purse of the Road | 旅途錢袋 | 旅の財布 | When the coins run out before the road does. | 當銅幣比路途更早見底。 | 道より先にコインが尽きたときに。
4155 | once_time | ticket nihil | tier 1 | lucky_thread | item:1021 12 | Lucky Thread | 幸運之線 | 幸運の糸 | Twelve more tickets, knotted by hand. | 親手繫上的十二張燈籠券。 | 手で結んだランタン券を十二枚。
4156 | once_time | chest fire | tier 0 | chapters_end | item:1031 5, gem 120 | Chapter’s End | 章末之禮 | 章の結び | Something for the shelf before you turn the page. | 翻頁之前，先收下一份禮物。 | ページをめくる前に、棚にひとつ。
4157 | once_time | gem thunder | tier 1 | star_ladder | item:1011 60, item:1110 5 | Star Ladder | 星之階梯 | 星のはしご | Star sand for the next rung. | 通往下一階的星砂。 | 次の段へ登るための星砂。
4161 | daily | coin fire | tier 0 | gold_of_the_day | gold 60 | Gold of the Day | 今日金幣 | 本日のゴールド | A little gold, every single day. | 每天都有一點金幣。 | 毎日すこしずつのゴールド。
4162 | daily | leaf wood | gems 80 | | item:1014 6, item:1011 10 | Forge Coal | 鍛爐煤炭 | 鍛冶場の炭 | Keeps the forge hot until tomorrow. | 讓鍛爐溫熱到明天。 | 明日まで炉を温めておく。
4163 | weekly | chest water | tier 1 | harbour_week | item:1024 2, item:1012 5, gem 200 | Week at the Harbour | 港口週禮包 | 港の一週間 | Two passes and a purse for the ferry. | 兩張通行證與渡船的盤纏。 | 通行証二枚と渡し舟の路銀。
4171 | trigger | potion fire | tier 0 | kettle_1 | ap 240, coin 60000 | Warm Kettle | 溫熱的水壺 | あたたかいやかん | Enough tea for one more road. | 足夠再走一段路的茶。 | もうひと道ぶんのお茶。
4172 | trigger | potion water | tier 1 | kettle_2 | ap 600, item:1005 4 | Full Kettle | 滿滿的水壺 | なみなみのやかん | Stew for the whole team. | 全隊都能分到的燉湯。 | 隊のみんなで食べるシチュー。
4173 | trigger | potion nihil | tier 2 | kettle_3 | ap 1200, item:1005 10, gem 200 | Kettle for a Feast | 宴會大水壺 | うたげの大やかん | Nobody goes to bed early tonight. | 今晚誰也別早睡。 | 今夜は誰も早寝しない。
4174 | trigger | ticket fire | tier 1 | thread_1 | item:1021 10 | Ten Lights | 十盞燈 | 十の灯り | Ten tickets, still warm. | 十張燈籠券，餘溫猶存。 | まだ温かいランタン券を十枚。
4175 | trigger | ticket wood | tier 2 | thread_2 | item:1021 22, item:1022 10 | Twenty Lights | 二十盞燈 | 二十の灯り | The whole street is lit. | 點亮整條街。 | 通り全体が明るくなる。
4181 | normal | leaf water | tier 1 | winter_wool | item:1062 4, coin 150000 | Winter Wool | 冬日羊毛 | 冬の毛糸 | Scarves for those who wait outside. | 給在外等候之人的圍巾。 | 外で待つ人にマフラーを。
4182 | normal | leaf fire | tier 1 | winter_wood | item:1005 6, ap 300 | Winter Firewood | 冬日柴火 | 冬の薪 | A winter’s worth, neatly stacked. | 一整個冬天的份，整齊堆好。 | ひと冬ぶん、きれいに積んである。
4183 | normal | potion thunder | tier 1 | winter_oil | item:1015 2, item:1014 20 | Winter Lamp Oil | 冬日燈油 | 冬の灯油 | For lanterns that burn until morning. | 供燈籠燃至天明。 | 朝まで燃える灯籠のために。
4184 | bundle | chest nihil | tier 2 | winter_all | item:1062 4, item:1005 6, item:1015 2, gem 300 | The Whole Winter | 整個冬天 | 冬をまるごと | Wool, wood and oil, and the cart is free. | 羊毛、柴火與燈油，推車免費。 | 毛糸と薪と灯油。荷車はおまけ。
4185 | festival | ticket thunder | tier 1 | maple_pouch | event_currency:1041 250, item:1021 4 | Maple Pouch | 楓葉小袋 | もみじの小袋 | Tokens for a quick stop at the stalls. | 逛攤位用的代幣。 | 屋台めぐりのトークン。
4186 | festival | gift thunder | tier 3 | maple_wagon | event_currency:1041 1500, item:1021 24, item:1035 3 | Maple Wagon | 楓葉貨車 | もみじの荷車 | Everything the harvest has to offer. | 豐收祭的一切都在這裡。 | 収穫祭のすべてを積んで。
`;

const LIMITS: Readonly<Record<string, RecordData>> = {
  once_time: { limit_period: 'total', limit_count: 1 },
  daily: { limit_period: 'day', limit_count: 1 },
  weekly: { limit_period: 'week', limit_count: 1 },
  festival: { limit_period: 'event', limit_count: 5 },
};

/** Products that stand behind an offer. */
export const OFFERS: readonly Product[] = cellsOf(TABLE).map((row) => {
  const [shape = '', property = ''] = cellAt(row, 2).split(' ');
  const [way, number] = cellAt(row, 3).split(' ');
  const type = cellAt(row, 1);
  return {
    id: Number(cellAt(row, 0)),
    type,
    look: [shape as ItemShape, property as DemoProperty],
    price:
      way === 'gems'
        ? { gems: Number(number) }
        : { tier: Number(number), storeId: `emberfall.${cellAt(row, 4)}` },
    gives: assetsOf(cellAt(row, 5)),
    name: trioAt(row, 6),
    description: trioAt(row, 9),
    ...(LIMITS[type] === undefined ? {} : { more: LIMITS[type] }),
  };
});
