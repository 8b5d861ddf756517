import { avatarAt } from './heroes.ts';
import type { RecordData } from '../core/json.ts';
import { CLASSES } from './arena-classes.ts';
import { assetsOf } from './assets.ts';
import { numbered, released, text, trioAt, type Trio } from './names.ts';
import { DEMO_PETS, type DemoRarity } from './pet-names.ts';
import { cellAt, cellsOf } from './table.ts';

const EVERYBODY_ELSE = 999_999;
const CHAMPION_TITLE = 12;
const RING_TITLE = 4;

/** The rules of the arena: seasons of four weeks, settled in the evening of a Sunday. */
export function demoArena(): readonly RecordData[] {
  return [
    {
      status: 'active',
      season_start: '2026-05-18 03:00:00',
      season_days: 28,
      settle_hour: 21,
      settle_weekday: 7,
      daily_free_attempts: 5,
      attempt_buy_costs: [
        { count_from: 1, count_to: 3, cost: assetsOf('gem 20') },
        { count_from: 4, count_to: 10, cost: assetsOf('gem 50') },
        { count_from: 11, count_to: 20, cost: assetsOf('gem 100') },
      ],
      refresh_cost: assetsOf('coin 500'),
      opponent_count: 3,
      match_range_bp: [
        { attempt: 1, low_bp: 9500, high_bp: 10_500 },
        { attempt: 2, low_bp: 9000, high_bp: 11_000 },
        { attempt: 3, low_bp: 8000, high_bp: 12_000 },
      ],
      protect_minutes: 30,
      time_limit_sec: 120,
      god_allowed: true,
      score_win: 20,
      score_lose: -10,
      defence_score: 5,
    },
  ];
}

/** Names of bots, which players recognise as bots. */
const BOT_NAMES: readonly Trio[] = [
  ['Straw Dummy', '稻草假人', 'わら人形'],
  ['Oak Dummy', '橡木假人', '樫人形'],
  ['Tin Squire', '錫皮侍從', 'ブリキの従者'],
  ['Brass Page', '黃銅侍童', '黄銅の小姓'],
  ['Copper Guard', '銅甲衛兵', '銅の番兵'],
  ['Iron Sentry', '鐵衛哨兵', '鉄の歩哨'],
  ['Clockwork Fencer', '發條劍士', 'ぜんまい剣士'],
  ['Clockwork Archer', '發條弓手', 'ぜんまい弓兵'],
  ['Steam Knight', '蒸汽騎士', '蒸気の騎士'],
  ['Steam Lancer', '蒸汽槍兵', '蒸気の槍兵'],
  ['Glass Duelist', '玻璃決鬥者', 'ガラスの決闘者'],
  ['Silver Marshal', '白銀元帥', '銀の元帥'],
  ['Golden Automaton', '黃金機偶', '黄金の自動人形'],
  ['Star Automaton', '星辰機偶', '星の自動人形'],
  ['Dawn Automaton', '曙光機偶', '暁の自動人形'],
];
const BOTS_PER_CLASS = 3;
const SCORE_STEP = 300;
/** How strong the bots of a class are, beside its lowest power. */
const POWER_SHARES = [1.2, 1.6, 2.2];
const APPEARANCES = ['always', 'fill_only', 'always'];
const GODS = [101, 102, 103];

export function demoArenaBots(): readonly RecordData[] {
  return BOT_NAMES.map((name, index) => {
    const rank = CLASSES[Math.floor(index / BOTS_PER_CLASS)] ?? CLASSES[0];
    const place = index % BOTS_PER_CLASS;
    const { key = 'D', from = 0, level = 1, star = 1, rarities = [], power = 0 } = rank ?? {};
    return released(
      {
        bot_id: index + 1,
        name: text(name),
        avatar_id: avatarAt(index),
        user_level: level,
        appear_when: key === 'D' ? 'new_player' : (APPEARANCES[place] ?? 'always'),
        pvp_class: key,
        score: from + place * SCORE_STEP,
        lineup: teamOf({ seed: index, level, star, rarities, size: 2 + Math.min(3, Math.floor(index / 3)) }),
        ...(level > 20 ? { god_id: GODS[index % GODS.length] } : {}),
        power: Math.round(power * (POWER_SHARES[place] ?? 1)),
      },
      index,
    );
  });
}

