import { REVISIONS } from '@quartermaster/domain/core/module';
import type { QueryClient } from '@tanstack/react-query';
import { meQuery } from '../../api/get-me.ts';
import { listRecordsQuery } from '../../api/list-records.ts';
import { readListState, type ListSearch } from '../../engine/list/list-state.ts';
import { hasModule } from '../../engine/load-module.ts';
import { pageAccess } from '../../engine/access/page-access.ts';
import { moduleQuery } from '../../engine/use-module.ts';

export type ListVisit = {
  readonly moduleKey: string;
  readonly search: ListSearch & { readonly env?: string; readonly v?: string };
};

/**
 * Asks for a list while its screen is still on its way. Only of plain lists it is known this early what
 * they ask for; everything else asks once it is drawn, as a list does whose answer stayed away here.
 */
export async function fetchListAhead(
  queryClient: QueryClient,
  { moduleKey, search }: ListVisit,
): Promise<void> {
  const { env, v } = search;
  const user = queryClient.getQueryData(meQuery().queryKey);
  if (!env || !v || !user || !hasModule(moduleKey) || !pageAccess(user.type, `/${moduleKey}`)) return;
  const { kind, store } = await queryClient.ensureQueryData(moduleQuery(moduleKey));
  const state = readListState(search);
  if (kind !== 'list' || store !== REVISIONS || state.view === 'sheet') return;
  const place = { environment: env, version: v, module: moduleKey };
  await queryClient.prefetchQuery(listRecordsQuery(place, { ...state, parent: null }));
}
