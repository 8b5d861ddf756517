import { flagText } from '@quartermaster/contract/http/flag-text';
import type { ItemSourcesAnswer } from '@quartermaster/contract/http/item-sources';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import type { Branch } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

type ItemSources = Camelized<ItemSourcesAnswer>;
export type ItemSourcesRow = ItemSources['data'][number];
export type ItemUse = ItemSourcesRow['sources']['data'][number];

/** What the list is narrowed to; all of it optional. */
export type ItemSourcesAsked = {
  readonly search?: string | undefined;
  readonly itemId?: string | undefined;
  readonly itemTypes?: readonly string[] | undefined;
  readonly withoutSource?: boolean | undefined;
  readonly withoutSink?: boolean | undefined;
  readonly page: number;
};

/** Items with the records that give and take them, as the draft is now. */
export function itemSourcesQuery(branch: Branch, asked: ItemSourcesAsked) {
  const query = new URLSearchParams({
    page: String(asked.page),
    ...(asked.search ? { search: asked.search } : {}),
    ...(asked.itemId ? { item_id: asked.itemId } : {}),
    ...(asked.itemTypes ? { item_types: asked.itemTypes.join(',') } : {}),
    without_source: flagText(asked.withoutSource === true),
    without_sink: flagText(asked.withoutSink === true),
  });
  return queryOptions({
    queryKey: [...queryKeys.draft(branch), 'item-sources', asked],
    queryFn: ({ signal }) =>
      getJson<ItemSourcesAnswer>(`/tools/item-sources?${query.toString()}`, signal, branch),
    placeholderData: keepPreviousData,
  });
}
