import { queryOptions } from '@tanstack/react-query';
import { graphql } from './client.ts';

export type SearchHit = { readonly key: string; readonly to: string; readonly name: string };

const SEARCH = `query Search($tag: String!) { search(tag: $tag) { key to name } }`;

export function searchLinksQuery(tag: string) {
  return queryOptions({
    queryKey: ['search-links', tag],
    queryFn: async () =>
      (await graphql<{ search: readonly SearchHit[] }>(SEARCH, { variables: { tag } })).search,
    enabled: tag.trim() !== '',
    staleTime: 30_000,
  });
}
