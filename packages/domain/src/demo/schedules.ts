import type { RecordData } from '../core/json.ts';
import { numbered, text } from './names.ts';

const during = (start_date: string, end_date: string) => ({
  type: 'limited_period',
  periods: [{ start_date, end_date }],
});

const LANTERN_HARVEST = 501;

const SCHEDULES: readonly RecordData[] = [
  {
    system: 'world_boss',
    timeslot: { type: 'specific_weekdays', weekdays: [6, 7], daily_from: '12:00', daily_to: '14:00' },
    state_inside: 'open',
    state_outside: 'closed',
    announce: text([
      'World bosses wake on weekends at noon.',
      '世界首領於週末中午甦醒。',
      'ワールドボスは週末の昼に目を覚まします。',
    ]),
    warn_before_min: 30,
  },
  {
    system: 'daily_battle',
    timeslot: { type: 'specific_weekdays', weekdays: [3] },
    state_inside: 'double_drop',
    multiplier: 2,
    state_outside: 'open',
    announce: text([
      'Wednesday: twice the drops in daily battles.',
      '星期三每日戰鬥掉落加倍。',
      '水曜日はデイリーバトルのドロップが2倍です。',
    ]),
  },
  {
    system: 'explore',
    server_ids: [3],
    timeslot: during('2026-11-16 03:00:00', '2026-11-30 03:00:00'),
    state_inside: 'half_cost',
    multiplier: 0.5,
    state_outside: 'open',
    announce: text([
      'New harbour: exploring costs half.',
      '新港伺服器探索消耗減半。',
      '新しい港では探索のコストが半分です。',
    ]),
    warn_before_min: 120,
  },
  {
    system: 'explore',
    timeslot: during('2026-11-24 02:00:00', '2026-11-24 05:00:00'),
    state_inside: 'maintenance',
    state_outside: 'open',
    announce: text([
      'The paths are being swept. Back at 13:00 (UTC+8).',
      '小徑整理中，13:00（UTC+8）恢復。',
      '小道を整備中です。13:00（UTC+8）に再開します。',
    ]),
    warn_before_min: 60,
  },
  {
    system: 'slg',
    timeslot: { type: 'open_every_day', daily_from: '11:00', daily_to: '15:00' },
    state_inside: 'open',
    state_outside: 'closed',
    announce: text(['Marches are possible in the evening.', '晚間可行軍。', '行軍は夜にできます。']),
    remark: 'War evenings only: agreed with operations for the running season.',
  },
  {
    system: 'tower',
    timeslot: { type: 'event_trigger', event_id: LANTERN_HARVEST },
    state_inside: 'double_drop',
    multiplier: 1.5,
    state_outside: 'open',
    announce: text([
      'Lantern Harvest: half as many drops again in the tower.',
      '燈火豐收祭：試煉塔掉落增為 1.5 倍。',
      '灯火収穫祭：塔のドロップが1.5倍です。',
    ]),
  },
];

/** Which features open by the clock this season. */
export function demoSchedules(): readonly RecordData[] {
  return numbered(SCHEDULES);
}
