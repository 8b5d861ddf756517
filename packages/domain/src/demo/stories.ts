import type { RecordData } from '../core/json.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt } from './names.ts';
import { EVENT_STORIES } from './event-stories.ts';
import { SKIN_STORIES } from './skin-stories.ts';
import type { Story } from './story.ts';
import { cellAt, cellsOf } from './table.ts';
import { DEMO_GODS } from './god-names.ts';
import { DEMO_PETS } from './pet-names.ts';
import { NARRATOR } from '../enums/story-speaker.ts';
import { speakerFields } from '../story/speakers.ts';

/** The opening of the first chapter; those of the others follow. */
export const FIRST_CHAPTER_STORY = 9101;

const STORIES: readonly Story[] = [
  {
    id: 9001,
    category: 'tutorial',
    title: ['The Night the Fires Went Out', '爐火熄滅之夜', '火が消えた夜'],
    background: 'region-0',
    script: `
bg | | battle-background/region-0.svg
say | Narrator | | Long ago every house in Emberfall kept one fire that never went out. | 很久以前，燼落之地的每一戶都守著一簇永不熄滅的火。 | 遠い昔、エンバーフォールの家々には、決して消えない火がひとつずつあった。
effect | | fade_to_black
say | Narrator | | One autumn night, all of them went dark at once. | 某個秋夜，所有的火同時熄滅了。 | ある秋の夜、そのすべてが同時に消えた。
show | Ember Fox | left
say | Ember Fox | | …still… warm… | ……還……溫溫的…… | ……まだ……あったかい……
choice | |
say | Ember Fox | | You sat down beside me. Nobody did that before. | 你坐到我身邊了。從來沒有人這麼做過。 | となりに座ってくれたんだ。そんな人、はじめて。
jump | | 11
say | Ember Fox | | Follow me, then. Tail up, nose to the wind. | 那就跟我來吧。尾巴翹高，鼻子朝著風。 | じゃあ、ついておいで。しっぽを上げて、鼻は風へ。
say | Narrator | | And so the last fire of Emberfall left its hearth. | 就這樣，燼落之地最後的火離開了爐邊。 | こうして、エンバーフォール最後の火は炉を離れた。
end | |
`,
    choices: [
      [7, 8, 'fox_stay', ['Sit down by the fire', '在火邊坐下', '火のそばに座る']],
      [7, 10, 'fox_go', ['Ask where it came from', '詢問牠從何而來', 'どこから来たのか聞く']],
    ],
  },
  {
    id: 9101,
    category: 'chapter',
    title: ['Windmill Village', '風車村', '風車村'],
    background: 'region-0',
    script: `
show | Miller | right
say | Miller | | No fire, no bread. No bread, no village. You see the problem. | 沒有火就沒有麵包，沒有麵包就沒有村子。你明白問題所在了。 | 火がなければパンもない。パンがなければ村もない。困ったものさ。
say | Ember Fox | | I have one spark left. Is that enough for an oven? | 我還剩一顆火星。夠點一座烤爐嗎？ | 火の粉がひとつ残ってる。かまどに足りるかな？
say | Miller | | It is, if you can reach it. Something moved into my mill. | 夠了，只要你到得了那裡。有東西搬進我的磨坊了。 | 足りるとも。たどり着ければな。粉ひき小屋に何かが住み着いたんだ。
end | |
`,
  },
  {
    id: 9102,
    category: 'chapter',
    title: ['Amber Forest', '琥珀森林', '琥珀の森'],
    background: 'region-1',
    script: `
show | Moss Stag | right
say | Moss Stag | | Walk softly. The roots remember every footstep. | 腳步放輕。樹根記得每一個足音。 | そっと歩け。根はすべての足音を覚えている。
say | Ember Fox | | Even those of a fox who may have stolen a few berries? | 連偷吃過幾顆莓果的狐狸也記得嗎？ | 木の実をちょっと失敬したキツネのことも？
say | Moss Stag | | Especially those. | 尤其記得。 | とりわけ、な。
end | |
`,
  },
  {
    id: 9103,
    category: 'chapter',
    title: ['Singing Caves', '吟唱洞窟', '歌う洞窟'],
    background: 'region-2',
    script: `
se | | cave_drip
say | Ember Fox | | Hello? | 有人嗎？ | もしもし？
say | Echo | | …hello? …hello. Hello! | ……有人嗎？……有人。有人！ | ……もしもし？……もしもし。もしもし！
say | Ember Fox | | That last one was not me. | 最後那聲不是我。 | 最後のは、ぼくじゃない。
end | |
`,
  },
  {
    id: 9104,
    category: 'chapter',
    title: ['Cloud Harbour', '雲港', '雲の港'],
    background: 'region-3',
    script: `
bgm | | harbour_rain
show | Tide Otter | left
say | Tide Otter | | Ships come in by smell these days. The lighthouse is dark. | 這陣子的船都靠氣味進港，因為燈塔不亮了。 | このごろの船は、匂いを頼りに入ってくる。灯台が暗いから。
say | Ember Fox | | What does a lighthouse smell of? | 燈塔是什麼味道？ | 灯台って、どんな匂い？
say | Tide Otter | | Fish. Everything here smells of fish. Hence the trouble. | 魚味。這裡什麼都是魚味，所以才麻煩。 | 魚さ。ここは何もかも魚の匂い。だから困ってる。
end | |
`,
  },
  {
    id: 9105,
    category: 'chapter',
    title: ['Hollow Steppe', '空寂草原', 'うつろの草原'],
    background: 'region-4',
    script: `
say | Hollow Owl | | You carry a light. Out here, that makes you visible for seven days’ walk. | 你帶著光。在這片草原上，走七天外都看得見你。 | 灯りを持っているのだな。ここでは、七日歩いた先からも見える。
say | Ember Fox | | Then whoever is lost will find us. | 那麼迷路的人就能找到我們了。 | それなら、迷った人がぼくらを見つけられる。
say | Hollow Owl | | …I had not thought of it that way. | ……我倒沒這樣想過。 | ……そう考えたことはなかった。
end | |
`,
  },
  {
    id: 9106,
    category: 'chapter',
    title: ['Ashen Summit', '灰燼之巔', '灰の頂'],
    background: 'region-5',
    script: `
effect | | falling_ash
show | Plume Drake | right
say | Plume Drake | | Little flame. You climbed a mountain to give it back its fire? | 小火苗。你爬上這座山，是為了把火還給它？ | 小さな炎よ。山に火を返すために登ってきたのか。
say | Ember Fox | | Not give back. Share. | 不是還，是分享。 | 返すんじゃない。分けるんだ。
end | |
`,
  },
  {
    id: 9201,
    category: 'event',
    title: ['Twelve Lanterns', '十二盞燈籠', '十二の灯籠'],
    background: 'harvest',
    script: `
show | Baker | right
say | Baker | | Twelve lanterns, one for each month somebody was missed. | 十二盞燈籠，一盞代表思念某人的一個月。 | 灯籠は十二。だれかを恋しく思った月の数だけ。
say | Ember Fox | | And when all of them burn? | 全部點亮之後呢？ | ぜんぶ灯ったら？
say | Baker | | Then we eat, of course. | 當然是開飯囉。 | もちろん、ごはんさ。
end | |
`,
  },
  {
    id: 9301,
    category: 'pet',
    title: ['A Seat by the Window', '窗邊的位子', '窓ぎわの席'],
    background: 'region-0',
    script: `
show | Ember Fox | centre
say | Ember Fox | | When it rains I count the drops. I am at four thousand and something. | 下雨時我會數雨滴，已經數到四千多了。 | 雨の日はしずくを数えるんだ。いま四千いくつか。
say | Ember Fox | | Sit with me? You may count the left half of the window. | 陪我坐會兒？左半邊的窗戶給你數。 | いっしょに座る？窓の左半分は数えていいよ。
end | |
`,
  },
];

