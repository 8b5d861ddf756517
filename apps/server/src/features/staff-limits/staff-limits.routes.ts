import {
  staffLimits as limitsAnswer,
  updateStaffLimitsBody,
} from '@quartermaster/contract/http/staff-limits';
import { updateStaffLimits } from '@quartermaster/domain/actions/staff/settings';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { actionCall } from '../../http/action-call.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { StaffLimitsService } from './staff-limits.service.ts';

const PATH = '/staff-limits';

/** How much each role may do to players in a day. */
export function createStaffLimitsRoutes({
  staffLimits,
}: {
  readonly staffLimits: StaffLimitsService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: PATH,
        access: { roles: ROLES_BY_ACTION['staff_limits.read'] },
        answer: limitsAnswer,
        summary: 'Get the daily limits of each role',
      },
      () => staffLimits.read(),
    ),
    route(
      {
        ...actionCall(updateStaffLimits),
        method: 'PUT',
        path: PATH,
        body: updateStaffLimitsBody,
        answer: limitsAnswer,
      },
      ({ body, account, request }) => staffLimits.update(body, actorOf({ account, request })),
    ),
  ];
}
