import type { RecordOption } from '@quartermaster/contract/http/records';
import { hashKey, queryOptions, type QueryKey } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { optionsPath, queryString } from './paths.ts';
import type { ChoicePlace } from './place.ts';
import { queryKeys } from './query-keys.ts';

export type OptionsRequest = {
  readonly q?: string;
  readonly ids?: readonly string[];
  readonly limit?: number;
};

/** Records of a module to choose from, by text or by id. */
export function listOptionsQuery(place: ChoicePlace, { q, ids, limit }: OptionsRequest) {
  const query = queryString({ q, ids: ids?.join(','), limit });
  const choices = queryKeys.options(place);
  return queryOptions({
    queryKey: [...choices, query],
    queryFn: ({ signal }) => getJson<RecordOption[]>(`${optionsPath(place)}${query}`, signal),
    placeholderData: keptWithin(choices),
    staleTime: 30_000,
  });
}

/** Typing keeps the last answer until the next is here; records of another module are no choice here. */
const keptWithin =
  (choices: QueryKey) =>
  <T>(previous: T | undefined, asked: { readonly queryKey: QueryKey } | undefined): T | undefined =>
    asked && hashKey(asked.queryKey.slice(0, -1)) === hashKey(choices) ? previous : undefined;
