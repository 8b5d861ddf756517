import type {
  CompareAnswer,
  ComparedRecord as RecordOnWire,
  CompareRecordsAnswer,
} from '@quartermaster/contract/http/compare';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getJson, postJson } from './client.ts';
import { branchPath, queryString } from './paths.ts';
import type { Branch } from './place.ts';
import { saveDownload } from './save-download.ts';
import type { Camelized } from './wire-names.ts';

export type Comparison = Camelized<CompareAnswer>;
export type ComparedRecord = Camelized<RecordOnWire>;

/** Two points by their addresses. */
export type Sides = { readonly left: string; readonly right: string };

export type CompareFilter = {
  readonly change?: string | undefined;
  readonly author?: string | undefined;
  readonly q?: string | undefined;
};

export const compareKey = ['compare'] as const;

export function comparisonQuery({ left, right }: Sides) {
  return queryOptions({
    queryKey: [...compareKey, left, right],
    queryFn: ({ signal }) => getJson<CompareAnswer>(`compare${queryString({ left, right })}`, signal),
  });
}

export function comparedRecordsQuery(sides: Sides, module: string, filter: CompareFilter) {
  return infiniteQueryOptions({
    queryKey: [...compareKey, sides.left, sides.right, module, filter],
    queryFn: ({ signal, pageParam }) =>
      getJson<CompareRecordsAnswer>(
        `compare/records${queryString({ ...sides, ...filter, module, cursor: pageParam })}`,
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
}

export function saveDifferences(
  sides: Sides,
  module: string | undefined,
  filter: CompareFilter,
): Promise<void> {
  const query = queryString({ ...sides, ...filter, module });
  return saveDownload(`compare/differences.csv${query}`, 'differences.csv');
}

type Taking = {
  readonly from: string;
  readonly module: string;
  readonly recordId: string;
  readonly field?: string;
  readonly note?: string;
  readonly confirmation?: string;
};

export function takeSide(branch: Branch, taking: Taking): Promise<{ readonly changed: boolean }> {
  return postJson<{ changed: boolean }>(`${branchPath(branch)}/compare/take`, taking);
}
