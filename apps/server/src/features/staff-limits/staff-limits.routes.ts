import {
  staffLimits as limitsAnswer,
  updateStaffLimitsBody,
} from '@quartermaster/contract/http/staff-limits';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { StaffLimitsService } from './staff-limits.service.ts';

const PATH = '/staff-limits';
const access = { roles: ROLES_BY_ACTION['settings.write'] };

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
        access,
        answer: limitsAnswer,
        summary: 'Get the daily limits of each role',
      },
      () => staffLimits.read(),
    ),
    route(
      {
        method: 'PUT',
        path: PATH,
        access,
        body: updateStaffLimitsBody,
        answer: limitsAnswer,
        summary: 'Change the daily limits of a role',
      },
      ({ body, account, request }) => staffLimits.update(body, actorOf({ account, request })),
    ),
  ];
}
