import type { ReferrersAnswer } from '@quartermaster/contract/http/records';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { recordPath } from './paths.ts';
import type { Place } from './place.ts';
import { queryKeys } from './query-keys.ts';
import type { Camelized } from './wire-names.ts';

export type Referrers = Camelized<ReferrersAnswer>;

export type Referrer = Camelized<ReferrersAnswer>['referrers'][number];

export type ChildCount = Camelized<ReferrersAnswer>['children'][number];

export type AboutCount = Camelized<ReferrersAnswer>['about'][number];

export function listReferrersQuery(place: Place, recordId: string) {
  return queryOptions({
    queryKey: [...queryKeys.record(place, recordId), 'referrers'],
    queryFn: ({ signal }) => getJson<ReferrersAnswer>(`${recordPath(place, recordId)}/referrers`, signal),
  });
}
