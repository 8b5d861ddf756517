import type {
  EndHoldAnswer,
  HoldAnswer,
  HoldBody,
  RecordHold,
  RecordHoldAnswer,
} from '@quartermaster/contract/http/record-holds';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath, recordPath } from './paths.ts';
import type { Branch, Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { HeldRecord } from './releases.ts';
import type { Camelized } from './wire-names.ts';

export type Hold = Camelized<RecordHold>;

/** Whether a record is kept out of releases, and why. */
export function recordHoldQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: [...queryKeys.draft(place), 'hold', place.module, recordId],
    queryFn: ({ signal }) => getJson<RecordHoldAnswer>(`${recordPath(place, recordId)}/hold`, signal),
  });
}

export function holdRecords(branch: Branch, body: Camelized<HoldBody>): Promise<Camelized<HoldAnswer>> {
  return postJson<HoldAnswer>(`${branchPath(branch)}/holds`, body);
}

export function endHolds(branch: Branch, records: readonly HeldRecord[]): Promise<Camelized<EndHoldAnswer>> {
  return postJson<EndHoldAnswer>(`${branchPath(branch)}/holds/end`, { records });
}
