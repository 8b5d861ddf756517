import type { ListView } from '@quartermaster/contract/http/list-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listViewsQuery, saveListViews } from '../api/list-views.ts';
import { readListState, writeListState, type ListState } from './list-state.ts';

/** The views a person kept of a list, and what can be done with them. */
export function useListViews(module: string) {
  const queryClient = useQueryClient();
  const query = listViewsQuery(module);
  const views = useQuery(query).data?.views ?? [];
  const { mutateAsync } = useMutation({
    mutationFn: (next: readonly ListView[]) => saveListViews(module, { views: [...next] }),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  });
  return {
    views,
    /** A view of the same name is replaced. */
    keep: (name: string, state: ListState) =>
      mutateAsync([...views.filter((view) => view.name !== name), { name, address: addressOf(state) }]),
    remove: (name: string) => mutateAsync(views.filter((view) => view.name !== name)),
  };
}

/** A view begins on its first page. */
function addressOf(state: ListState): string {
  return new URLSearchParams(Object.entries(writeListState({ ...state, page: 1 }))).toString();
}

export function stateOf({ address }: ListView): ListState {
  return readListState(Object.fromEntries(new URLSearchParams(address)));
}

/** The view that the list shows as it is, if any. */
export function shownView(views: readonly ListView[], state: ListState): ListView | null {
  return views.find((view) => view.address === addressOf(state)) ?? null;
}
