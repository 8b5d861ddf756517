import { isJsonObject, type JsonObject, type JsonValue } from '@quartermaster/domain/core/json';
import { boundedPeriodsOf } from '@quartermaster/domain/core/period';
import type { OddsWords } from './odds-words.ts';

type Period = { readonly time_zone: string; readonly timeslot: JsonValue };

/** When a gachapon is open, line by line. */
export function periodLines({ time_zone: zone, timeslot }: Period, words: OddsWords): string[] {
  if (!isJsonObject(timeslot)) return [words.always];
  const found = [
    ...dayLines(timeslot, words),
    ...boundedPeriodsOf(timeslot).map(({ start, end }) => `${start} – ${end}`),
  ];
  if (timeslot['type'] === 'event_trigger') found.unshift(words.byEvent);
  if (found.length === 0) return [words.always];
  return [...found, words.zone(zone)];
}

function dayLines(slot: JsonObject, words: OddsWords): string[] {
  const { weekdays, daily_from: from, daily_to: to } = slot;
  const days = Array.isArray(weekdays) ? weekdays.map((day) => words.days[Number(day) - 1] ?? '') : [];
  return [
    ...(days.length > 0 ? [`${words.weekdays}: ${days.join(', ')}`] : []),
    ...(typeof from === 'string' && typeof to === 'string' ? [`${words.hours}: ${from}–${to}`] : []),
  ];
}
