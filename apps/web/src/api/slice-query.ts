import { infiniteQueryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { queryString } from './paths.ts';
import type { Branch } from './place.ts';

/** A part of a list on the wire; `next_cursor` asks for the part after it, null at the end. */
export type SliceOnWire<Row> = { readonly data: readonly Row[]; readonly next_cursor: string | null };

/** What a list is narrowed by, in the words of its call. */
export type Narrowing = Readonly<Record<string, string | number | undefined>>;

type SliceRequest = {
  readonly queryKey: readonly unknown[];
  readonly path: string;
  readonly narrowing?: Narrowing;
  /** For calls whose address names no environment. */
  readonly branch?: Branch | undefined;
};

/** A list that is read part by part. */
export function sliceQuery<Answer extends SliceOnWire<unknown>>({
  queryKey,
  path,
  narrowing = {},
  branch,
}: SliceRequest) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam }) =>
      getJson<Answer>(`${path}${queryString({ ...narrowing, cursor: pageParam })}`, signal, branch),
    initialPageParam: null as string | null,
    // The conversion of names is not seen through while `Answer` is open.
    getNextPageParam: (page) => (page as { readonly nextCursor: string | null }).nextCursor,
  });
}
