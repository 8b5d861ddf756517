import type { ListAnswer } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';

type LastRecord = {
  readonly parent: string | null;
  /** Asked again with each new record. */
  readonly round: number;
  /** False: nothing is asked, and null is the answer. */
  readonly isAsked: boolean;
};

/** The id of the record that comes last in the order of ids, of one parent where there is one; null: there is none. */
export function lastRecordQuery(place: Place, { parent, round, isAsked }: LastRecord) {
  const query = queryString({ page: 1, per_page: 1, sort: '-record_id', parent });
  return queryOptions({
    queryKey: [...queryKeys.module(place), 'last', parent, round, isAsked],
    queryFn: async ({ signal }) => {
      if (!isAsked) return null;
      const { data } = await getJson<ListAnswer>(`${modulePath(place)}/records${query}`, signal);
      return data[0]?.recordId ?? null;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}
