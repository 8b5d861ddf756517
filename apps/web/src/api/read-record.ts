import type { ReadAnswer } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './snake-case.ts';

export type RecordAnswer = Camelized<ReadAnswer>;

export function readRecordQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: queryKeys.record(place, recordId),
    queryFn: ({ signal }) => getJson<ReadAnswer>(recordPath(place, recordId), signal),
  });
}
