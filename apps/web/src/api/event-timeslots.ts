import { isJsonObject, plainText, type JsonValue } from '@quartermaster/domain/core/json';
import { EVENT_MODULE } from '@quartermaster/domain/fields/timeslot-field';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import { readRecord } from './read-record.ts';

/** The timeslots of events by their IDs, as the draft has them. Events that players are not given have none. */
export type EventTimeslots = ReadonlyMap<string, JsonValue | undefined>;

/** The event that a timeslot opens with; null: none. */
export function eventOf(timeslot: JsonValue | undefined): string | null {
  if (!isJsonObject(timeslot) || timeslot['type'] !== 'event_trigger') return null;
  return plainText(timeslot['event_id']) || null;
}

/** Reads events, and those that these open with. `ids`: in a fixed order. */
export function eventTimeslotsQuery(branch: Branch, ids: readonly string[]) {
  const place = { ...branch, module: EVENT_MODULE };
  return queryOptions({
    queryKey: [...queryKeys.module(place), 'timeslots', ids],
    enabled: ids.length > 0,
    queryFn: async (): Promise<EventTimeslots> => {
      const known = new Map<string, JsonValue | undefined>();
      for (let wanted = ids; wanted.length > 0;) {
        const slots = await Promise.all(wanted.map(async (id) => [id, await timeslotOf(id)] as const));
        for (const [id, slot] of slots) known.set(id, slot);
        const next = slots.flatMap(([, slot]) => eventOf(slot) ?? []);
        wanted = [...new Set(next)].filter((id) => !known.has(id));
      }
      return known;
    },
  });

  async function timeslotOf(id: string): Promise<JsonValue | undefined> {
    try {
      const { data } = (await readRecord(place, id)).record;
      return data['status'] === 'active' ? data['timeslot'] : undefined;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  }
}
