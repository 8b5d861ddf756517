import { MAX_OPTIONS } from '@quartermaster/contract/http/limits';
import type { RecordOption } from '@quartermaster/contract/http/records';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson } from '../../api/client.ts';
import { optionsPath, queryString } from '../../api/paths.ts';
import type { ChoicePlace } from '../../api/place.ts';
import { queryKeys } from '../../api/query-keys.ts';

const STALE_MS = 60_000;
const COLLECT_MS = 8;

/** One record by id; `null` when there is none. Requests of one moment travel together. */
export function optionQuery(place: ChoicePlace, id: string) {
  return queryOptions({
    queryKey: [...queryKeys.options(place), 'one', id],
    queryFn: () => collect(optionsPath(place), id),
    staleTime: STALE_MS,
  });
}

/** Keeps records that were read anyway: a name needed shortly after costs no request. */
export function rememberOptions(
  queryClient: QueryClient,
  place: ChoicePlace,
  options: readonly RecordOption[],
): void {
  for (const option of options) {
    const { queryKey } = optionQuery(place, option.id);
    queryClient.setQueryData(queryKey, (known) => known ?? option);
  }
}

type Batch = { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, RecordOption>> };

const open = new Map<string, Batch>();

async function collect(path: string, id: string): Promise<RecordOption | null> {
  const known = open.get(path);
  const batch = known === undefined || known.ids.size >= MAX_OPTIONS ? openBatch(path) : known;
  batch.ids.add(id);
  return (await batch.answer).get(id) ?? null;
}

function openBatch(path: string): Batch {
  const ids = new Set<string>();
  const wait = new Promise((resolve) => setTimeout(resolve, COLLECT_MS));
  const batch = { ids, answer: wait.then(() => sendBatch(path, ids)) };
  open.set(path, batch);
  return batch;
}

async function sendBatch(path: string, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, RecordOption>> {
  if (open.get(path)?.ids === ids) open.delete(path);
  const query = queryString({ ids: [...ids].join(','), limit: ids.size });
  const found = await getJson<RecordOption[]>(`${path}${query}`);
  return new Map(found.map((option) => [option.id, option]));
}
