import type { Story } from './story.ts';

/** A scene that comes with a skin. */
type SkinStory = Story & { readonly skin: number; readonly episode: number };

/** The stories of skins. */
export const SKIN_STORIES: readonly SkinStory[] = [
  {
    id: 9401,
    skin: 7002,
    episode: 1,
    category: 'skin',
    title: ['Twelve Small Lights', '十二盞小燈', '十二の小さな灯り'],
    background: 'harvest',
    script: `
show | Ember Fox | left
say | Ember Fox | | Count them again. Slowly. I keep losing one. | 再數一次，慢慢數。我老是少算一盞。 | もう一度数えて。ゆっくり。いつもひとつ足りないんだ。
say | Baker | | The twelfth hangs on your tail. | 第十二盞掛在你的尾巴上呢。 | 十二番目は、しっぽに下がってるよ。
say | Ember Fox | | …Then I must not stop dancing. | ……那我就不能停下舞步了。 | ……じゃあ、踊るのをやめちゃだめだね。
end | |
`,
  },
  {
    id: 9402,
    skin: 7002,
    episode: 2,
    category: 'skin',
    title: ['After the Last Song', '最後一曲之後', '最後の歌のあとで'],
    background: 'harvest',
    script: `
show | Ember Fox | centre
say | Ember Fox | | Everyone went home. One lantern is still awake. | 大家都回家了，只有一盞燈籠還醒著。 | みんな帰ったのに、灯籠がひとつ起きてる。
say | Ember Fox | | Shall we keep it company until it sleeps? | 我們陪它到睡著，好嗎？ | 眠るまで、そばにいてあげようか？
end | |
`,
  },
  {
    id: 9403,
    skin: 7013,
    episode: 1,
    category: 'skin',
    title: ['When Dawn Came Late', '遲來的黎明', '遅い夜明け'],
    background: 'region-0',
    script: `
show | Dawn Keeper | centre
say | Dawn Keeper | | One night a year I let the stars go first. | 一年之中，我有一夜讓星星先行。 | 一年にひと晩だけ、星に先をゆずる。
say | Dawn Keeper | | They shine better when nobody hurries them. | 沒人催促時，星光更加明亮。 | 急かされないほうが、よく光るのだ。
end | |
`,
  },
];
