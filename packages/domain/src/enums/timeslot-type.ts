import type { EnumDefinition } from '../core/field.ts';

/** When something is open. */
export const timeslotType = {
  key: 'timeslot-type',
  values: [
    { value: 'always_open', label: { en: 'Always open', zh: '永久開放', jp: '常時' } },
    { value: 'open_every_day', label: { en: 'Open every day', zh: '每日開放', jp: '毎日' } },
    { value: 'specific_weekdays', label: { en: 'Specific weekdays', zh: '指定星期', jp: '曜日指定' } },
    { value: 'limited_period', label: { en: 'Limited period', zh: '限定期間', jp: '期間限定' } },
    { value: 'event_trigger', label: { en: 'Event trigger', zh: '活動觸發', jp: 'イベント連動' } },
  ],
} as const satisfies EnumDefinition;

/** One of the five kinds of timeslot. */
export type TimeslotType = (typeof timeslotType.values)[number]['value'];
