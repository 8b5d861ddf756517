import {
  recordLockAnswer,
  requestUnlockAnswer,
  requestUnlockBody,
} from '@quartermaster/contract/http/record-locks';
import { requestUnlock } from '@quartermaster/domain/actions/staff/record';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { actionCall } from '../../http/action-call.ts';
import { recordParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { RecordLocksService } from './record-locks.service.ts';

const RECORD = '/environments/:env/versions/:version/modules/:module/records/:id';

type Dependencies = { readonly recordLocks: RecordLocksService };

/** Reads the lock of a record and requests its unlock. */
export function createRecordLocksRoutes({ recordLocks }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${RECORD}/lock`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: recordParams,
        answer: recordLockAnswer,
        summary: 'List the fields of a record that a running period locks',
      },
      (input) => recordLocks.read(input.params, input.params.id, input.request.language),
    ),
    route(
      {
        ...actionCall(requestUnlock),
        method: 'POST',
        path: `${RECORD}/unlock-requests`,
        params: recordParams,
        body: requestUnlockBody,
        answer: requestUnlockAnswer,
        status: 201,
      },
      (input) =>
        recordLocks.request(input.params, input.params.id, input.body, {
          staffId: input.account.id,
          actor: actorOf(input),
          language: input.request.language,
        }),
    ),
  ];
}
