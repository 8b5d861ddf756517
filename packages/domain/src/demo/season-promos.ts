import type { RecordData } from '../core/json.ts';
import { bannerOf } from './gachapons.ts';
import { numbered, text } from './names.ts';
import { HARVEST, period } from './season-heads.ts';

const to = (module: string, id: number): RecordData => ({
  jump_type: 'record',
  jump_module: module,
  jump_record_id: String(id),
});
const FROM_LEVEL_15 = { match: 'all', rows: [{ kind: 'user_level', op: 'ge', value: 15 }] };

const PROMOS: readonly RecordData[] = [
  {
    name: text(['The harvest has begun', '豐收祭開始了', '収穫祭がはじまった']),
    place: 'lobby_banner',
    image: bannerOf('event-501'),
    event_id: 501,
    timeslot: HARVEST,
    countdown: true,
    new_badge: false,
    ...to('special-event-setting', 501),
  },
  {
    name: text(['The Long Night', '長夜祭', '長い夜の祭り']),
    place: 'lobby_banner',
    image: bannerOf('mega-561'),
    event_id: 501,
    timeslot: period('2026-11-20 03:00:00', '2026-12-05 03:00:00'),
    countdown: true,
    new_badge: true,
    ...to('mega-event-setting', 561),
  },
  {
    name: text(['A fire on its way', '火在路上', '火がやってくる']),
    place: 'event_list',
    image: bannerOf('ur-571'),
    event_id: 501,
    timeslot: HARVEST,
    countdown: false,
    new_badge: true,
    ...to('ur-event-setting', 571),
  },
  {
    name: text(['Frost on the window', '窗上的霜花', '窓の霜']),
    place: 'login_popup',
    image: bannerOf('event-502'),
    event_id: 502,
    timeslot: period('2026-12-01 03:00:00', '2026-12-08 03:00:00'),
    countdown: false,
    new_badge: true,
    audience: FROM_LEVEL_15,
    ...to('event-tower-setting', 502),
  },
  {
    name: text(['Baskets from the stalls', '攤位提籃', '屋台のかご']),
    place: 'shop_top',
    image: bannerOf('event-501'),
    timeslot: { type: 'specific_weekdays', weekdays: [5, 6, 7] },
    countdown: false,
    new_badge: false,
    jump_type: 'feature',
    jump_feature: 'mall',
  },
  {
    name: text(['While the stars load', '星光載入中', '星を読み込み中']),
    place: 'loading',
    image: bannerOf('event-503'),
    timeslot: { type: 'event_trigger', event_id: 503 },
    countdown: false,
    new_badge: false,
    jump_type: 'none',
  },
];

export function demoPromos(): readonly RecordData[] {
  return numbered(PROMOS.map((promo, index) => ({ ...promo, order: index + 1 })));
}
