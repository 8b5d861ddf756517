import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt } from './names.ts';
import { headOf, period } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const CHAT = 661;
const [FOX, CARTOGRAPHER, BAKER, ROWAN] = [1, 2, 3, 4];
const scene = (name: string): RecordData => ({ path: iconPath('battle-background', name) });

export function demoChats(): readonly RecordData[] {
  return [
    released({
      event_id: CHAT,
      ...headOf('chat', CHAT),
      app_name: text(['Ember Post', '燼信', 'エンバーポスト']),
      timeslot: period('2026-11-13 03:00:00', '2026-12-31 15:00:00'),
      contact_ids: [FOX, CARTOGRAPHER, BAKER, ROWAN],
      notify_push: true,
      daily_message_limit: 40,
      typing_ms_per_char: 35,
      icon: { path: iconPath('event', '501') },
    }),
  ];
}

/** Who, record, picture, name, status message. */
const CONTACTS = cellsOf(`
pet | 10021 | pet/10021.svg | Ember Fox | 燼火狐 | 残り火キツネ | Asleep. Knock loudly. | 睡覺中，請大聲敲門。 | 睡眠中。強くノックして。
god | 110 | god/110.svg | Star Cartographer | 繪星者 | 星図の描き手 | Looking up. | 抬頭看。 | 上を見ています。
npc | | item/gift-fire.svg | Baker | 麵包師 | パン屋 | Fresh bread at six! | 六點出爐！ | 六時に焼きあがり！
role | 1 | avatar/hero-1.svg | Rowan | 羅恩 | ローワン | On the road | 旅途中 | 旅の途中
`);

export function demoContacts(): readonly RecordData[] {
  return CONTACTS.map((row, index) => {
    const id = cellAt(row, 1);
    return released(
      {
        contact_id: index + 1,
        character_type: cellAt(row, 0),
        ...(id === '' ? {} : { character_id: Number(id) }),
        order: index + 1,
        avatar: { path: cellAt(row, 2) },
        display_name: text(trioAt(row, 3)),
        status_text: text(trioAt(row, 6)),
        ...(index + 1 === BAKER ? { moments: POSTS } : {}),
      },
      index,
    );
  });
}

const POSTS: readonly RecordData[] = [
  {
    no: 1,
    text: text([
      'Twelve loaves, twelve lanterns. I may have mixed them up.',
      '十二條麵包、十二盞燈籠，我好像搞混了。',
      'パンが十二、灯籠が十二。混ざったかもしれない。',
    ]),
    image: scene('harvest-small'),
    likes: 128,
    open_day: 1,
  },
  {
    no: 2,
    text: text(['Somebody has been in the flour.', '有誰鑽進麵粉裡了。', 'だれか粉に入ったね。']),
    image: scene('region-0-small'),
    likes: 342,
    open_day: 5,
  },
];

export function demoThreads(): readonly RecordData[] {
  const threads: readonly RecordData[] = [
    {
      title: text(['Who ate the bread?', '誰吃了麵包？', 'パンを食べたのはだれ？']),
      contact_id: BAKER,
      group_chat: false,
      open_day: 1,
      rewards: assetsOf('item:1005 2'),
    },
    {
      title: text(['The search party', '搜索隊', '捜索隊']),
      contact_id: FOX,
      group_chat: true,
      member_ids: [FOX, CARTOGRAPHER, BAKER],
      open_day: 3,
      pre_thread_id: `${CHAT}~1`,
      rewards: assetsOf('gem 50'),
    },
    {
      title: text(['A postcard', '一張明信片', '一枚の絵はがき']),
      contact_id: ROWAN,
      group_chat: false,
      open_day: 7,
    },
  ];
  return threads.map((thread, index) =>
    released({ event_id: CHAT, thread_id: index + 1, order: index + 1, ...thread }, index),
  );
}

/** Thread, place in it, begins, minutes, what follows, affection, rewards. */
const PARTS = cellsOf(`
1 | 1 | yes | 0 | | 0 |
1 | 2 | no | 5 | 4 | 20 |
1 | 3 | no | 5 | 4 | 10 |
1 | 4 | no | 30 | | 10 | coin 3000
2 | 1 | yes | 0 | 2 | 0 |
2 | 2 | no | 60 | | 30 | item:1061 2
3 | 1 | yes | 0 | | 0 | item:1066 1
`);

