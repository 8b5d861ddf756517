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

/** A delay that is not noticed, while rows that come after the screen cost drawing it twice. */
const WORTH_WAITING_MILLISECONDS = 100;

/**
 * Requests a list while its screen is still loading, and waits for the answer as long as it is not noticed:
 * the screen is then drawn once, with its rows. A failure here is requested again, and shown, by the screen.
 */
export async function fetchListAhead(queryClient: QueryClient, visit: ListVisit): Promise<void> {
  const answered = prefetchList(queryClient, visit).catch(() => undefined);
  const waited = new Promise((resolve) => setTimeout(resolve, WORTH_WAITING_MILLISECONDS));
  await Promise.race([answered, waited]);
}

/** Only the query of a plain list is known this early; everything else is requested once it is drawn. */
async function prefetchList(queryClient: QueryClient, { moduleKey, search }: ListVisit): Promise<void> {
  const { env, v } = search;
  const user = queryClient.getQueryData(meQuery().queryKey);
  if (!env || !v || !user || !hasModule(moduleKey) || !pageAccess(user.type, `/${moduleKey}`)) return;
  const { kind, store } = await queryClient.ensureQueryData(moduleQuery(moduleKey));
  const state = readListState(search);
  if (kind !== 'list' || store !== REVISIONS || state.view === 'sheet') return;
  const place = { environment: env, version: v, module: moduleKey };
  const query = listRecordsQuery(place, { ...state, parent: null });
  const answered = queryClient.prefetchQuery(query);
  // What is known already is shown meanwhile.
  if (queryClient.getQueryData(query.queryKey) === undefined) await answered;
}
