import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { numberedBy } from './friend-events.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { HARVEST, headOf, period } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const HARBOUR = 651;
const STAR_CARTOGRAPHER = 110;
const scene = (name: string): RecordData => ({ path: iconPath('battle-background', name) });

/** Walks and meals with the one who draws the stars. */
export function demoOutings(): readonly RecordData[] {
  const place = (place_id: number, name: Trio, picture: string, affection: number, favourite = false) => ({
    place_id,
    name: text(name),
    image: scene(picture),
    affection,
    favourite,
  });
  return [
    released({
      event_id: HARBOUR,
      ...headOf('outing', HARBOUR),
      rules: text([
        'Three evenings a day at most. The lighthouse is the favourite place.',
        '每天最多三個傍晚，燈塔是對方最愛的地點。',
        '1日に三度まで。灯台がいちばんのお気に入り。',
      ]),
      character_type: 'god',
      character_id: STAR_CARTOGRAPHER,
      timeslot: HARVEST,
      energy_cost: 5,
      daily_dates: 3,
      max_affection: 600,
      places: [
        place(1, ['The long pier', '長長的碼頭', '長い桟橋'], 'region-3', 8),
        place(2, ['Night market', '夜市', '夜市'], 'harvest', 10),
        place(3, ['Lighthouse', '燈塔', '灯台'], 'region-3', 15, true),
        place(4, ['Tea house on the hill', '山丘上的茶館', '丘の上の茶屋'], 'region-1', 12),
      ],
    }),
  ];
}

/** Event, affection, rewards, places, chapters, name. */
const TIERS = cellsOf(`
651 | 0 | coin 3000 | 1 | 1 | Two strangers | 兩個陌生人 | 見知らぬふたり
651 | 120 | item:1063 1 | 2 | | The same way home | 同路回家 | 同じ帰り道
651 | 300 | gem 80 | 3 | 2 | A seat kept free | 留著的座位 | とっておいた席
651 | 600 | pet_god_spirit:110 15 | 4 | 3 | A star with a name | 有名字的星 | 名前のある星
`);

export function demoOutingTiers(): readonly RecordData[] {
  const numbers = (words: string, key: string): readonly RecordData[] =>
    words.split(' ').map((no) => ({ [key]: Number(no) }));
  return numberedBy(TIERS, (row, no) => {
    const [places, chapters] = [cellAt(row, 3), cellAt(row, 4)];
    return {
      event_id: HARBOUR,
      id: no,
      tier: no,
      require_affection: Number(cellAt(row, 1)),
      rewards: assetsOf(cellAt(row, 2)),
      ...(places === '' ? {} : { unlock_place_ids: numbers(places, 'place_id') }),
      ...(chapters === '' ? {} : { unlock_chapters: numbers(chapters, 'chapter') }),
      name: text(trioAt(row, 5)),
    };
  });
}

export function demoOutingChapters(): readonly RecordData[] {
  const answer = (no: number, words: Trio, affection: number, reply: Trio) => ({
    no,
    text: text(words),
    affection,
    result_text: text(reply),
  });
  const chapters: readonly RecordData[] = [
    {
      title: text(['Two Hundred Steps', '兩百級階梯', '二百段']),
      avg_id: 9511,
      require_tier: 1,
      thumbnail: scene('region-3-small'),
      choices: [
        answer(1, ['Call it Hearth', '叫它「爐火」', '「炉」と名づける'], 40, [
          'A star to come home to. I like it.',
          '可以回家的星，我喜歡。',
          '帰る場所になる星か。気に入った。',
        ]),
        answer(2, ['Leave it without a name', '先不取名', '名づけずにおく'], 30, [
          'Then we must come back and look again.',
          '那我們得再來看它一次。',
          'では、また見に来なくては。',
        ]),
      ],
      rewards: assetsOf('gem 20'),
    },
    {
      title: text(['Two Bowls', '兩碗麵', 'どんぶり二つ']),
      avg_id: 9512,
      require_tier: 3,
      thumbnail: scene('harvest-small'),
      rewards: assetsOf('item:1005 2'),
    },
    {
      title: text(['The Twelfth Lantern', '第十二盞燈', '十二個目の灯籠']),
      avg_id: 9201,
      require_tier: 4,
      thumbnail: scene('region-5-small'),
      rewards: assetsOf('gem 100'),
    },
  ];
  return chapters.map((chapter, index) =>
    released({ event_id: HARBOUR, id: index + 1, chapter: index + 1, replayable: true, ...chapter }, index),
  );
}

