import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { mapBattleId } from './battles.ts';
import { bannerOf } from './gachapons.ts';
import { iconPath } from './icon-paths.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { DEMO_PETS } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

const ALWAYS = { type: 'always_open' } as const;
const period = (start: string, end: string): RecordData => ({
  type: 'limited_period',
  periods: [{ start_date: `${start} 03:00:00`, end_date: `${end} 03:00:00` }],
});
const HARVEST = period('2026-11-13', '2026-12-05');

/** The number of a pet by its English name. */
function petId(name: string): number {
  const pet = DEMO_PETS.find((one) => one.name[0] === name);
  if (pet === undefined) throw new RangeError(`No pet of the demo is called ${name}.`);
  return pet.id;
}

const BUTTONS = [
  ['main_chapter', 1480, 760],
  ['tower', 1180, 420],
  ['gacha', 1640, 520],
  ['guild', 620, 560],
  ['pvp', 860, 640],
  ['store', 300, 700],
  ['mall', 1780, 120],
  ['mail', 1700, 60],
  ['quest', 160, 260],
  ['pet', 240, 940],
] as const;

type Lobby = {
  readonly id: number;
  readonly name: Trio;
  readonly place: string;
  readonly weather: string;
  readonly more: RecordData;
};

const LOBBIES: readonly Lobby[] = [
  {
    id: 1,
    name: ['Windmill Square', '風車廣場', '風車の広場'],
    place: 'region-0',
    weather: 'none',
    more: { default: true, priority: 1, timeslot: ALWAYS },
  },
  {
    id: 2,
    name: ['Lanterns over the Square', '廣場燈火', '広場の灯り'],
    place: 'harvest',
    weather: 'fireflies',
    more: {
      priority: 50,
      timeslot: HARVEST,
      banner_slots: [
        {
          order: 1,
          image: bannerOf('event-501'),
          timeslot: HARVEST,
          jump_type: 'record',
          jump_module: 'special-event-setting',
          jump_record_id: '501',
        },
        {
          order: 2,
          image: bannerOf('gachapon-3007'),
          timeslot: HARVEST,
          jump_type: 'record',
          jump_module: 'gachapon-setting',
          jump_record_id: '3007',
        },
      ],
    },
  },
  {
    id: 3,
    name: ['First Snow', '初雪', '初雪'],
    place: 'frost',
    weather: 'snow',
    more: { priority: 40, timeslot: period('2026-12-05', '2027-01-10') },
  },
  {
    id: 4,
    name: ['Amber Clearing', '琥珀空地', '琥珀の空き地'],
    place: 'region-1',
    weather: 'petals',
    more: {
      priority: 10,
      timeslot: { type: 'specific_weekdays', weekdays: [6, 7] },
      unlock_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 20 }] },
    },
  },
  {
    id: 5,
    name: ['Rain on the Quay', '碼頭細雨', '波止場の雨'],
    place: 'region-3',
    weather: 'rain',
    more: { priority: 20, timeslot: { type: 'specific_weekdays', weekdays: [3] } },
  },
];

function lobbies(): readonly RecordData[] {
  return LOBBIES.map(({ id, name, place, weather, more }, index) =>
    released(
      {
        lobby_id: id,
        name: text(name),
        default: false,
        background: { path: iconPath('battle-background', place) },
        weather,
        buttons: BUTTONS.map(([feature, x, y]) => ({ feature, x, y, badge: feature !== 'pet' })),
        ...more,
      },
      index,
    ),
  );
}

/** Who says it, when, and how often beside the others: `pet Ember Fox`, `god 101`, `hours 22 5`. */
const LINES = `
pet Ember Fox | enter | 100 | You’re back! I kept your side of the hearth warm. | 你回來了！爐邊你的位子我一直暖著。 | おかえり！炉のそば、あたためておいたよ。
pet Ember Fox | idle | 100 | Tail up, nose to the wind. It never fails. | 尾巴翹高，鼻子朝風，準沒錯。 | しっぽを上げて、鼻は風へ。これで大丈夫。
pet Ember Fox | touch | 80 | Careful, sparks! …All right, one more time. | 小心火花！……好吧，再一次。 | 火の粉に気をつけて！……もう一回だけね。
pet Tide Otter | idle | 60 | I found a shell shaped like you. Well, almost. | 我撿到一枚像你的貝殼。嗯，差不多像。 | きみに似た貝を見つけたよ。うーん、だいたいね。
pet Moss Stag | idle | 40 | The forest is quiet today. Shall we listen? | 今天森林很安靜，一起聽聽嗎？ | 今日の森は静かだ。いっしょに耳をすまそうか。
pet Lantern Carp | hours 18 23 | 60 | The first lamp is lit. Good evening. | 第一盞燈點亮了，晚安好。 | 最初の灯がともりました。こんばんは。
pet Hollow Owl | hours 22 5 | 60 | Late again? The stars do not mind, and neither do I. | 又熬夜了？星星不介意，我也不介意。 | また夜更かし？星も、わたしも気にしないよ。
pet Honey Dormouse | hours 5 9 | 50 | Is it morning? Five more minutes, please. | 早上了嗎？再五分鐘就好。 | もう朝？あと五分だけ……。
god 101 | enter | 30 | The shutters are open. Let the day begin. | 窗板已開，讓一天開始吧。 | 雨戸は開いた。一日を始めよう。
god 104 | idle | 30 | Eat something warm before you go, dear. | 出門前先吃點熱的，孩子。 | 出かける前に、温かいものをお食べ。
pet Harvest Lantern Cat | festival | 80 | Twelve lanterns! I counted twice. | 十二盞燈！我數了兩次。 | 灯籠は十二個！二回かぞえたよ。
narrator | return | 100 | The embers remembered you. | 餘燼一直記得你。 | 残り火は、あなたを覚えていた。
`;

