import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { released, text, trioAt, type Trio } from './names.ts';
import { period } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

type Stall = {
  readonly id: number;
  readonly event: number;
  readonly name: Trio;
  readonly timeslot: RecordData;
  readonly currencies: readonly number[];
  readonly tabs: string;
  /** Tab, what it is, its price, how often, big. */
  readonly goods: string;
};

const STALLS: readonly Stall[] = [
  {
    id: 551,
    event: 501,
    name: ['Stalls of Windmill Village', '風車村攤位', '風車村の屋台'],
    timeslot: period('2026-11-13 03:00:00', '2026-12-08 03:00:00'),
    currencies: [1041, 1044],
    tabs: `
      The Baker’s stall | 麵包師的攤位 | パン屋の屋台
      The tinker’s cart | 修補匠的推車 | 鋳掛け屋の荷車`,
    goods: `
      1 | pet:10141 1 | event_currency:1041 1200 | event 1 | yes
      1 | item:1021 1 | event_currency:1041 60 | event 20 | yes
      1 | item:1035 1 | event_currency:1041 40 | day 2 | no
      1 | item:1002 5 | event_currency:1041 30 | event 30 | no
      2 | item:1011 5 | event_currency:1041 25 | event 30 | no
      2 | item:1012 1 | event_currency:1041 50 | event 10 | no
      2 | title:9 1 | event_currency:1041 800 | total 1 | yes
      2 | coin 5000 | event_currency:1041 20 | none | no
      2 | item:1063 1 | event_currency:1041 90, event_currency:1044 10 | event 5 | no
      1 | pet:10354 1 | event_currency:1041 900 | event 1 | yes
      2 | pet:10360 1 | event_currency:1044 400 | event 1 | yes
      2 | event_currency:1044 10 | event_currency:1041 25 | event 40 | no
      2 | item:1025 3 | event_currency:1041 30 | day 5 | no
      2 | item:1026 1 | event_currency:1041 30 | day 3 | no`,
  },
  {
    id: 552,
    event: 502,
    name: ['The Ice Merchant', '賣冰商人', '氷売り'],
    timeslot: period('2026-12-01 03:00:00', '2026-12-19 03:00:00'),
    currencies: [1042],
    tabs: '',
    goods: `
      | pet_spirit:10054 10 | event_currency:1042 200 | event 4 | yes
      | item:1203 3 | event_currency:1042 40 | event 20 | no
      | item:1004 2 | event_currency:1042 15 | week 5 | no
      | item:1021 1 | event_currency:1042 70 | event 10 | yes
      | coin 6000 | event_currency:1042 20 | none | no`,
  },
  {
    id: 553,
    event: 503,
    name: ['Under the Great Tree', '大樹下的市集', '大樹の下の市'],
    timeslot: period('2026-12-18 03:00:00', '2027-01-06 03:00:00'),
    currencies: [1043],
    tabs: '',
    goods: `
      | pet:10144 1 | event_currency:1043 70 | event 1 | yes
      | title:10 1 | event_currency:1043 50 | total 1 | yes
      | item:1062 1 | event_currency:1043 5 | event 10 | no
      | gem 30 | event_currency:1043 6 | event 10 | no
      | pet:10357 1 | event_currency:1043 60 | event 1 | yes
      | pet:10363 1 | event_currency:1043 80 | event 1 | yes`,
  },
];

export function demoExchanges(): readonly RecordData[] {
  return STALLS.map((stall, index) =>
    released(
      {
        exchange_id: stall.id,
        name: text(stall.name),
        event_id: stall.event,
        timeslot: stall.timeslot,
        close_after_hours: 72,
        currency_item_ids: stall.currencies,
        sort: index === 2 ? 'price' : 'no',
        ...tabsOf(stall.tabs),
        goods: cellsOf(stall.goods).map(goodsOf),
      },
      index,
    ),
  );
}

function tabsOf(table: string): RecordData {
  const rows = cellsOf(table);
  if (rows.length === 0) return {};
  return { tab_names: rows.map((row, index) => ({ no: index + 1, name: text(trioAt(row, 0)) })) };
}

function goodsOf(row: readonly string[], index: number): RecordData {
  const tab = cellAt(row, 0);
  return {
    no: index + 1,
    ...(tab === '' ? {} : { tab: Number(tab) }),
    reward: assetsOf(cellAt(row, 1)),
    costs: assetsOf(cellAt(row, 2)),
    limit: limitOf(cellAt(row, 3)),
    big: cellAt(row, 4) === 'yes',
  };
}

/** How often players may take something: `event 5`, `none`. */
export function limitOf(words: string): RecordData {
  const [every = '', count] = words.split(' ');
  return { period: every, ...(count === undefined ? {} : { count: Number(count) }) };
}
