import type { CountsAnswer } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';

/** How many records of a child module each of these parents has. */
export function countChildrenQuery(place: Place, parentIds: readonly string[]) {
  const query = queryString({ parents: parentIds.join(',') });
  return queryOptions({
    queryKey: [...queryKeys.module(place), 'counts', query],
    queryFn: ({ signal }) => getJson<CountsAnswer>(`${modulePath(place)}/counts${query}`, signal),
    enabled: parentIds.length > 0,
  });
}
