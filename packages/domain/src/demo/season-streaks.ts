import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { iconPath } from './icon-paths.ts';
import { numbered, released, text } from './names.ts';
import { HARVEST, HARVEST_CLAIMS, headOf, period } from './season-heads.ts';

const AUTUMN_EMBERS = 3007;
const MAPLE_TOKEN = 1041;

const days = (rewards: readonly string[]): readonly RecordData[] =>
  rewards.map((words, index) => ({ day: index + 1, rewards: assetsOf(words) }));

const STREAKS: readonly RecordData[] = [
  {
    event_id: 531,
    name: text(['Keep the Fire In', '守住爐火', '火を絶やさずに']),
    rules: text([
      'Clear one battle every day. The fire goes out after a day without one.',
      '每天通關一場戰鬥，中斷一天爐火便會熄滅。',
      '毎日バトルを1回クリアしよう。1日休むと火は消えてしまう。',
    ]),
    timeslot: HARVEST,
    action: 'clear',
    break_rule: 'reset',
    days: days(['coin 3000', 'coin 3000', 'item:1001 5', 'coin 5000', 'item:1014 3', 'coin 5000', 'gem 60']),
    final_rewards: assetsOf('item:1021 2'),
  },
  {
    event_id: 532,
    name: text(['Tea for the Long Night', '長夜的茶', '長い夜のお茶']),
    rules: text([
      'Top up on days in a row. Days count by the time of payment, in the server’s time zone.',
      '連續每日儲值。天數依付款時間計算，以伺服器時區為準。',
      '連続した日にチャージしよう。日付は支払い時刻、サーバーの時間帯で数えます。',
    ]),
    timeslot: HARVEST,
    action: 'topup',
    currency: 'TWD',
    min_amount: 30,
    break_rule: 'pause',
    days: days(['gem 60', 'gem 60', 'item:1021 2', 'gem 90', 'item:1023 1']),
  },
  {
    event_id: 533,
    name: text(['Spend and Smile', '花得開心', '気前よく']),
    rules: text([
      'Spend 100 gems a day. A missed day can be bought back.',
      '每天消費 100 寶石，中斷的日子可付費延續。',
      '1日100ジェム使おう。休んだ日は支払いで取り戻せる。',
    ]),
    timeslot: { type: 'event_trigger', event_id: 503 },
    action: 'spend',
    min_amount: 100,
    break_rule: 'pay_to_keep',
    keep_cost: assetsOf('gem 50'),
    days: days(['coin 10000', 'item:1012 2', 'coin 20000', 'item:1013 1']),
    final_rewards: assetsOf('gem 100'),
  },
];

const step = (threshold: number, words: string): RecordData => ({ threshold, rewards: assetsOf(words) });

const CUMULATIVE: readonly RecordData[] = [
  {
    event_id: 541,
    goal_kind: 'gacha_draw',
    target_id: AUTUMN_EMBERS,
    steps: [
      step(10, 'coin 20000'),
      step(50, 'item:1021 3'),
      step(100, 'gem 300'),
      step(200, 'pet_spirit:10021 20'),
    ],
    loop_after_last: true,
    loop_step: 200,
    jump_type: 'record',
    jump_module: 'gachapon-setting',
    jump_record_id: String(AUTUMN_EMBERS),
  },
  {
    event_id: 542,
    goal_kind: 'ap_spent',
    steps: [step(300, 'item:1004 2'), step(1000, 'item:1005 1'), step(3000, 'gem 100')],
    jump_type: 'feature',
    jump_feature: 'main_chapter',
  },
  {
    event_id: 543,
    goal_kind: 'item_collected',
    target_id: MAPLE_TOKEN,
    server_wide: true,
    steps: [
      step(100_000, 'coin 10000'),
      step(1_000_000, 'gem 50'),
      step(5_000_000, 'item:1021 3'),
      step(10_000_000, 'gem 200, item:1035 3'),
    ],
    jump_type: 'none',
  },
];

export function demoStreaks(): readonly RecordData[] {
  return STREAKS.map((event, index) => released(event, index));
}

export function demoCumulativeEvents(): readonly RecordData[] {
  return CUMULATIVE.map((event, index) =>
    released(
      {
        server_wide: false,
        loop_after_last: false,
        ...event,
        ...headOf('cumulative', event['event_id']),
        timeslot: HARVEST,
        claim_end_at: HARVEST_CLAIMS,
      },
      index,
    ),
  );
}

/** Small gifts on the way to the year's end, to the birthday of the game, and for those who stay a while. */
export function demoCountdowns(): readonly RecordData[] {
  const before = (hours: readonly number[]): readonly RecordData[] =>
    hours.map((before_hours, index) => ({
      order: index + 1,
      before_hours,
      rewards: assetsOf(index === hours.length - 1 ? 'gem 100' : 'coin 5000'),
    }));
  const after = (minutes: readonly number[]): readonly RecordData[] =>
    minutes.map((minute, index) => ({
      order: index + 1,
      wait_sec: minute * 60,
      rewards: assetsOf(index === minutes.length - 1 ? 'item:1004 1' : 'coin 1000'),
    }));
  return numbered([
    {
      name: text(['Until the Great Tree', '等待大樹點燈', '大樹に灯がともるまで']),
      kind: 'event_start',
      target_at: '2026-12-18 03:00:00',
      steps: before([168, 72, 24, 1]),
      claim_window_hours: 24,
      image: { path: iconPath('event', '503') },
      timeslot: period('2026-12-11 03:00:00', '2026-12-19 03:00:00'),
    },
    {
      name: text(['Two Years by the Fire', '爐邊兩週年', '炉辺の二周年']),
      kind: 'anniversary',
      target_at: '2027-01-15 03:00:00',
      steps: before([72, 48, 24, 0]),
      claim_window_hours: 48,
      image: { path: iconPath('event', '501') },
      timeslot: period('2027-01-12 03:00:00', '2027-01-17 03:00:00'),
    },
    {
      name: text(['Stay a While', '多待一會兒', 'ゆっくりしていって']),
      kind: 'online_timer',
      steps: after([5, 15, 30, 60]),
      claim_window_hours: 1,
      image: { path: 'event/default.svg' },
      timeslot: {
        type: 'open_every_day',
        daily_from: '18:00',
        daily_to: '23:00',
      },
    },
  ]);
}