type Team = {
  readonly seed: number;
  readonly level: number;
  readonly star: number;
  readonly size: number;
  readonly rarities: readonly DemoRarity[];
};

/** Pets of some rarities, each once, in places from 1 on. */
export function teamOf({ seed, level, star, size, rarities }: Team): readonly RecordData[] {
  const pets = DEMO_PETS.filter((pet) => rarities.includes(pet.rarity));
  return Array.from({ length: size }, (_, index) => ({
    slot: index + 1,
    pet_id: pets[(seed * size + index) % pets.length]?.id ?? 0,
    level,
    star,
    skill_level: Math.max(1, Math.floor(level / 20)),
  }));
}

/** Scene, who says it, weight, then the line. */
const LINES = `
enter | host | 100 | Welcome to the ring! Mind the sand. | 歡迎來到擂台！小心沙地。 | 闘技場へようこそ！砂に気をつけて。
enter | host | 60 | A full house tonight. Give them a show! | 今晚座無虛席，好好表現吧！ | 今夜は満員だ。見せ場を頼むよ！
enter | pet:10021 | 40 | My tail is ready. Is yours? | 我的尾巴準備好了，你呢？ | しっぽの準備はできた。きみは？
start | host | 100 | Bow to each other, and begin! | 互相行禮，開始！ | 互いに礼、はじめ！
start | bot:7 | 80 | Tick. Tock. Your turn. | 滴答、滴答，輪到你了。 | チク、タク。そちらの番です。
win | host | 100 | What a fight! The ring is yours. | 精彩的一戰！擂台屬於你。 | 見事な勝負！闘技場はきみのものだ。
win | pet:10021 | 40 | We did it, and nobody is hurt! | 我們贏了，而且沒人受傷！ | 勝ったよ、けが人もなし！
lose | host | 100 | Well fought. The sand remembers courage. | 打得漂亮，沙地會記得你的勇氣。 | よく戦った。砂は勇気を覚えている。
lose | bot:1 | 60 | Even straw learns something new each day. | 就連稻草也天天學到新東西。 | わらでも毎日ひとつ学びます。
streak | host | 100 | Three in a row! Somebody stop them! | 三連勝！誰來攔住他們！ | 三連勝！誰か止めてくれ！
streak | bot:12 | 50 | Remarkable. I shall polish my visor. | 了不起，我得擦亮面甲了。 | お見事。面頬を磨いておきます。
promote | host | 100 | A brighter flame burns beside your name. | 你的名字旁燃起了更亮的火焰。 | きみの名に、より明るい炎がともった。
demote | host | 100 | A small flame is still a flame. Come back! | 小小火焰仍是火焰，再來吧！ | 小さな炎も炎だ。また来てくれ！
`;

export function demoArenaLines(): readonly RecordData[] {
  return cellsOf(LINES).map((row, index) => {
    const [speaker = '', id] = cellAt(row, 1).split(':');
    return released(
      {
        id: index + 1,
        scene: cellAt(row, 0),
        speaker_type: speaker,
        ...(id === undefined ? {} : { speaker_id: Number(id) }),
        text: text(trioAt(row, 3)),
        weight: Number(cellAt(row, 2)),
      },
      index,
    );
  });
}

type Range = readonly [from: number, to: number, medals: number];

const DAILY: readonly Range[] = [
  [1, 10, 60],
  [11, 100, 40],
  [101, EVERYBODY_ELSE, 20],
];
const MEDAL = 1051;
const medals = (amount: number, gems = 0) =>
  assetsOf(`game_currency:${MEDAL} ${amount}${gems === 0 ? '' : `, gem ${gems}`}`);

