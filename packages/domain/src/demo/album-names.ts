import { trioAt, type Trio } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** What the album shows of each pet and god, by id: two titles, of a picture by day and of one by night. */
const TABLE = `
10021 | First Spark of the Morning | 清晨的第一點星火 | 朝いちばんの火花 | A Dance with Fireflies | 與螢火共舞 | 蛍との踊り
10024 | Breakfast on the Pier | 碼頭上的早餐 | 桟橋の朝ごはん | Adrift under the Stars | 星空下的漂流 | 星空にただよう
10027 | Dew on the Antlers | 角上的朝露 | 角の朝つゆ | The Forest Listens | 森林靜聽 | 耳をすます森
10039 | A Garden on Its Back | 背上的花園 | 背中の庭 | Coral in the Moonlight | 月光下的珊瑚 | 月明かりのサンゴ
10051 | Ripples under the Bridge | 橋下的漣漪 | 橋の下の波紋 | A Light for the Boats | 為船引路的燈 | 舟を導く灯り
10063 | Riding the Morning Wind | 乘著晨風 | 朝風に乗って | Wings over Quiet Hills | 靜丘上的羽翼 | 静かな丘の翼
10075 | Waiting for Rain | 等雨 | 雨を待つ | Faster than Thunder | 快過雷聲 | 雷よりも速く
10084 | The Well at Daybreak | 破曉的月井 | 夜明けの月井戸 | Song for the Full Moon | 唱給滿月的歌 | 満月への歌
101 | Shutters Thrown Open | 推開晨窗 | 開け放たれた窓 | The Last Star Put Out | 熄去最後一顆星 | 最後の星を消して
102 | A Walk along the Tide Line | 沿著潮線漫步 | 波打ち際を歩く | What the Sea Returns | 大海歸還之物 | 海が返すもの
103 | Seedlings in Her Hands | 手心的幼苗 | 手のひらの若芽 | Beneath the Oldest Tree | 最老的樹下 | いちばん古い木の下
104 | The First Kettle of the Day | 今日的第一壺茶 | その日最初のやかん | Stories by the Coals | 炭火旁的故事 | 炭火のそばの物語
105 | An Anvil in the Sun | 陽光下的鐵砧 | 日なたの金床 | Mended by Lamplight | 燈下修補 | 灯りの下の修理
106 | Thread of Lightning | 閃電之線 | 稲妻の糸 | A Net for the Stars | 撈星之網 | 星をすくう網
107 | Counting the Sails | 細數歸帆 | 帆を数えて | The Lamp Is Lit | 燈塔亮起 | 灯台に灯がともる
125 | Teaching the Clouds | 教雲說話 | 雲にことばを | The Storm at Rest | 風暴歇息時 | 嵐のひと休み
`;

const TITLES: ReadonlyMap<number, readonly Trio[]> = new Map(
  cellsOf(TABLE).map((row) => [Number(cellAt(row, 0)), [trioAt(row, 1), trioAt(row, 4)]]),
);

/** Two titles of pictures of a pet or god; empty for those without pictures. */
export const albumTitles = (id: number): readonly Trio[] => TITLES.get(id) ?? [];
