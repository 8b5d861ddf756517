import type { FilterCondition } from '@quartermaster/contract/http/records';
import type { ResolvedModule } from '@quartermaster/domain/core/module';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { listRecordsQuery } from '../api/list-records.ts';
import { createListCache } from './list-cache.ts';
import {
  isNarrowed,
  nextSort,
  readListState,
  writeListState,
  type ListState,
  type PageSize,
} from './list-state.ts';
import { useBranch } from './use-branch.ts';
import { useSelection } from './use-selection.ts';

/** A module's list without its looks: what it shows, and what can be changed about that. */
export function useModuleList(module: ResolvedModule) {
  const { environment, version, details } = useBranch();
  const { key } = module;
  const place = useMemo(() => ({ environment, version, module: key }), [environment, version, key]);
  const queryClient = useQueryClient();
  const { state, change } = useListAddress(key);
  const query = useQuery(listRecordsQuery(place, state));
  const rows = useMemo(() => query.data?.data ?? [], [query.data]);
  const selection = useSelection(rows);
  const cache = useMemo(() => createListCache(queryClient, place), [queryClient, place]);

  return {
    module,
    place,
    environment: details,
    state,
    query,
    rows,
    total: query.data?.total ?? 0,
    references: query.data?.references ?? {},
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
function useListAddress(key: string): { readonly state: ListState; readonly change: ChangeState } {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const state = useMemo(() => readListState(search), [search]);
  const change: ChangeState = (next, options) => {
    void navigate({
      to: '/$module',
      params: { module: key },
      search: ({ env, v }) => ({ env, v, ...writeListState({ ...state, ...next }) }),
      replace: options?.replace ?? false,
    });
  };
  return { state, change };
}

function listActions(state: ListState, change: ChangeState) {
  const setFilter = (filter: readonly FilterCondition[]): void => change({ filter, page: 1 });
  return {
    goToPage: (page: number) => change({ page }),
    setPageSize: (perPage: PageSize) => change({ perPage, page: 1 }),
    /** Typing leaves no trail of half words in the browser's history. */
    search: (q: string) => change({ q, page: 1 }, { replace: true }),
    sortBy: (field: string) => change({ sort: nextSort(state.sort, field), page: 1 }),
    setColumns: (columns: readonly string[] | null) => change({ columns }, { replace: true }),
    setView: (view: ListState['view']) => change({ view, page: 1 }),
    setGroup: (group: string | null) => change({ group }),
    setCondition: (condition: FilterCondition) =>
      setFilter([...state.filter.filter(({ field }) => field !== condition.field), condition]),
    removeCondition: (field: string) =>
      setFilter(state.filter.filter((condition) => condition.field !== field)),
    clearNarrowing: () => change({ q: '', filter: [], page: 1 }),
  };
}
