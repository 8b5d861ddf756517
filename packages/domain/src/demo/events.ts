import type { RecordData } from '../core/json.ts';
import { bannerOf } from './gachapons.ts';
import { iconPath } from './icon-paths.ts';
import { released, text } from './names.ts';

const AUTUMN_EMBERS = 3007;

function period(start_date: string, end_date: string): RecordData {
  return { type: 'limited_period', periods: [{ start_date, end_date }] };
}

/** The events of November and December. Times are UTC: 03:00 is 11:00 in the game's zone. */
const EVENTS: readonly (RecordData & { readonly event_id: number })[] = [
  {
    event_id: 501,
    name: text(['Lantern Harvest', '燈火豐收祭', '灯火収穫祭']),
    event_type: 'collect',
    rules: text([
      'Gather Maple Tokens in every battle and trade them at the stalls of Windmill Village.<br>The Harvest Lantern Cat joins whoever lights all twelve lanterns.',
      '在各場戰鬥中收集楓葉代幣，並於風車村的攤位兌換。<br>點亮全部十二盞燈籠，豐收燈貓便會加入隊伍。',
      'バトルでもみじトークンを集め、風車村の屋台で交換しよう。<br>十二の灯籠をすべて灯すと、収穫祭の灯りネコが仲間になる。',
    ]),
    timeslot: period('2026-11-13 03:00:00', '2026-12-05 03:00:00'),
    teaser_from: '2026-11-10 03:00:00',
    claim_end_at: '2026-12-08 03:00:00',
    currency_item_ids: [1041],
    children: [
      { module: 'gachapon-setting', record_id: AUTUMN_EMBERS, order: 1 },
      { module: 'chapter-setting', record_id: 132_001, order: 2 },
      { module: 'mall-setting', record_id: 4131, order: 3 },
      { module: 'exchange-setting', record_id: 551, order: 4 },
      { module: 'login-event-setting', record_id: 521, order: 5 },
      { module: 'mega-event-setting', record_id: 561, order: 6 },
    ],
  },
  {
    event_id: 502,
    name: text(['Frostwind Tower', '霜風之塔', '霜風の塔']),
    event_type: 'tower',
    rules: text([
      'Thirty floors of ice, two more open every day.<br>Ice Shards can be traded until three days after the end.',
      '三十層冰塔，每日開放新的兩層。<br>活動結束後三日內仍可兌換冰晶碎片。',
      '氷の三十階。毎日ふたつ上の階まで開く。<br>氷のかけらは終了後三日まで交換できる。',
    ]),
    timeslot: period('2026-12-01 03:00:00', '2026-12-16 03:00:00'),
    teaser_from: '2026-11-27 03:00:00',
    claim_end_at: '2026-12-19 03:00:00',
    currency_item_ids: [1042],
    children: [
      { module: 'event-tower-setting', record_id: 502, order: 1 },
      { module: 'exchange-setting', record_id: 552, order: 2 },
    ],
    open_conds: { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 15 }] },
  },
  {
    event_id: 503,
    name: text(['Starlit Year’s End', '星夜歲末', '星明かりの年の瀬']),
    event_type: 'festival',
    rules: text([
      'Hang a Wishing Star on the great tree every day until the year turns.<br>The Snow Globe Penguin visits everyone who hangs seven.',
      '每天在大樹掛上一顆許願星，直到新年到來。<br>掛滿七顆，雪球企鵝便會來訪。',
      '年が明けるまで毎日、大樹に願い星をひとつ飾ろう。<br>七つ飾ると、スノードームペンギンが遊びに来る。',
    ]),
    timeslot: period('2026-12-18 03:00:00', '2027-01-03 03:00:00'),
    teaser_from: '2026-12-14 03:00:00',
    claim_end_at: '2027-01-06 03:00:00',
    currency_item_ids: [1043],
  },
];

/** The events as records. */
export function demoEvents(): readonly RecordData[] {
  return EVENTS.map((event, index) =>
    released(
      {
        ...event,
        banner: bannerOf(`event-${event.event_id}`),
        entry_icon: { path: iconPath('event', String(event.event_id)) },
        entry_order: index + 1,
      },
      index,
    ),
  );
}
