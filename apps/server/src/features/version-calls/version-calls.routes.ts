import { recordLinesAnswer } from '@quartermaster/contract/http/record-line';
import { listQuery } from '@quartermaster/contract/http/records';
import {
  updateVersionAnswer,
  updateVersionBody,
  versionOfModelAnswer,
  versionOfModelQuery,
  versionsAnswer,
  versionsQuery,
} from '@quartermaster/contract/http/versions';
import { rolesOf } from '@quartermaster/domain/actions/action-list';
import { updateVersion } from '@quartermaster/domain/actions/staff/environment';
import { chapterSetting } from '@quartermaster/domain/modules/battle-chapters/chapter-setting';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actorOf, route, type Route } from '../../http/route.ts';
import { atPlace, type ChosenPlaceService } from '../chosen-place/index.ts';
import type { RecordLines } from '../records/index.ts';
import type { VersionCallsService } from './version-calls.service.ts';

type Dependencies = {
  readonly places: ChosenPlaceService;
  readonly lines: RecordLines;
  readonly versionCalls: VersionCallsService;
};

const CHAPTER_LIST = '/versions/chapter-list';

export function createVersionCallsRoutes(deps: Dependencies): readonly Route[] {
  return [...versionRoutes(deps), chapterRoute(deps)];
}

function versionRoutes({ places, versionCalls }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/versions',
        access: { roles: ROLES_BY_ACTION['environments.read'] },
        query: versionsQuery,
        answer: versionsAnswer,
        summary: 'List the versions of every environment, newest first',
      },
      ({ query }) => versionCalls.list(query),
    ),
    route(
      {
        method: 'GET',
        path: '/versions/get',
        access: { roles: ROLES_BY_ACTION['records.read'] },
        query: versionOfModelQuery,
        answer: versionOfModelAnswer,
        place: 'optional',
        summary: 'Get the selected version and the last change of a module in it',
      },
      async ({ query, ...caller }) => {
        const place = await places.toRead(caller);
        return atPlace(place, await versionCalls.ofModel(place, query.model));
      },
    ),
    route(
      {
        method: 'PATCH',
        path: '/versions/update/:setting_id',
        access: { roles: rolesOf(updateVersion) },
        params: z.object({
          setting_id: z.coerce
            .number()
            .int()
            .min(1)
            .describe('The number of the version, `setting_id` of its list.'),
        }),
        body: updateVersionBody,
        answer: updateVersionAnswer,
        summary: 'Change the note and the minimum client version of a version',
      },
      ({ params, body, ...caller }) => versionCalls.update(params.setting_id, body, actorOf(caller)),
    ),
  ];
}

/** A POST by tradition: it reads, and takes no body. */
function chapterRoute({ places, lines }: Dependencies): Route {
  return route(
    {
      method: 'POST',
      path: CHAPTER_LIST,
      access: { roles: ROLES_BY_ACTION['records.read'] },
      query: listQuery.extend({ per_page: listQuery.shape.per_page.default('all') }),
      answer: recordLinesAnswer,
      place: 'optional',
      summary: 'List the chapters of the selected version',
    },
    async ({ query, ...caller }) => {
      const place = await places.toRead(caller);
      const address = { ...place, module: chapterSetting.key };
      return atPlace(place, await lines.list(address, query, caller.request.language, CHAPTER_LIST));
    },
  );
}
