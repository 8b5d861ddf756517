import type { ListViews } from '@quartermaster/contract/http/list-views';
import { queryOptions } from '@tanstack/react-query';
import { getJson, putJson } from './client.ts';

const pathOf = (module: string): string => `list-views/${module}`;

/** One's own views of a module's list. */
export function listViewsQuery(module: string) {
  return queryOptions({
    queryKey: ['list-views', module],
    queryFn: ({ signal }) => getJson<ListViews>(pathOf(module), signal),
    staleTime: 60_000,
  });
}

export function saveListViews(module: string, body: ListViews) {
  return putJson<ListViews>(pathOf(module), body);
}
