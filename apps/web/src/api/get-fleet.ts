import type { FleetAnswer } from '@quartermaster/contract/http/game';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { environmentPath } from './paths.ts';
import type { Camelized } from './wire-names.ts';

export type Fleet = Camelized<FleetAnswer>;
export type FleetNode = Fleet['nodes'][number];

const POLL_MILLISECONDS = 2000;

export const fleetKey = (environment: string) => ['fleet', environment] as const;

/** Game servers report within seconds of a publish, so an open page asks often. */
export function fleetQuery(environment: string) {
  return queryOptions({
    queryKey: fleetKey(environment),
    queryFn: ({ signal }) => getJson<FleetAnswer>(`${environmentPath(environment)}/fleet`, signal),
    refetchInterval: POLL_MILLISECONDS,
  });
}
