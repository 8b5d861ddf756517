import type { StaffLimits as LimitsOnWire } from '@quartermaster/contract/http/staff-limits';
import { queryOptions } from '@tanstack/react-query';
import { getJson, putJson } from './client.ts';
import type { Camelized } from './wire-names.ts';

export type StaffLimits = Camelized<LimitsOnWire>;
export type RoleLimits = StaffLimits['limits'][number];

/** How much each role may do to players in a day without a second person. */
export function staffLimitsQuery() {
  return queryOptions({
    queryKey: ['staff-limits'],
    queryFn: ({ signal }) => getJson<LimitsOnWire>('staff-limits', signal),
  });
}

export function updateStaffLimits(limits: StaffLimits) {
  return putJson<LimitsOnWire>('staff-limits', limits);
}
