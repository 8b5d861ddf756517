import type { CarriedOverAnswer, ConfirmCarriedOverAnswer } from '@quartermaster/contract/http/carried-over';
import type { FieldGroup } from '@quartermaster/domain/copies/field-groups';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch, Place } from './place.ts';
import { queryKeys } from './query-keys.ts';

/** The copied records of a version of which something is not confirmed. */
export function carriedOverQuery(branch: Branch) {
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'carried-over'],
    queryFn: ({ signal }) => getJson<CarriedOverAnswer>(`${branchPath(branch)}/carried-over`, signal),
  });
}

/** The same of one record. */
export function carriedOverOfQuery(place: Place, recordId: string) {
  const query = queryString({ module: place.module, record_id: recordId });
  return queryOptions({
    queryKey: [...queryKeys.draft(place), 'carried-over', place.module, recordId],
    queryFn: ({ signal }) => getJson<CarriedOverAnswer>(`${branchPath(place)}/carried-over${query}`, signal),
  });
}

type Confirmed = {
  readonly module: string;
  readonly recordId: string;
  readonly groups?: readonly FieldGroup[];
};

export function confirmCarriedOver(
  branch: Branch,
  records: readonly Confirmed[],
): Promise<ConfirmCarriedOverAnswer> {
  return postJson<ConfirmCarriedOverAnswer>(`${branchPath(branch)}/carried-over/confirm`, { records });
}