export function demoSubthreads(): readonly RecordData[] {
  return PARTS.map((row, index) => {
    const [thread, next, rewards] = [`${CHAT}~${cellAt(row, 0)}`, cellAt(row, 4), cellAt(row, 6)];
    return released(
      {
        thread_id: thread,
        subthread_id: Number(cellAt(row, 1)),
        order: Number(cellAt(row, 1)),
        entry: cellAt(row, 2) === 'yes',
        delay_min: Number(cellAt(row, 3)),
        ...(next === '' ? {} : { next_subthread_id: `${thread}~${next}` }),
        affection_gain: Number(cellAt(row, 5)),
        ...(rewards === '' ? {} : { rewards: assetsOf(rewards) }),
      },
      index,
    );
  });
}

/** Thread and part, who, kind, words. */
const MESSAGES = cellsOf(`
1~1 | 3 | text | {player}, quick question. How many loaves did you see this morning? | {player}，快問快答，早上你看到幾條麵包？ | {player}さん、ひとつ聞いていい？今朝パンはいくつあった？
1~1 | 3 | text | Because I baked twelve, and I count eleven and a half. | 我烤了十二條，現在數起來是十一條半。 | 十二焼いたのに、数えたら十一個半なの。
1~1 | player | choice | | |
1~2 | player | text | I saw a tail behind the oven. | 我看到烤爐後面有條尾巴。 | かまどの裏にしっぽが見えた。
1~2 | 3 | text | A tail. Was it, by any chance, on fire? | 尾巴？該不會著著火吧？ | しっぽ。ひょっとして、燃えてた？
1~3 | player | text | It was a very good half. | 那半條真的很好吃。 | その半分、とてもおいしかった。
1~3 | 3 | sticker | | |
1~4 | system | text | The Baker added you to “The search party”. | 麵包師邀請你加入「搜索隊」。 | パン屋さんがあなたを「捜索隊」に招待しました。
2~1 | 2 | text | From up here I can see crumbs. They lead north. | 從這裡看得到麵包屑，一路往北。 | 上からはパンくずが見える。北へ続いている。
2~1 | 1 | text | North is a big place. It could be anybody. | 北邊很大，誰都有可能。 | 北は広いよ。だれだってありえる。
2~1 | 3 | text | You have flour on your nose. | 你鼻子上有麵粉。 | 鼻に粉がついてる。
2~2 | 1 | image | | |
2~2 | 1 | text | …I was saving it for {player}. | ……我是想留給{player}的。 | ……{player}にとっておいたんだ。
2~2 | 3 | link | The story of that evening | 那個傍晚的故事 | あの夕方の話
3~1 | 4 | image | | |
3~1 | 4 | text | The harbour says hello. So does the wind. | 港口向你問好，風也是。 | 港がよろしくって。風もね。
`);

const CHOICES: readonly RecordData[] = [
  {
    no: 1,
    text: text(['Tell the truth about the tail', '說出尾巴的事', 'しっぽのことを話す']),
    goto_subthread_id: `${CHAT}~1~2`,
    affection: 20,
  },
  {
    no: 2,
    text: text(['Take the blame', '自己扛下來', '自分のせいにする']),
    goto_subthread_id: `${CHAT}~1~3`,
    affection: 30,
  },
];
const TWELVE_LANTERNS = 9201;

export function demoChatMessages(): readonly RecordData[] {
  return [...Map.groupBy(MESSAGES, ([part]) => part)].flatMap(([part, rows]) =>
    rows.map((row, index) =>
      released(
        {
          subthread_id: `${CHAT}~${part}`,
          id: index + 1,
          order: index + 1,
          wait_ms: 600 + index * 200,
          ...senderOf(cellAt(row, 1)),
          ...contentOf(cellAt(row, 2), row),
        },
        index,
      ),
    ),
  );
}

function senderOf(who: string): RecordData {
  return who === 'player' || who === 'system'
    ? { sender: who }
    : { sender: 'contact', contact_id: Number(who) };
}

function contentOf(kind: string, row: readonly string[]): RecordData {
  const words = trioAt(row, 3);
  return {
    kind,
    ...(words[0] === '' ? {} : { text: text(words) }),
    ...(kind === 'choice' ? { choices: CHOICES } : {}),
    ...(kind === 'image' ? { file: scene('region-0-small') } : {}),
    ...(kind === 'sticker' ? { file: { path: 'pet/10021.svg' } } : {}),
    ...(kind === 'link' ? { jump_type: 'avg', jump_avg_id: TWELVE_LANTERNS } : { jump_type: 'none' }),
  };
}
