import type { RecordData } from '../core/json.ts';
import { released, text } from './names.ts';

const LANTERN_TICKET = 1021;
const STAR_SAND = 1011;
const MASTER_POTION = 1003;
const BIG_DAY = 7;

/** One reward for each day; every seventh is a large one. */
function days(count: number, gems: number): readonly RecordData[] {
  return Array.from({ length: count }, (_, index) => {
    const day = index + 1;
    const usual: readonly RecordData[] = [
      { asset_kind: 'gem', amount: gems },
      { asset_kind: 'item', target_id: day % 2 === 0 ? STAR_SAND : MASTER_POTION, amount: 2 },
    ];
    const large: readonly RecordData[] = [
      { asset_kind: 'gem', amount: gems * 3 },
      { asset_kind: 'item', target_id: LANTERN_TICKET, amount: 3 },
    ];
    return { day, rewards: day % BIG_DAY === 0 ? large : usual };
  });
}

const PACKAGES: readonly RecordData[] = [
  {
    package_id: 4501,
    name: text(['Thirty Evenings by the Fire', '三十個爐邊夜', '炉辺の三十夜']),
    mall_id: 4101,
    instant_rewards: [{ asset_kind: 'gem', amount: 300 }],
    days: days(30, 60),
    claim_rule: 'calendar_day',
    miss_rule: 'mail',
    timeslot: { type: 'always_open' },
    popup: false,
  },
  {
    package_id: 4502,
    name: text(['A Week of First Steps', '啟程第一週', '旅立ちの一週間']),
    mall_id: 4121,
    days: days(7, 40),
    claim_rule: 'login_day',
    miss_rule: 'make_up',
    make_up_cost: [{ asset_kind: 'gem', amount: 20 }],
    timeslot: { type: 'always_open' },
    popup: true,
  },
  {
    package_id: 4503,
    name: text(['Harvest Calendar', '豐收月曆', '収穫祭カレンダー']),
    mall_id: 4131,
    instant_rewards: [{ asset_kind: 'event_currency', target_id: 1041, amount: 100 }],
    days: days(14, 30),
    claim_rule: 'login_day',
    miss_rule: 'lost',
    timeslot: {
      type: 'limited_period',
      periods: [{ start_date: '2026-11-13 03:00:00', end_date: '2026-12-05 03:00:00' }],
    },
    popup: true,
  },
];

export function demoLoginPackages(): readonly RecordData[] {
  return PACKAGES.map((data, index) => released(data, index));
}
