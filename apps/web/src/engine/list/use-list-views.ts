import type { ListView } from '@quartermaster/contract/http/list-views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listViewsQuery, saveListViews } from '../../api/list-views.ts';

/** The views with one under another name, in its place; one that had that name already gives way. */
export function renamedView(views: readonly ListView[], name: string, to: string): readonly ListView[] {
  return views
    .filter((view) => view.name === name || view.name !== to)
    .map((view) => (view.name === name ? { ...view, name: to } : view));
}

/** The views a person kept of a list, each an address, and what can be done with them. */
export function useListViews(list: string) {
  const queryClient = useQueryClient();
  const query = listViewsQuery(list);
  const views = useQuery(query).data?.views ?? [];
  const { mutateAsync } = useMutation({
    // They are written as a whole: one change after the other, each of what the one before left.
    scope: { id: `list-views ${list}` },
    mutationFn: async (change: (before: readonly ListView[]) => readonly ListView[]) => {
      const { views: before } = await queryClient.ensureQueryData(query);
      return saveListViews(list, { views: [...change(before)] });
    },
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
  });
  return {
    views,
    /** A view of the same name is replaced. */
    keep: (name: string, address: string) =>
      mutateAsync((before) => [...before.filter((view) => view.name !== name), { name, address }]),
    rename: (name: string, to: string) => mutateAsync((before) => renamedView(before, name, to)),
    remove: (name: string) => mutateAsync((before) => before.filter((view) => view.name !== name)),
  };
}
