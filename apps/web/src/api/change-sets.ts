import type {
  ChangedRecordsAnswer,
  ChangeSetsAnswer,
  UndoConflict,
} from '@quartermaster/contract/http/change-sets';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { getJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type ChangeSetPage = Camelized<ChangeSetsAnswer>;
export type ChangeSet = ChangeSetPage['data'][number];
export type ChangedRecord = Camelized<ChangedRecordsAnswer>['records'][number];

/** Whose changes, of which module, and when; as the address and the call have it. */
export type ActivityFilter = {
  readonly author?: string;
  readonly module?: string;
  readonly from?: string;
  readonly to?: string;
};

export type LaterEdit = Camelized<UndoConflict>['records'][number];

/** Who changed what in a version, newest first. */
export function changeSetsQuery(branch: Branch, page: number, filter: ActivityFilter = {}) {
  const query = queryString({ page, ...filter });
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'change-sets', page, filter],
    queryFn: ({ signal }) => getJson<ChangeSetsAnswer>(`${branchPath(branch)}/change-sets${query}`, signal),
    placeholderData: keepPreviousData,
  });
}

/** What a change set did to each record. */
export function changedRecordsQuery(branch: Branch, seq: number) {
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'change-sets', seq, 'records'],
    queryFn: ({ signal }) =>
      getJson<ChangedRecordsAnswer>(`${branchPath(branch)}/change-sets/${seq}/records`, signal),
  });
}

/** The records that were edited again and would lose that edit; null where an undo failed for another reason. */
export function laterEditsOf(error: unknown): readonly LaterEdit[] | null {
  if (!(error instanceof ApiError) || error.body.code !== 'undo_overlap') return null;
  return (error.body.conflict as { readonly records?: readonly LaterEdit[] } | undefined)?.records ?? [];
}
