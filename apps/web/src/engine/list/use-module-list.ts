import type { FilterCondition } from '@quartermaster/contract/http/list-filter';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listRecordsQuery } from '../../api/list-records.ts';
import { filterOf, groupsOf, withCondition, withoutCondition, type FilterGroup } from './filter-groups.ts';
import { createListCache } from './list-cache.ts';
import { nextSort } from './list-sort.ts';
import {
  isNarrowed,
  readListState,
  writeListState,
  type ListState,
  type ListView,
  type PageSize,
} from './list-state.ts';
import { listPath } from '../module-paths.ts';
import { useBranch } from '../use-branch.ts';
import { useSelection } from './use-selection.ts';

/** `parentId`: the parent whose children are listed. `path`: the address that keeps the list's state. */
type ListSource = { readonly parentId?: string | null; readonly path?: string };

/** A module's list without its looks: what it shows, and what can be changed about that. */
export function useModuleList(
  module: ResolvedModule,
  { parentId = null, path = listPath(module, parentId) }: ListSource = {},
) {
  const { environment, version, details } = useBranch();
  const { key } = module;
  const place = useMemo(() => ({ environment, version, module: key }), [environment, version, key]);
  const queryClient = useQueryClient();
  const { state, change } = useListAddress(path);
  const query = useQuery(listRecordsQuery(place, { ...state, parent: parentId }));
  const rows = useMemo(() => query.data?.data ?? [], [query.data]);
  const selection = useSelection(rows);
  const cache = useMemo(() => createListCache(queryClient, place), [queryClient, place]);

  return {
    module,
    place,
    parentId,
    environment: details,
    state,
    query,
    rows,
    total: query.data?.total ?? 0,
    references: query.data?.references,
    /** Old rows are still shown while the next ones are on their way. */
    isStale: query.isPlaceholderData,
    isNarrowed: isNarrowed(state),
    selection,
    cache,
    ...listActions(state, change),
  };
}

export type ModuleList = ReturnType<typeof useModuleList>;

type ChangeState = (next: Partial<ListState>, options?: { readonly replace: boolean }) => void;

/** The list's state, kept in the address and nowhere else. */
function useListAddress(path: string): { readonly state: ListState; readonly change: ChangeState } {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search), [search]);
  const change: ChangeState = (next, options) => {
    void navigate({
      to: path,
      search: writeListState({ ...state, ...next }),
      replace: options?.replace ?? false,
    });
  };
  return { state, change };
}

function listActions(state: ListState, change: ChangeState) {
  const groups = groupsOf(state.filter);
  const setGroups = (next: readonly FilterGroup[]): void => change({ filter: filterOf(next), page: 1 });
  return {
    goToPage: (page: number) => change({ page }),
    /** The page that was meant, in place of one that is no more. */
    correctPage: (page: number) => change({ page }, { replace: true }),
    setPageSize: (perPage: PageSize) => change({ perPage, page: 1 }),
    /** Typing leaves no trail of half words in the browser's history. */
    search: (q: string) => change({ q, page: 1 }, { replace: true }),
    sortBy: (field: string, isAdded: boolean) =>
      change({ sort: nextSort(state.sort, field, isAdded), page: 1 }),
    setColumns: (columns: readonly string[] | null) => change({ columns }, { replace: true }),
    setView: (view: ListView) => change({ view, page: 1 }),
    /** Another list altogether: nothing of this one's page, search or filters holds there. */
    startView: (view: ListView) => change({ ...readListState({}), view }),
    setGroup: (group: string | null) => change({ group }),
    /** The conditions in groups, of which a record meets one as a whole. */
    groups,
    setCondition: (group: number, condition: FilterCondition) =>
      setGroups(withCondition(groups, group, condition)),
    removeCondition: (group: number, field: string) => setGroups(withoutCondition(groups, group, field)),
    removeGroup: (group: number) => setGroups(groups.toSpliced(group, 1)),
    /** The list as it was kept under a name. */
    show: (next: ListState) => change(next),
    clearNarrowing: () => change({ q: '', filter: [], page: 1 }),
  };
}
