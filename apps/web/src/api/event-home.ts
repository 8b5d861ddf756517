import type { EventHomeAnswer } from '@quartermaster/contract/http/event-home';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type EventHome = Camelized<EventHomeAnswer>;
export type HomeRecord = EventHome['records'][number];

/** An event with what belongs to it. */
export function eventHomeQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: [...queryKeys.draft(place), 'home', place.module, recordId],
    queryFn: ({ signal }) => getJson<EventHomeAnswer>(`${recordPath(place, recordId)}/home`, signal),
  });
}
