import type { RecordOption } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { optionsPath, queryString } from './paths.ts';
import type { ChoicePlace } from './place.ts';
import { queryKeys } from './query-keys.ts';

type OptionsRequest = {
  readonly q?: string;
  readonly ids?: readonly string[];
  readonly limit?: number;
};

/** Records of a module to choose from, by text or by id. */
export function listOptionsQuery(place: ChoicePlace, { q, ids, limit }: OptionsRequest) {
  const query = queryString({ q, ids: ids?.join(','), limit });
  return queryOptions({
    queryKey: [...queryKeys.options(place), query],
    queryFn: ({ signal }) => getJson<RecordOption[]>(`${optionsPath(place)}${query}`, signal),
    staleTime: 30_000,
  });
}