const WORLDS = 671;

/** The same two friends, elsewhere. */
export function demoWorlds(): readonly RecordData[] {
  return [
    released({
      event_id: WORLDS,
      ...headOf('worlds', WORLDS),
      rules: text([
        'Beyond the mirror everybody is somebody else. Each world keeps its own affection.',
        '鏡子的另一側，每個人都是另一個自己。各世界的好感度分開計算。',
        '鏡の向こうでは、だれもが別のだれか。好感度は世界ごとに数える。',
      ]),
      character_ids: [10_021, 10_024],
      timeslot: period('2026-11-20 03:00:00', '2026-12-11 03:00:00'),
      worlds: [
        {
          world_no: 1,
          name: text(['Windmill Academy', '風車學園', '風車学園']),
          theme: 'academy',
          image: scene('region-2'),
        },
        {
          world_no: 2,
          name: text(['The Long Orbit', '遙遠的軌道', '長い軌道']),
          theme: 'space',
          image: scene('region-5'),
          unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 20 }] },
        },
      ],
      max_affection: 300,
      ticket_item_id: 1028,
      free_tickets_per_day: 2,
    }),
  ];
}

/** World, pet, chapter, tickets, affection, story, ending, where answers lead, rewards, title. */
const WORLD_CHAPTERS = cellsOf(`
1 | 10021 | 1 | 0 | 0 | 9521 | none | 2 3 | coin 5000 | Late Again | 又遲到了 | また遅刻
1 | 10021 | 2 | 1 | 50 | 9521 | normal | | item:1028 1 | Detention | 留校察看 | 居残り
1 | 10021 | 3 | 1 | 100 | 9501 | good | | gem 50 | The Best Bread in Class | 全班最棒的麵包 | クラス一のパン
2 | 10024 | 1 | 1 | 0 | 9522 | none | 5 6 | coin 5000 | No Water | 沒有水 | 水がない
2 | 10024 | 2 | 1 | 80 | 9522 | good | | gem 50 | Ten Thousand Stars | 萬顆星 | 一万の星
2 | 10024 | 3 | 2 | 150 | 9104 | secret | | gem 100 | A Harbour Out Here | 天外之港 | 空の果ての港
`);
const ANSWERS: readonly Trio[] = [
  ['Stay quiet', '安靜陪著', '黙ってそばにいる'],
  ['Say something silly', '說句傻話', 'ばかなことを言う'],
];

export function demoWorldChapters(): readonly RecordData[] {
  return WORLD_CHAPTERS.map((row, index) => {
    const targets = cellAt(row, 7)
      .split(' ')
      .filter((id) => id !== '');
    const choices = targets.map((id, place) => ({
      no: place + 1,
      text: text(ANSWERS[place] ?? ANSWERS[0] ?? ['', '', '']),
      affection: 30 + place * 20,
      goto_chapter: `${WORLDS}~${id}`,
    }));
    return released(
      {
        event_id: WORLDS,
        id: index + 1,
        world_no: Number(cellAt(row, 0)),
        pet_id: Number(cellAt(row, 1)),
        chapter: Number(cellAt(row, 2)),
        ticket_cost: Number(cellAt(row, 3)),
        require_affection: Number(cellAt(row, 4)),
        avg_id: Number(cellAt(row, 5)),
        ending: cellAt(row, 6),
        ...(choices.length === 0 ? {} : { choices }),
        rewards: assetsOf(cellAt(row, 8)),
        title: text(trioAt(row, 9)),
      },
      index,
    );
  });
}

export function demoWorldRewards(): readonly RecordData[] {
  const rewards: readonly (readonly [kind: string, threshold: number, words: string, pet?: number])[] = [
    ['affection', 100, 'item:1028 2', 10_021],
    ['affection', 300, 'pet_spirit:10021 10', 10_021],
    ['affection', 100, 'item:1028 2', 10_024],
    ['affection', 300, 'pet_spirit:10024 10', 10_024],
    ['endings', 2, 'gem 50'],
    ['endings', 4, 'gem 150'],
    ['worlds_done', 2, 'item:1066 1'],
  ];
  return rewards.map(([kind, threshold, words, pet_id], index) =>
    released(
      {
        event_id: WORLDS,
        id: index + 1,
        kind,
        threshold,
        ...(pet_id === undefined ? {} : { pet_id }),
        rewards: assetsOf(words),
        display_big: kind === 'worlds_done',
      },
      index,
    ),
  );
}
