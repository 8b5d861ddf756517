import { trioAt, type Trio } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellsOf } from './table.ts';

/** The rarities that the demo's gods have. */
export type GodRarity = 'R' | 'SR' | 'SSR' | 'SSR_PLUS';

/** Where a god comes from. */
export type DemoFaction = 'sky' | 'sea' | 'forest' | 'forge' | 'moon';

/** One god of Emberfall: what it is called and what it is. */
export type DemoGod = {
  readonly id: number;
  readonly rarity: GodRarity;
  readonly property: DemoProperty;
  readonly faction: DemoFaction;
  readonly name: Trio;
  readonly title: Trio;
};

const FIRST_ID = 101;

/** Rarity, property, faction, then name and epithet in English, Traditional Chinese and Japanese. */
const TABLE = `
SSR_PLUS | fire | sky | Dawn Keeper | 曙光守望 | 暁の守り手 | Opens the shutters of the world | 推開世界之窗者 | 世界の窓を開けるもの
SSR_PLUS | water | sea | Deep Current | 深流 | 深き流れ | Remembers every shore | 記得每一道海岸 | すべての岸辺を憶えるもの
SSR_PLUS | wood | forest | Root Mother | 根之母 | 根の母 | Holds the hills together | 繫住群山者 | 丘をつなぎとめるもの
SSR | fire | forge | Hearth Grandmother | 爐火祖母 | 炉辺の祖母 | Never lets the kettle go cold | 從不讓水壺變涼 | やかんを冷まさぬもの
SSR | fire | forge | Hammerheart | 錘心 | 鎚の心 | Mends what was thought lost | 修復人們以為失去之物 | 失われたと思われたものを直す
SSR | thunder | sky | Storm Weaver | 織雷者 | 雷を織るもの | Knots lightning into rope | 將閃電結成繩索 | 稲妻を縄に結ぶ
SSR | water | sea | Lighthouse Watcher | 燈塔守望 | 灯台の見張り | Counts the sails come home | 細數歸航的帆 | 帰る帆を数えるもの
SSR | wood | forest | Orchard King | 果園之王 | 果樹園の王 | Crowned anew every autumn | 每個秋天重新加冕 | 秋ごとに冠を授かるもの
SSR | nihil | moon | Veiled Moon | 蒙面之月 | おぼろ月の主 | Keeps the secrets of the night | 守著夜的秘密 | 夜の秘密を守るもの
SSR | nihil | moon | Star Cartographer | 繪星者 | 星図の描き手 | Draws roads between the stars | 在星間描繪道路 | 星々のあいだに道を描く
SR | thunder | sky | Bell Ringer | 敲鐘人 | 鐘つき | Wakes the thunder on time | 準時喚醒雷聲 | 時間どおりに雷を起こす
SR | none | sky | Kite Shepherd | 風箏牧者 | 凧の羊飼い | Leads clouds on a string | 以線牽引雲朵 | 糸で雲を導く
SR | water | sea | Salt Singer | 鹽歌者 | 塩の歌い手 | Sings the tide in and out | 以歌聲引動潮汐 | 歌で潮を満ち引きさせる
SR | water | sea | Pearl Diver | 採珠人 | 真珠採り | Trades breath for light | 以氣息換取光芒 | 息を光と引きかえる
SR | wood | forest | Moss Scribe | 苔書記 | 苔の書記 | Writes slowly, forgets nothing | 書寫緩慢，從不遺忘 | ゆっくり記し、忘れない
SR | wood | forest | Mushroom Sage | 菇菌賢者 | きのこの賢者 | Answers after the third rain | 在第三場雨後作答 | 三度目の雨のあとに答える
SR | thunder | forge | Copper Smith | 銅匠 | 銅の鍛冶師 | Hears the storm in the metal | 聽見金屬裡的風暴 | 金属のなかに嵐を聞く
SR | nihil | moon | Twilight Weaver | 暮光織者 | 黄昏の織り手 | Sews the day to the night | 將白晝縫入黑夜 | 昼を夜に縫いつける
R | fire | forge | Kindling Sprite | 引火小靈 | 焚きつけの精 | First to catch, first to laugh | 最先點燃，最先發笑 | 真っ先に燃え、真っ先に笑う
R | none | forge | Dust Sprite | 塵埃小靈 | ちりの精 | Dances where the light falls in | 在光灑落之處起舞 | 光の差すところで踊る
R | water | sea | Puddle Sprite | 水窪小靈 | 水たまりの精 | Holds a whole sky | 盛著一整片天空 | 空をまるごと映す
R | wood | forest | Acorn Sprite | 橡實小靈 | どんぐりの精 | Dreams of being tall | 夢想長得高大 | 大きくなる夢を見る
R | thunder | sky | Crackle Sprite | 電花小靈 | ぱちぱちの精 | Makes hair stand on end | 讓毛髮豎立 | 毛を逆立てさせる
R | nihil | moon | Dusk Sprite | 薄暮小靈 | 夕闇の精 | Lights the first lamp | 點亮第一盞燈 | はじめの灯をともす
SSR_PLUS | thunder | sky | First Thunder | 初雷 | 初雷の主 | Taught the sky to speak | 教會天空說話 | 空に語ることを教えた
SSR | none | forge | Clockmaker of Hours | 時辰鐘匠 | 刻の時計師 | Has never once been early | 從未早到過一次 | 早すぎたことは一度もない
SSR | water | sea | River Ferryman | 渡河船夫 | 川の渡し守 | Takes a song for the fare | 以一首歌抵船資 | 渡し賃は歌ひとつ
SR | fire | forge | Kiln Keeper | 守窯人 | 窯守り | Never opens the door too soon | 從不提早開窯門 | 窯の戸を急いで開けない
SR | nihil | moon | Dream Gardener | 夢境園丁 | 夢の庭師 | Prunes bad dreams into hedges | 把惡夢修剪成樹籬 | 悪い夢を生け垣に刈りこむ
R | none | sky | Breeze Sprite | 微風小靈 | そよ風の精 | Turns the page for you | 替你翻頁 | ページをめくってくれる
`;

/** The gods of the demo game. */
export const DEMO_GODS: readonly DemoGod[] = cellsOf(TABLE).map((row, index) => ({
  id: FIRST_ID + index,
  rarity: row[0] as GodRarity,
  property: row[1] as DemoProperty,
  faction: row[2] as DemoFaction,
  name: trioAt(row, 3),
  title: trioAt(row, 6),
}));

/** Ids of the demo's gods of one rarity, in order. */
export function godIdsOf(rarity: GodRarity): readonly number[] {
  return DEMO_GODS.filter((god) => god.rarity === rarity).map((god) => god.id);
}
