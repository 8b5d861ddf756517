import type { RecordData } from '../core/json.ts';
import { numbered, text, trioAt } from './names.ts';
import { cellAt, cellsOf } from './table.ts';

/** Who says it, in which scene, from which level, then the line. */
const LINES = `
1 | morning | 1 | Good morning. The kettle is on and the ink is fresh. | 早安，水已燒上，墨也換新了。 | おはようございます。お湯は沸かしてあり、墨も新しくしました。
1 | noon | 1 | You have eaten, I hope? The calendar can wait. | 吃過飯了嗎？行程可以等。 | 昼食は済みましたか？予定は逃げません。
1 | night | 1 | One more page, then lights out. | 再一頁就熄燈吧。 | あと1ページで、灯りを消しましょう。
1 | login | 1 | Three letters, one parcel, no complaints. | 三封信、一個包裹，沒有抱怨。 | 手紙が三通、小包がひとつ、苦情はなしです。
1 | return | 1 | I kept your chair warm and your plants alive. | 您的椅子我暖著，盆栽也都活著。 | 椅子は温めておきました。鉢植えも元気です。
1 | work_done | 1 | Filed, stamped and signed. Next? | 歸檔、蓋章、簽名，下一件？ | 綴じて、押印して、署名済み。次は？
1 | gift | 1 | For me? I shall pretend to be stern about it. | 給我的？我得裝得嚴肅一點。 | 私に？厳しい顔をしておきますね。
1 | touch | 1 | Mind the sleeve, the ink is wet. | 小心袖子，墨還沒乾。 | 袖に気をつけて。墨が乾いていません。
1 | birthday | 1 | Happy birthday. I moved every meeting to tomorrow. | 生日快樂，會議我都挪到明天了。 | お誕生日おめでとうございます。会議は全部明日に回しました。
1 | festival | 1 | Go and dance. I will watch the lanterns. | 去跳舞吧，燈籠我來看著。 | 踊っていらっしゃい。灯籠は私が見ています。
1 | work_done | 5 | You write a fair hand these days. I noticed. | 最近您的字端正多了，我有注意到。 | 近ごろ字がきれいになりましたね。気づいていますよ。
2 | morning | 1 | Tide is out. Good hour for walking and thinking. | 退潮了，正適合散步想事情。 | 潮が引いた。歩いて考えるにはいい時間だ。
2 | noon | 1 | Sun is high, soup is hot. | 太陽高掛，湯正熱。 | 日は高く、スープは熱い。
2 | night | 1 | I like the night shift. Fewer questions, more stars. | 我喜歡夜班，問題少，星星多。 | 夜番は好きだ。質問は少なく、星は多い。
2 | login | 1 | All aboard? Then off we go. | 都上船了？那就出發。 | みんな乗ったか？では出そう。
2 | return | 1 | Long crossing, eh? Sit down first. | 這趟渡得久啊？先坐下。 | 長い船旅だったな。まず座れ。
2 | work_done | 1 | Cargo is in and nothing got wet. | 貨都進倉了，一樣沒濕。 | 荷は揚げた。何も濡れていない。
2 | gift | 1 | My thanks. I will find it a dry shelf. | 多謝，我會找個乾燥的架子放。 | ありがとう。乾いた棚に置くよ。
2 | touch | 1 | Steady now. The floor does not rock here, they say. | 穩住，聽說這裡的地板不會晃。 | 落ち着け。ここの床は揺れないそうだ。
2 | birthday | 1 | Another year on the water. Many more. | 又在水上過了一年，祝年年有今日。 | また一年、水の上だ。これからも。
2 | festival | 1 | I can row the musicians. They tip well. | 樂手我來載，他們小費給得大方。 | 楽師は俺が運ぼう。気前がいいんだ。
3 | morning | 1 | Eleven stars left. They will be back tonight. | 還剩十一顆星，今晚會回來的。 | 残る星は11。今夜また戻ります。
3 | noon | 1 | No stars, so I counted the buttons. Two are missing. | 沒有星星，我就數了鈕扣，少了兩顆。 | 星がないのでボタンを数えました。ふたつ足りません。
3 | night | 1 | My favourite hour. Shall we count together? | 我最喜歡的時刻，一起數好嗎？ | いちばん好きな時間です。一緒に数えましょうか。
3 | login | 1 | You are the first today. I wrote it down. | 您是今天第一位，我記下來了。 | 今日の一番乗りです。書き留めました。
3 | return | 1 | I counted the days. I will not say how many. | 我數了日子，數字就不說了。 | 日を数えていました。何日かは言いません。
3 | work_done | 1 | Done, checked, and checked again. | 完成了，檢查過，又檢查了一次。 | 完了。確認して、もう一度確認しました。
3 | gift | 1 | How kind. That makes seven this year. | 您真好，這是今年第七份。 | ご親切に。今年で七つめです。
3 | touch | 1 | Ninety-eight, ninety-nine… now I must begin again. | 九十八、九十九……得從頭數了。 | 98、99……最初から数え直しです。
3 | birthday | 1 | One more candle. The sky approves. | 又多一根蠟燭，天空也贊成。 | ろうそくがもう一本。空も賛成です。
3 | festival | 1 | So many lanterns! Even I lost count. | 好多燈籠！連我都數不清了。 | 灯籠がこんなに！私でも数えきれません。
3 | night | 5 | I named one after you. It is small but keeps good time. | 我用您的名字命名了一顆星，小小的，卻很準時。 | ひとつに名前をつけました。小さいけれど、時間に正確な星です。
`;

export function secretaryLines(): readonly RecordData[] {
  return numbered(
    cellsOf(LINES).map((row) => {
      const level_min = Number(cellAt(row, 2));
      return {
        secretary_id: Number(cellAt(row, 0)),
        scene: cellAt(row, 1),
        group_no: level_min === 1 ? 1 : 2,
        level_min,
        text: text(trioAt(row, 3)),
        weight: level_min === 1 ? 100 : 60,
        timeslot: { type: 'always_open' },
      };
    }),
  );
}
