import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

type EnvironmentOnWire = {
  readonly key: string;
  readonly name: string;
  readonly is_protected: boolean;
  readonly color: string;
  readonly game_time_zone: string;
  readonly game_url: string;
  readonly versions: readonly { readonly name: string; readonly is_archived: boolean }[];
  readonly live: {
    readonly number: number;
    readonly version: string;
    readonly at: string;
    readonly content_hash: string;
  } | null;
};

/** An environment with its versions and what is live in it. */
export type Environment = Camelized<EnvironmentOnWire>;

export function environmentsQuery() {
  return queryOptions({
    queryKey: queryKeys.environments,
    // Never aborted: screens suspend on it, and would fail when another screen gives it up.
    queryFn: () => getJson<EnvironmentOnWire[]>('environments'),
    staleTime: 60_000,
  });
}
