import type { FoundRecord as FoundOnWire } from '@quartermaster/contract/http/search';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

/** A record of whatever module. */
export type FoundRecord = Camelized<FoundOnWire>;

/** Records of an environment and version by id or by name in any language, the nearest first. */
export function searchRecordsQuery(branch: Branch, text: string) {
  return queryOptions({
    queryKey: [...queryKeys.branch(branch), 'search', text],
    queryFn: ({ signal }) =>
      getJson<FoundOnWire[]>(`${branchPath(branch)}/search${queryString({ q: text })}`, signal),
    enabled: text !== '',
    staleTime: 5000,
  });
}
