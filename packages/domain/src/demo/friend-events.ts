import type { RecordData } from '../core/json.ts';
import { assetsOf } from './assets.ts';
import { released, text, trioAt } from './names.ts';
import { HARVEST, headOf, period } from './season-heads.ts';
import { cellAt, cellsOf } from './table.ts';

const gifts = (
  list: readonly (readonly [item_id: number, intimacy: number, favourite?: true])[],
): readonly RecordData[] =>
  list.map(([item_id, intimacy, favourite = false]) => ({ item_id, intimacy, favourite }));

/** Events of one pet: whom one visits, and what it likes. */
export function demoPetEvents(): readonly RecordData[] {
  return [
    released(
      {
        id: 1,
        ...headOf('friend', 1),
        rules: text([
          'Visit the Ember Fox three times a day. It likes berries, and scarves even more.',
          '每天可造訪燼火狐三次。牠喜歡莓果，更喜歡圍巾。',
          '残り火キツネを1日3回訪ねよう。ベリーが好き。マフラーはもっと好き。',
        ]),
        pet_id: 10_021,
        timeslot: HARVEST,
        opening_avg_id: 9301,
        max_intimacy: 1500,
        visit_intimacy: 15,
        daily_visit_limit: 3,
        gift_items: gifts([
          [1061, 10],
          [1062, 60, true],
          [1063, 40],
          [1065, 5],
        ]),
        currency_item_id: 1041,
      },
      0,
    ),
    released(
      {
        id: 2,
        ...headOf('friend', 2),
        rules: text([
          'The Tide Otter is building something. Bring wood, or snacks.',
          '潮汐水獺正在蓋東西，帶木頭或點心去吧。',
          '潮カワウソが何か作っている。木か、おやつを持っていこう。',
        ]),
        pet_id: 10_024,
        timeslot: period('2026-12-18 03:00:00', '2027-01-03 03:00:00'),
        max_intimacy: 800,
        visit_intimacy: 20,
        daily_visit_limit: 2,
        gift_items: gifts([
          [1061, 15],
          [1065, 25, true],
        ]),
      },
      1,
    ),
  ];
}

/** Event, what is needed, rewards, conversation, illustration, attack in percent, name. */
const LEVELS = cellsOf(`
1 | 0 | | | | | Somebody at the door | 門口的人 | 戸口の人
1 | 150 | item:1061 2 | 1 | | | A familiar step | 熟悉的腳步 | 聞きなれた足音
1 | 500 | gem 50 | 2 | 1 | 1 | A place by the fire | 爐邊的位子 | 火のそばの席
1 | 1000 | item:1062 1 | 3 | | 2 | Half of the blanket | 半條毯子 | 毛布の半分
1 | 1500 | pet_spirit:10021 20 | 4 | 2 | 3 | Family | 家人 | 家族
2 | 0 | | | | | On the shore | 岸邊 | 岸辺で
2 | 300 | coin 10000 | 5 | | | Crew | 船員 | 乗組員
2 | 800 | pet_spirit:10024 15 | 6 | 3 | 2 | First mate | 大副 | 一等航海士
`);

/** Rows of a table under each event, numbered from 1. */
export function numberedBy(
  rows: readonly (readonly string[])[],
  make: (row: readonly string[], no: number) => RecordData,
): readonly RecordData[] {
  return [...Map.groupBy(rows, ([event]) => event).values()].flatMap((group) =>
    group.map((row, index) => released(make(row, index + 1), index)),
  );
}

export function demoIntimacies(): readonly RecordData[] {
  return numberedBy(LEVELS, (row, no) => {
    const [rewards, talk, picture, attack] = [cellAt(row, 2), cellAt(row, 3), cellAt(row, 4), cellAt(row, 5)];
    return {
      pet_event_id: Number(cellAt(row, 0)),
      id: no,
      level: no,
      require: Number(cellAt(row, 1)),
      name: text(trioAt(row, 6)),
      ...(rewards === '' ? {} : { rewards: assetsOf(rewards) }),
      ...(talk === '' ? {} : { conversation_id: Number(talk) }),
      ...(picture === '' ? {} : { unlock_cg_id: Number(picture) }),
      ...(attack === '' ? {} : { bonus: [{ stat: 'atk', mode: 'percent', value: Number(attack) }] }),
    };
  });
}

/** Event, level of intimacy, day, episode, fight, rewards. */
const TIERS = cellsOf(`
1 | 1 | 1 | 9301 | | coin 5000
1 | 2 | 3 | 9501 | | item:1061 3
1 | 3 | 7 | | 100103 | item:1021 1
1 | 5 | 14 | 9502 | 100110 | gem 200
2 | 1 | 1 | | 100401 | coin 5000
2 | 3 | 8 | 9104 | | gem 100
`);

export function demoFriendTiers(): readonly RecordData[] {
  return numberedBy(TIERS, (row, no) => {
    const [story, fight] = [cellAt(row, 3), cellAt(row, 4)];
    return {
      pet_event_id: Number(cellAt(row, 0)),
      id: no,
      tier: no,
      intimacy_level: Number(cellAt(row, 1)),
      open_day: Number(cellAt(row, 2)),
      ...(story === '' ? {} : { avg_id: Number(story) }),
      ...(fight === '' ? {} : { battle_id: Number(fight) }),
      rewards: assetsOf(cellAt(row, 5)),
    };
  });
}