function speakerOf(cell: string): RecordData {
  const [kind = '', ...rest] = cell.split(' ');
  const name = rest.join(' ');
  if (name === '') return { speaker_type: kind };
  return { speaker_type: kind, speaker_id: kind === 'pet' ? petId(name) : Number(name) };
}

function momentOf(cell: string): RecordData {
  const [trigger, from, to] = cell.split(' ');
  return trigger === 'hours'
    ? { trigger: 'time_of_day', hour_from: Number(from), hour_to: Number(to) }
    : { trigger: cell, ...(cell === 'festival' ? { timeslot: HARVEST } : {}) };
}

function lobbyLines(): readonly RecordData[] {
  return cellsOf(LINES).map((row, index) =>
    released(
      {
        id: index + 1,
        timeslot: ALWAYS,
        ...speakerOf(cellAt(row, 0)),
        ...momentOf(cellAt(row, 1)),
        weight: Number(cellAt(row, 2)),
        text: text(trioAt(row, 3)),
      },
      index,
    ),
  );
}

/** Talks of pets on duty: who and where (a region), minutes away, then lines as `place: words` in turn. */
const TALKS: readonly (readonly [
  where: { readonly pet?: string; readonly region?: number },
  minutes: number,
  lines: readonly (readonly [slot: number, words: Trio])[],
])[] = [
  [
    {},
    30,
    [
      [1, ['Are they coming back soon?', '主人快回來了嗎？', 'もうすぐ帰ってくるかな？']],
      [2, ['The kettle is on, so yes.', '水壺都燒上了，快了。', 'お湯をわかしたから、きっとすぐだよ。']],
    ],
  ],
  [
    {},
    240,
    [
      [1, ['I counted the clouds again.', '我又數了一遍雲。', 'また雲をかぞえちゃった。']],
      [3, ['And?', '結果呢？', 'それで？']],
      [1, ['Still all of them.', '一朵都沒少。', 'ぜんぶあったよ。']],
    ],
  ],
  [
    { pet: 'Ember Fox' },
    60,
    [
      [1, ['Someone has to keep the fire.', '總得有人守著火。', 'だれかが火を守らないとね。']],
      [2, ['You are asleep on it.', '你都睡在火邊了。', 'その上で寝てるくせに。']],
    ],
  ],
  [
    { region: 2 },
    60,
    [
      [2, ['The caves are singing flat today.', '洞窟今天唱走音了。', '今日の洞窟は音が低いね。']],
      [1, ['Everybody has such days.', '誰都有這種日子。', 'だれにだって、そんな日はあるさ。']],
    ],
  ],
  [
    { pet: 'Bell Dolphin', region: 3 },
    120,
    [
      [
        1,
        [
          'A ship! No, a gull. A big gull.',
          '有船！不對，是海鷗。好大的海鷗。',
          '船だ！……カモメか。大きなカモメだ。',
        ],
      ],
    ],
  ],
];

function talks(): readonly RecordData[] {
  return TALKS.map(([{ pet, region }, min_afk_minutes, lines], index) =>
    released(
      {
        id: index + 1,
        ...(pet === undefined ? {} : { pet_id: petId(pet) }),
        ...(region === undefined ? {} : { chapter_id: mapBattleId('normal', region, 0) }),
        min_afk_minutes,
        weight: 100,
        timeslot: ALWAYS,
        lines: lines.map(([speaker_slot, words], place) => ({
          order: place + 1,
          speaker_slot,
          text: text(words),
        })),
        ...(index === 1 ? { rewards: assetsOf('coin 1000') } : {}),
      },
      index,
    ),
  );
}

/** Small rewards: kind, number, reset, times a day, rewards, name. */
const FINDS = `
online_minutes | 10 | daily | 1 | coin 3000 | Ten Minutes by the Fire | 爐邊十分鐘 | 炉辺の十分間
online_minutes | 30 | daily | 1 | ap 20 | Half an Hour by the Fire | 爐邊半小時 | 炉辺の半時間
online_minutes | 60 | daily | 1 | item:1001 3, coin 10000 | An Hour by the Fire | 爐邊一小時 | 炉辺の一時間
touch | 1 | daily | 5 | coin 500 | A Pat on the Head | 摸摸頭 | なでなで
floating_chest | 1 | daily | 6 | coin 2000 | Chest on a Kite | 風箏上的寶箱 | 凧に乗った宝箱
daily_visit | 1 | daily | 1 | gem 10 | Good to See You | 很高興見到你 | 会えてうれしい
daily_visit | 7 | weekly | 1 | item:1021 1 | Seven Good Mornings | 七個早安 | 七つのおはよう
`;

function finds(): readonly RecordData[] {
  return cellsOf(FINDS).map((row, index) =>
    released(
      {
        id: index + 1,
        kind: cellAt(row, 0),
        threshold: Number(cellAt(row, 1)),
        reset: cellAt(row, 2),
        daily_limit: Number(cellAt(row, 3)),
        rewards: assetsOf(cellAt(row, 4)),
        name: text(trioAt(row, 5)),
        ...(cellAt(row, 0) === 'floating_chest' ? { spawn_min_sec: 300, spawn_max_sec: 900 } : {}),
        timeslot: ALWAYS,
      },
      index,
    ),
  );
}

/** Where players arrive, what is said there, and what is found. */
export function demoLobby(): { readonly [moduleKey: string]: readonly RecordData[] } {
  return {
    'lobby-setting': lobbies(),
    'lobby-conversation-setting': lobbyLines(),
    'lobby-reward-setting': finds(),
    'afk-conversation-setting': talks(),
  };
}
