import type { ReadAnswer } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type RecordAnswer = Camelized<ReadAnswer>;

/** A record as it is now, whatever the page holds of it. */
export function readRecord(place: Place, recordId: string): Promise<RecordAnswer> {
  return getJson<ReadAnswer>(recordPath(place, recordId));
}

export function readRecordQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: queryKeys.record(place, recordId),
    queryFn: ({ signal }) => getJson<ReadAnswer>(recordPath(place, recordId), signal),
  });
}
