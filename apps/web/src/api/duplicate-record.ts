import type { DuplicateOffer, SaveAnswer } from '@quartermaster/contract/http/records';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';

type Copy = {
  readonly identity: JsonObject;
  /** Modules whose records belong to the record and are copied along. */
  readonly children: readonly string[];
  readonly confirmation?: string;
};

/** A copy under another identity. */
export function duplicateRecord(place: Place, recordId: string, copy: Copy) {
  return postJson<SaveAnswer>(`${recordPath(place, recordId)}/duplicate`, copy);
}

/** The next free identity for a copy and what can be copied along; asked again each time a dialog opens. */
export function duplicateOfferQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: [...queryKeys.record(place, recordId), 'duplicate'],
    queryFn: ({ signal }) => getJson<DuplicateOffer>(`${recordPath(place, recordId)}/duplicate`, signal),
    gcTime: 0,
    staleTime: 0,
  });
}
