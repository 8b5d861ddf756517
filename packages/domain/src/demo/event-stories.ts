import type { Story } from './story.ts';

/** Episodes of the story events: short scenes between friends. */
export const EVENT_STORIES: readonly Story[] = [
  {
    id: 9501,
    category: 'pet',
    title: ['First Snow in the Kitchen', '廚房裡的初雪', '台所の初雪'],
    background: 'region-0',
    script: `
show | Ember Fox | left
say | Ember Fox | | It is snowing inside! | 屋裡下雪了！ | 家の中に雪がふってる！
say | Narrator | | You look up. It is flour. | 你抬頭一看，是麵粉。 | 見上げると、小麦粉だった。
choice | |
say | Ember Fox | | Then I am a snow fox now. | 那我現在是雪狐了。 | じゃあ、いまは雪ギツネだね。
jump | | 8
say | Ember Fox | | …I only wanted to help with the bread. | ……我只是想幫忙做麵包。 | ……パン作りを手伝いたかっただけ。
say | Narrator | | The bread is a little crooked. It is very good. | 麵包有點歪，但非常好吃。 | パンは少し曲がった。とてもおいしい。
end | |
`,
    choices: [
      [4, 5, 'fox_snow', ['Laugh', '笑出來', '笑う']],
      [4, 7, 'fox_bread', ['Bring a broom', '拿掃帚來', 'ほうきを持ってくる']],
    ],
  },
  {
    id: 9502,
    category: 'pet',
    title: ['A Coat of One’s Own', '自己的外套', '自分だけの上着'],
    background: 'region-1',
    script: `
say | Ember Fox | | Foxes do not need coats. | 狐狸才不需要外套。 | キツネに上着はいらない。
say | Narrator | | The scarf you knitted is three times too long. | 你織的圍巾長了三倍。 | あなたが編んだマフラーは三倍も長い。
say | Ember Fox | | …This is not a coat. So it is allowed. | ……這不是外套，所以可以。 | ……これは上着じゃない。だからいい。
end | |
`,
  },
  {
    id: 9511,
    category: 'dating',
    title: ['The Steps of the Lighthouse', '燈塔的階梯', '灯台の階段'],
    background: 'region-3',
    script: `
say | Star Cartographer | | Two hundred steps. I count them so that I need not look down. | 兩百級階梯，我數著數，就不必往下看。 | 階段は二百段。数えていれば、下を見ずにすむ。
say | Narrator | | At the top the whole harbour glitters. | 塔頂上，整座港灣閃閃發光。 | 上に着くと、港じゅうがきらめいていた。
say | Star Cartographer | | That bright one has no name yet. Would you choose? | 那顆亮星還沒有名字，你來取好嗎？ | あの明るい星にはまだ名前がない。選んでくれるか。
end | |
`,
  },
  {
    id: 9512,
    category: 'dating',
    title: ['Noodles at Midnight', '午夜的麵攤', '真夜中のそば屋'],
    background: 'harvest',
    script: `
say | Star Cartographer | | Maps are easy. Choosing a soup is hard. | 畫星圖很簡單，選湯頭才難。 | 地図はやさしい。だしを選ぶのが難しい。
say | Baker | | Then take both! You two can share. | 那就兩種都點！你們可以分著吃。 | じゃあ両方どうぞ！ふたりで分けるといいよ。
say | Star Cartographer | | …Sharing. Yes. That is also a kind of map. | ……分享啊。嗯，那也算一種地圖。 | ……分ける、か。うん、それもひとつの地図だ。
end | |
`,
  },
  {
    id: 9521,
    category: 'event',
    title: ['Late for the Academy', '學園遲到記', '学園に遅刻'],
    background: 'region-2',
    script: `
say | Ember Fox | | In this world I have homework. I do not like this world. | 這個世界的我有作業，我不喜歡這個世界。 | この世界のぼくには宿題がある。この世界はきらい。
say | Tide Otter | | I lent you my notes. They are wet. | 我借你筆記了，只是濕掉了。 | ノートは貸したよ。ぬれてるけど。
end | |
`,
  },
  {
    id: 9522,
    category: 'event',
    title: ['A Window to the Stars', '看得見星星的窗', '星の見える窓'],
    background: 'region-5',
    script: `
say | Tide Otter | | There is no water out here. Only dark. | 外面沒有水，只有黑暗。 | 外に水はない。暗いだけ。
say | Narrator | | The ship turns. Ten thousand stars float past like plankton. | 飛船轉了個身，萬顆星星像浮游生物般飄過。 | 船が向きを変える。一万の星がプランクトンのように流れていく。
say | Tide Otter | | …I take it back. | ……我收回剛才的話。 | ……さっきのは取り消し。
end | |
`,
  },
  {
    id: 9531,
    category: 'event',
    title: ['A Letter Folded Twice', '對摺兩次的信', '二度たたんだ手紙'],
    background: 'region-4',
    script: `
say | Veiled Moon | | You wrote to me. Nobody writes to the moon. | 你寫信給我。從沒有人寫信給月亮。 | わたしに手紙を。月に手紙を書く者などいないのに。
say | Narrator | | The answer comes as a reflection in your cup of tea. | 回信映在你的茶杯裡。 | 返事は、茶の表面に映って届いた。
end | |
`,
  },
];
