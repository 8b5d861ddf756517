import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { ListAnswer } from '@quartermaster/contract/http/records';
import type { RecordData } from '@quartermaster/domain/core/json';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';

type LastRecord = {
  readonly parent: string | null;
  /** `record_id`, or a field that lists sort by. */
  readonly by: string;
  readonly filter: readonly FilterEntry[];
  /** Asked again with each new record. */
  readonly round: number;
};

/** The record with the highest value, of one parent where there is one; null: there is none. */
export function lastRecordQuery(place: Place, { parent, by, filter, round }: LastRecord) {
  const narrowed = filter.length === 0 ? null : JSON.stringify(filter);
  const query = queryString({ page: 1, per_page: 1, sort: `-${by}`, parent, filter: narrowed });
  return queryOptions({
    queryKey: [...queryKeys.module(place), 'last', query, round],
    queryFn: async ({ signal }): Promise<RecordData | null> => {
      const { data } = await getJson<ListAnswer>(`${modulePath(place)}/records${query}`, signal);
      return data[0]?.data ?? null;
    },
    gcTime: 0,
    staleTime: Infinity,
  });
}
