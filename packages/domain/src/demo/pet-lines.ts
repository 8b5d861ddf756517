import type { RecordData } from '../core/json.ts';
import { released, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

const ALWAYS = { type: 'always_open' };

/** Pet, scene, intimacy that is needed, face, words. */
const LINES = `
10021 | lobby_touch | | smile | Warm, isn’t it? Careful with the tail. | 很溫暖吧？小心尾巴喔。 | あったかいでしょ？ しっぽには気をつけてね。
10021 | lobby_idle | | yawn | The embers are quiet tonight. | 今晚的餘燼很安靜。 | 今夜の残り火は静かだね。
10021 | login | | smile | You’re back! I kept a spark for you. | 你回來啦！我替你留了一點火星。 | おかえり！ 火花をひとつ取っておいたよ。
10021 | level_up | | proud | Did you see that? I burn brighter. | 看到了嗎？我燒得更亮了。 | 見た？ もっと明るく燃えてる。
10021 | star_up | | proud | A new star… it feels like summer. | 新的星星……像夏天一樣。 | 新しい星……夏みたいな気持ち。
10021 | battle_start | | serious | Stay behind me and watch the sparks. | 躲在我後面，看好火花。 | うしろにいて。火花を見ててね。
10021 | battle_win | | smile | Light work! | 輕而易舉！ | らくしょう！
10021 | battle_lose | | sad | Even embers rest. We’ll try again. | 餘燼也要休息。我們再試一次。 | 残り火も休むもの。また挑もう。
10021 | gift | 100 | blush | For me? I’ll bury it somewhere safe. | 給我的？我會把它埋在安全的地方。 | わたしに？ 大事なところに埋めておくね。
10021 | birthday | 300 | smile | Happy birthday! I lit a candle all by myself. | 生日快樂！我自己點了一根蠟燭。 | お誕生日おめでとう！ ひとりでろうそくを灯したよ。
10024 | lobby_touch | | smile | Splash! Got you. | 啪！被我潑到了。 | ばしゃっ！ 当たった。
10024 | login | | smile | The tide said you would come. | 潮水說你會來。 | 潮がね、来るって言ってたよ。
10024 | lobby_idle | | sleepy | Floating… thinking about clams… | 漂啊漂……想著蛤蜊…… | ぷかぷか……貝のこと考えてる……
10024 | battle_win | | proud | The harbour is safe. | 港口平安了。 | 港は無事だよ。
10027 | lobby_touch | | calm | Softly. Birds nest in my antlers. | 輕一點，鹿角上有鳥巢。 | そっとね。角に鳥が巣を作ってる。
10027 | login | | calm | The forest grew a ring while you were away. | 你不在時，森林又長了一圈年輪。 | 留守のあいだに、森が年輪をひとつ重ねた。
10027 | gift | 100 | smile | Moss likes it too. Thank you. | 苔蘚也很喜歡，謝謝。 | 苔も喜んでる。ありがとう。
10063 | lobby_touch | | smile | One feather for you. Only one. | 給你一根羽毛，只有一根。 | 羽を一枚あげる。一枚だけ。
10063 | login | | calm | I saw the dawn before you did. | 我比你先看到曙光。 | 夜明けはわたしのほうが先に見た。
10063 | battle_lose | | sad | Fold your wings. The sky will wait. | 收起翅膀吧，天空會等我們。 | 翼をたたもう。空は待っててくれる。
10084 | lobby_touch | | smile | Hmmm… that is my favourite fin. | 嗯……那是我最喜歡的鰭。 | ふふ……そこ、お気に入りのひれ。
10084 | login | | calm | I remember you. I remember everyone. | 我記得你，我記得每一個人。 | あなたを憶えている。みんなを憶えている。
`;

export function demoPetLines(): readonly RecordData[] {
  return cellsOf(LINES).map((row, index) => {
    const intimacy = cellAt(row, 2);
    return released({
      id: index + 1,
      pet_id: Number(cellAt(row, 0)),
      scene: cellAt(row, 1),
      ...(intimacy === '' ? {} : { intimacy_min: Number(intimacy) }),
      expression: cellAt(row, 3),
      text: text(trioAt(row, 4)),
      weight: 100,
      timeslot: ALWAYS,
    });
  });
}

type Talk = {
  readonly id: number;
  readonly pet: number;
  readonly group: number;
  /** Who, face, words. */
  readonly lines: string;
  /** Where a choice leads, what it adds to the intimacy, its words. */
  readonly choices?: string;
  readonly more?: RecordData;
};

const TALKS: readonly Talk[] = [
  {
    id: 1,
    pet: 10_021,
    group: 1,
    lines: `
narrator | | The lamp in the hall has gone out. | 走廊的燈熄了。 | 廊下の灯りが消えている。
pet | worried | I only blinked! Can we light it again? | 我只是眨了一下眼！可以再點亮嗎？ | まばたきしただけなのに！ もう一度つけられるかな。`,
    choices: `
2 | 10 | Together, on three. | 數到三，一起來。 | せーので一緒に。
3 | 5 | Let’s tell stories in the dark. | 來摸黑說故事吧。 | 暗いままお話をしよう。`,
    more: { once: true },
  },
  {
    id: 2,
    pet: 10_021,
    group: 2,
    lines: `
player | | One, two… | 一、二…… | いち、に……
pet | smile | Three! Look, it burns taller than before. | 三！看，比之前燒得更高了。 | さん！ ほら、前より高く燃えてる。`,
    more: { next_id: 4 },
  },
  {
    id: 3,
    pet: 10_021,
    group: 3,
    lines: `
pet | smile | Once there was a fox who was afraid of the dark… | 從前有一隻怕黑的狐狸…… | むかし、暗いのがこわいキツネがいてね……
player | | What happened to it? | 後來牠怎麼了？ | それで、どうなったの。
pet | blush | It found somebody to sit with. | 牠找到了可以坐在身邊的人。 | となりに座る人を見つけたの。`,
    more: { next_id: 4 },
  },
  {
    id: 4,
    pet: 10_021,
    group: 4,
    lines: `
narrator | | Morning comes in through the shutters. | 晨光從窗縫透了進來。 | 朝の光が雨戸から差しこむ。`,
    more: { rewards: [{ asset_kind: 'gem', amount: 50 }] },
  },
  {
    id: 5,
    pet: 10_024,
    group: 1,
    lines: `
pet | proud | I found a bottle with a letter in it. | 我撿到一個裝著信的瓶子。 | 手紙の入った瓶を見つけたよ。
narrator | | The ink has run; one word can still be read. | 墨水暈開了，只看得清一個詞。 | 墨はにじみ、ひとつの言葉だけが読める。`,
    choices: `
6 | 15 | Home. | 家。 | 「家」。
7 | 10 | Sail. | 啟航。 | 「船出」。`,
  },
  {
    id: 6,
    pet: 10_024,
    group: 2,
    lines: `
pet | smile | Then we keep a light at the pier. | 那我們就在碼頭留一盞燈吧。 | じゃあ、桟橋に灯りをともしておこう。`,
    more: { rewards: [{ asset_kind: 'gem', amount: 50 }] },
  },
  {
    id: 7,
    pet: 10_024,
    group: 3,
    lines: `
pet | smile | Tomorrow, with the tide. You steer. | 明天乘潮出發，由你掌舵。 | あした、潮に乗って。舵はまかせた。`,
  },
];

/** Two talks that branch. */
export function demoPetTalks(): readonly RecordData[] {
  return TALKS.map(({ id, pet, group, lines, choices, more }) =>
    released({
      id,
      pet_id: pet,
      group_no: group,
      lines: cellsOf(lines).map((row, index) => {
        const face = cellAt(row, 1);
        return {
          order: index + 1,
          speaker: cellAt(row, 0),
          text: text(trioAt(row, 2)),
          ...(face === '' ? {} : { expression: face }),
        };
      }),
      ...(choices === undefined
        ? {}
        : {
            choices: cellsOf(choices).map((row, index) => ({
              no: index + 1,
              next_id: Number(cellAt(row, 0)),
              intimacy_gain: Number(cellAt(row, 1)),
              text: text(trioAt(row, 2)),
            })),
          }),
      timeslot: ALWAYS,
      once: false,
      ...more,
    }),
  );
}
