import type { FilterEntry } from '@quartermaster/contract/http/list-filter';
import type { ListAnswer } from '@quartermaster/contract/http/records';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readTextLanguage } from '../i18n/language.ts';
import { getJson } from './client.ts';
import { modulePath, queryString } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type RecordPage = Camelized<ListAnswer>;
export type RecordRow = RecordPage['data'][number];

export type ListRequest = {
  readonly page: number;
  readonly perPage: number | 'all';
  /** A field key, `-` in front for descending. */
  readonly sort: string | null;
  readonly q: string;
  readonly filter: readonly FilterEntry[];
  /** A child module's records of one parent; absent or null: of all. */
  readonly parent?: string | null;
};

/** All records of a module, in its own order. */
export const ALL_RECORDS = { page: 1, perPage: 'all', sort: null, q: '', filter: [] } as const;

export function listRecordsQuery(place: Place, request: ListRequest) {
  const { page, perPage, sort, q, filter, parent } = request;
  const query = queryString({
    page,
    per_page: perPage,
    sort,
    q,
    filter: filter.length > 0 ? JSON.stringify(filter) : null,
    lang: readTextLanguage(),
    parent,
  });
  return queryOptions({
    queryKey: [...queryKeys.lists(place), query],
    queryFn: ({ signal }) => getJson<ListAnswer>(`${modulePath(place)}/records${query}`, signal),
    placeholderData: keepPreviousData,
  });
}