/** The scenes of the demo game. */
export function demoStories(): readonly RecordData[] {
  return [...STORIES, ...SKIN_STORIES, ...EVENT_STORIES].map(
    ({ id, category, title, background, script, choices = [] }, index) =>
      released(
        {
          avg_id: id,
          title: text(title),
          category,
          lines: cellsOf(script).map(lineOf),
          ...(choices.length === 0 ? {} : { choices: choices.map(choiceOf) }),
          background: { path: iconPath('battle-background', background) },
          skippable: category !== 'tutorial',
          replayable: true,
        },
        index,
      ),
  );
}

/** Who speaks, by English name. Villagers have a name alone. */
const SPEAKERS: ReadonlyMap<string, string> = new Map([
  ...DEMO_GODS.map(({ id, name }) => [name[0], `god:${id}`] as const),
  ...DEMO_PETS.map(({ id, name }) => [name[0], `pet:${id}`] as const),
  ['Narrator', NARRATOR],
]);

function lineOf(cells: readonly string[], index: number): RecordData {
  const [command, speaker, param] = [cellAt(cells, 0), cellAt(cells, 1), cellAt(cells, 2)];
  return {
    no: index + 1,
    command,
    ...speakerFields(SPEAKERS.get(speaker) ?? speaker),
    ...(param === '' ? {} : { param }),
    ...(command === 'say' ? { text: text(trioAt(cells, 3)) } : {}),
  };
}

function choiceOf(
  [line_no, goto_line, flag, words]: NonNullable<Story['choices']>[number],
  index: number,
): RecordData {
  return { no: index + 1, line_no, text: text(words), goto_line, flag };
}
