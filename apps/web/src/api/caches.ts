import type {
  CachesAnswer,
  ClearCachesAnswer,
  ClearCachesBody,
} from '@quartermaster/contract/http/cache-control';
import { queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath } from './paths.ts';
import type { Branch } from './place.ts';
import type { Camelized } from './wire-names.ts';

export type Caches = Camelized<CachesAnswer>;
export type CacheState = Caches['caches'][number];
export type ClearedCaches = Camelized<ClearCachesAnswer>;

export const cachesKey = (branch: Branch) => ['caches', branch.environment, branch.version] as const;

/** The caches between settings and players, with what is known of each. */
export function cachesQuery(branch: Branch) {
  return queryOptions({
    queryKey: cachesKey(branch),
    queryFn: ({ signal }) => getJson<CachesAnswer>(`${branchPath(branch)}/caches`, signal),
  });
}

/** Clears a cache, or counts what would be cleared. */
export function clearCaches(branch: Branch, body: ClearCachesBody): Promise<ClearedCaches> {
  return postJson<ClearCachesAnswer>(`${branchPath(branch)}/caches/clear`, body);
}