const dayIn = (pvpClass: string): Trio => [
  `A day in class ${pvpClass}`,
  `${pvpClass} 級競技場的一天`,
  `${pvpClass}クラスの一日`,
];
const DAILY_BODY: Trio = [
  'Your place of today is settled. Here is your share.',
  '今日名次已結算，這是你的獎勵。',
  '本日の順位が確定しました。報酬をお受け取りください。',
];

export function demoArenaDays(): readonly RecordData[] {
  return numbered(
    CLASSES.flatMap(({ key }, step) =>
      DAILY.map(([rank_from, rank_to, amount]) => ({
        pvp_class: key,
        rank_from,
        rank_to,
        rewards: medals(amount * (step + 1)),
        min_fights: 3,
        mail_title: text(dayIn(key)),
        mail_body: text(DAILY_BODY),
      })),
    ),
  );
}

/** What the mails of a week are called, by what they reward. */
const WEEK_MAILS: Readonly<Record<string, Trio>> = {
  wins: ['Victories of the week', '本週勝場獎勵', '今週の勝利報酬'],
  fights: ['Fights of the week', '本週對戰獎勵', '今週の対戦報酬'],
  class: ['Your class this week', '本週階級獎勵', '今週のクラス報酬'],
  rank: ['Your rank this week', '本週名次獎勵', '今週の順位報酬'],
};

export function demoArenaWeeks(): readonly RecordData[] {
  const wins = [5, 15, 30].map((threshold) => ({ kind: 'wins', threshold, rewards: medals(threshold * 10) }));
  const fights = [10, 25].map((threshold) => ({
    kind: 'fights',
    threshold,
    rewards: assetsOf(`coin ${threshold * 1000}`),
  }));
  const classes = CLASSES.map(({ key }, step) => ({
    kind: 'class',
    pvp_class: key,
    rewards: medals(50 * (step + 1)),
  }));
  const ranks = [
    { kind: 'rank', rank_from: 1, rank_to: 1, rewards: medals(500, 100) },
    { kind: 'rank', rank_from: 2, rank_to: 10, rewards: medals(300, 50) },
    { kind: 'rank', rank_from: 11, rank_to: 100, rewards: medals(200, 20) },
  ];
  return numbered(
    [...wins, ...fights, ...classes, ...ranks].map((data) => ({
      ...data,
      mail_title: text(WEEK_MAILS[data.kind] ?? ['', '', '']),
    })),
  );
}

type Place = readonly [from: number, to: number, medals: number, gems: number];

const SEASON_PLACES: readonly Place[] = [
  [1, 1, 3000, 1000],
  [2, 3, 2000, 600],
  [4, 10, 1500, 400],
  [11, 100, 800, 200],
  [101, EVERYBODY_ELSE, 300, 50],
];
const SEASON_TITLES: Readonly<Record<string, Trio>> = {
  server: ['The season is over', '賽季結束', 'シーズン終了'],
  cross_server: ['The season of all servers is over', '跨伺服器賽季結束', '全サーバーのシーズン終了'],
};
const SEASON_BODY: Trio = [
  'Your final place is settled. Of equal scores, the one reached first stands higher.',
  '最終名次已結算；同分時以先達成者排名較前。',
  '最終順位が確定しました。同点の場合は先に到達した方が上位です。',
];

/** Two boards of the running season: a server’s own with honours, and that of all servers. */
export function demoArenaRanking(): readonly RecordData[] {
  return numbered(
    ['server', 'cross_server'].flatMap((board) =>
      SEASON_PLACES.map(([rank_from, rank_to, amount, gems]) => ({
        board,
        season_no: 7,
        rank_from,
        rank_to,
        rewards: medals(amount, gems),
        min_score: 500,
        show_top: 100,
        ...honoursOf(board, rank_to),
        mail_title: text(SEASON_TITLES[board] ?? ['', '', '']),
        mail_body: text(SEASON_BODY),
      })),
    ),
  );
}

function honoursOf(board: string, rankTo: number): RecordData {
  if (board !== 'server' || rankTo > 10) return {};
  return { title_id: rankTo === 1 ? CHAMPION_TITLE : RING_TITLE };
}
