import { plainText, type JsonValue, type RecordData } from '../core/json.ts';
import { LANGUAGES } from '../core/language.ts';
import { image, type DemoFile } from './demo-file.ts';
import { bannerOf } from './gachapons.ts';
import { text, trioAt } from './names.ts';
import type { DemoProperty } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';
import { banner } from './thing-pictures.ts';

/** Picture, colour and name of what goes on around the festivals of November and December. */
const HEADS = cellsOf(`
login-521 | fire | Seven Lanterns | 七盞燈籠 | 七つの灯籠
login-522 | wood | Five Mornings | 五個早晨 | 五つの朝
login-523 | water | Hearth Calendar | 爐邊月曆 | 炉辺の暦
login-524 | thunder | A Week in the Village | 村裡的一週 | 村の一週間
growth-511 | wood | First Seven Days | 最初的七天 | はじめの七日間
growth-512 | nihil | Welcome Home | 歡迎回家 | おかえりなさい
cumulative-541 | fire | Hands on the Crank | 轉動把手 | まわせガチャ
cumulative-542 | water | Kettle Road | 茶壺之路 | やかんの道
cumulative-543 | wood | A Mountain of Maple | 楓葉堆成山 | もみじの山
mega-561 | nihil | The Long Night | 長夜祭 | 長い夜の祭り
ur-571 | fire | A Fire That Found You | 尋你而來的火 | あなたを見つけた火
ur-572 | nihil | The Third Bell | 第三聲鐘 | 三つ目の鐘
wheel-601 | fire | Festival Wheel | 慶典轉盤 | お祭りルーレット
wheel-602 | wood | The Baker’s Wheel | 麵包師的轉盤 | パン屋のルーレット
crazy-608 | thunder | Wheel Gone Wild | 失控轉盤 | 大あばれルーレット
bingo-611 | fire | Lantern Bingo | 燈火賓果 | 灯火ビンゴ
bingo-612 | nihil | Snow Bingo | 雪夜賓果 | 雪の夜のビンゴ
monopoly-621 | wood | Once Around the Village | 繞村一圈 | 村をひとまわり
mining-631 | none | The Old Shaft | 老礦坑 | 古い坑道
mining-632 | water | Vein of Frost | 霜脈礦坑 | 霜の鉱脈
treasure-641 | wood | Grandmother’s Garden | 奶奶的老花園 | おばあちゃんの庭
friend-1 | fire | A Winter for the Fox | 狐狸的冬天 | キツネの冬支度
friend-2 | water | The Otter’s Raft | 水獺的木筏 | カワウソのいかだ
outing-651 | nihil | Evenings at Cloud Harbour | 雲港的傍晚 | 雲の港の夕べ
chat-661 | wood | Messages from the Village | 村裡來訊 | 村からのメッセージ
worlds-671 | thunder | Other Hearths | 另一座爐邊 | もうひとつの炉辺
heart-681 | nihil | Letters to the Moon | 給月亮的信 | 月への手紙
heart-682 | fire | Warm Paws | 暖暖的爪 | あたたかい肉球
`);

/** The name and the banner of an event, by its kind and number. */
export function headOf(kind: string, id: JsonValue | undefined): RecordData {
  const key = `${kind}-${plainText(id)}`;
  const row = rowOf(key);
  return { name: text(trioAt(row, 2)), banner: bannerOf(key) };
}

/** The banners, one for each language. */
export function seasonFiles(): readonly DemoFile[] {
  return HEADS.flatMap((row) =>
    LANGUAGES.map((language, index) =>
      image(
        `banner/${cellAt(row, 0)}-${language}.svg`,
        banner(cellAt(row, 2 + index), cellAt(row, 1) as DemoProperty),
        language,
      ),
    ),
  );
}

function rowOf(key: string): readonly string[] {
  const row = HEADS.find(([name]) => name === key);
  if (row === undefined) throw new RangeError(`The season has no event ${key}`);
  return row;
}

/** One period of an event. Times are UTC: 03:00 is 11:00 in the game's zone. */
export function period(start_date: string, end_date: string): RecordData {
  return { type: 'limited_period', periods: [{ start_date, end_date }] };
}

/** When the Lantern Harvest, and with it most of the season, is open. */
export const HARVEST = period('2026-11-13 03:00:00', '2026-12-05 03:00:00');

export const HARVEST_CLAIMS = '2026-12-08 03:00:00';
