import type {
  RecordLockAnswer,
  RequestUnlockAnswer,
  RequestUnlockBody,
} from '@quartermaster/contract/http/record-locks';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type RecordLock = NonNullable<Camelized<RecordLockAnswer>['lock']>;
export type RecordUnlock = NonNullable<Camelized<RecordLockAnswer>['unlock']>;

/** What a running period locks of a record at this revision, and its unlock request. */
export function recordLockQuery(place: Place, recordId: string, revision: number) {
  return queryOptions({
    queryKey: [...queryKeys.draft(place), 'lock', place.module, recordId, revision],
    queryFn: ({ signal }) => getJson<RecordLockAnswer>(`${recordPath(place, recordId)}/lock`, signal),
  });
}

export function requestUnlock(
  place: Place,
  recordId: string,
  body: Camelized<RequestUnlockBody>,
): Promise<Camelized<RequestUnlockAnswer>> {
  return postJson<RequestUnlockAnswer>(`${recordPath(place, recordId)}/unlock-requests`, body);
}
