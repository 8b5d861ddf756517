import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { HARVEST, headOf } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const ALWAYS = { type: 'always_open' };
const HARVEST_CAT = 10_141;
const HARVEST_BASKET = 4131;
const CALENDAR_DAYS = 28;

const EVENTS: readonly RecordData[] = [
  {
    event_id: 521,
    kind: 'cumulative',
    days: 7,
    timeslot: HARVEST,
    start_rule: 'event_start',
    grace_days: 14,
    make_up_limit: 2,
    make_up_cost: assetsOf('gem 20'),
    popup: true,
    character_id: HARVEST_CAT,
  },
  {
    event_id: 522,
    kind: 'consecutive',
    days: 5,
    timeslot: { type: 'event_trigger', event_id: 501 },
    start_rule: 'first_login',
    grace_days: 0,
    make_up_limit: 0,
    popup: true,
  },
  {
    event_id: 523,
    kind: 'calendar',
    days: CALENDAR_DAYS,
    timeslot: ALWAYS,
    start_rule: 'register',
    loop: true,
    make_up_limit: 5,
    make_up_cost: assetsOf('gem 10'),
    popup: false,
    character_id: 10_021,
  },
  {
    event_id: 524,
    kind: 'weekday',
    days: 7,
    timeslot: ALWAYS,
    start_rule: 'event_start',
    loop: true,
    make_up_limit: 0,
    popup: false,
  },
];

/** Event, day, rewards, paid rewards, big, what the host says. */
const DAYS = cellsOf(`
521 | 1 | item:1021 1 | gem 100 | yes | The first lantern is lit! | 第一盞燈籠點亮了！ | 一つ目の灯籠がともった！
521 | 2 | event_currency:1041 50 | gem 100 | yes | Take some tokens to the stalls. | 帶些代幣去逛攤位吧。 | トークンを持って屋台へどうぞ。
521 | 3 | coin 20000 | gem 100 | no | | |
521 | 4 | item:1011 10 | gem 150 | no | | |
521 | 5 | event_currency:1041 100 | gem 150 | no | | |
521 | 6 | item:1012 3 | gem 200 | no | | |
521 | 7 | gem 300, item:1035 1 | gem 500 | yes | Seven lanterns! I knew you would come. | 七盞全亮了！我就知道你會來。 | 七つともった！来てくれると思ってた。
522 | 1 | item:1004 2 | | no | Good morning! Tea is ready. | 早安！茶泡好了。 | おはよう！お茶が入ったよ。
522 | 2 | item:1001 5 | | no | | |
522 | 3 | item:1004 3 | | no | | |
522 | 4 | item:1002 3 | | no | | |
522 | 5 | item:1005 2, gem 50 | | yes | Five mornings in a row. I cooked stew. | 連續五個早晨，我煮了燉湯。 | 五日つづけての朝。シチューを作ったよ。
524 | 1 | coin 3000 | | no | Market day. | 今天是市集日。 | きょうは市の日。
524 | 2 | item:1001 2 | | no | | |
524 | 3 | item:1014 2 | | no | Forge day. | 今天是打鐵日。 | きょうは鍛冶の日。
524 | 4 | item:1004 1 | | no | | |
524 | 5 | item:1022 1 | | no | | |
524 | 6 | coin 5000 | | no | | |
524 | 7 | gem 20 | | yes | A day of rest. | 安息日，好好休息。 | お休みの日。ゆっくりしてね。
`);

/** What the calendar gives, over and over; every seventh day is a large one. */
const CALENDAR = ['coin 2000', 'item:1001 2', 'item:1014 1', 'coin 3000', 'item:1004 1', 'item:1011 2'];
const LARGE = ['gem 30', 'gem 40', 'item:1021 1', 'gem 100, item:1021 2'];
const WEEK = 7;

export function demoLoginEvents(): readonly RecordData[] {
  return EVENTS.map((event, index) =>
    released({ grace_days: 0, loop: false, ...event, ...headOf('login', event['event_id']) }, index),
  );
}

export function demoLoginRewards(): readonly RecordData[] {
  return [...DAYS.map(dayOf), ...Array.from({ length: CALENDAR_DAYS }, (_, index) => calendarDay(index))];
}

function dayOf(row: readonly string[]): RecordData {
  const paid = cellAt(row, 3);
  const said = trioAt(row, 5);
  return released({
    event_id: Number(cellAt(row, 0)),
    day: Number(cellAt(row, 1)),
    rewards: assetsOf(cellAt(row, 2)),
    big: cellAt(row, 4) === 'yes',
    ...(paid === '' ? {} : { pass_rewards: assetsOf(paid), mall_id: HARVEST_BASKET }),
    ...messageOf(said),
  });
}

const messageOf = (words: Trio): RecordData => (words[0] === '' ? {} : { message: text(words) });

function calendarDay(index: number): RecordData {
  const isLarge = (index + 1) % WEEK === 0;
  const words = isLarge ? LARGE[Math.floor(index / WEEK)] : CALENDAR[index % CALENDAR.length];
  return released({
    event_id: 523,
    day: index + 1,
    rewards: assetsOf(words ?? 'coin 1000'),
    big: isLarge,
    ...(isLarge ? { vip_double_from: 3 } : {}),
  });
}
