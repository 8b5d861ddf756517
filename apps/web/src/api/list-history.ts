import type { HistoryEntry } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';

export function listHistoryQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: [...queryKeys.record(place, recordId), 'history'],
    queryFn: ({ signal }) => getJson<HistoryEntry[]>(`${recordPath(place, recordId)}/history`, signal),
  });
}
