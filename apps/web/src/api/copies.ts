import type {
  CopyAnswer,
  CopyPlanAnswer,
  CopyPlanBody,
  CopySourcesAnswer,
} from '@quartermaster/contract/http/copies';
import { recordKey } from '@quartermaster/domain/record/record-key';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson, postJson, postQuestion } from './client.ts';
import { branchPath, recordPath } from './paths.ts';
import type { Branch, Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type CopySource = Camelized<CopySourcesAnswer>['sources'][number];
export type CopyPlan = Camelized<CopyPlanAnswer>;
export type PlannedRecord = CopyPlan['records'][number];
export type CopyChoices = Camelized<CopyPlanBody>;

/** The `recordKey` of a source or of a record of a plan: choices are by it. */
export const keyOfPlanned = ({ module, recordId }: Pick<PlannedRecord, 'module' | 'recordId'>): string =>
  recordKey(module, recordId);

/** The records that a new one of their kind can be made from. */
export function copySourcesQuery(branch: Branch) {
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'copy-sources'],
    queryFn: ({ signal }) => getJson<CopySourcesAnswer>(`${branchPath(branch)}/copy-sources`, signal),
  });
}

/** What a copy of a record would be with these choices; the last plan stays until the next one is here. */
export function copyPlanQuery(place: Place, recordId: string, choices: CopyChoices) {
  return queryOptions({
    queryKey: [...queryKeys.draft(place), 'copy-plan', place.module, recordId, choices],
    queryFn: () => postQuestion<CopyPlanAnswer>(`${recordPath(place, recordId)}/copy-plan`, choices),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
  });
}

export type Copied = Camelized<CopyAnswer>;

export function copyRecord(
  place: Place,
  recordId: string,
  choices: CopyChoices & { readonly confirmation?: string; readonly note?: string },
): Promise<Copied> {
  return postJson<CopyAnswer>(`${recordPath(place, recordId)}/copy`, choices);
}
