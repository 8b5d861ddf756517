import {
  libraryAnswer,
  libraryQuery,
  replaceAnswer,
  replaceBody,
} from '@quartermaster/contract/http/file-library';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { LibraryService } from './library.service.ts';

const FILES = '/environments/:env/versions/:version/files';

export function createLibraryRoutes({
  fileLibrary,
}: {
  readonly fileLibrary: LibraryService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: `${FILES}/library`,
        access: { roles: ROLES_BY_ACTION['records.read'] },
        params: versionParams,
        query: libraryQuery,
        answer: libraryAnswer,
        summary: 'List files with their folders, their uses and the size of the first download',
      },
      async ({ params, query }) => fileLibrary.read(params, query),
    ),
    route(
      {
        method: 'POST',
        path: `${FILES}/replacements`,
        access: { roles: ROLES_BY_ACTION['records.write'] },
        params: versionParams,
        body: replaceBody,
        answer: replaceAnswer,
        lane: 'heavy',
        summary: 'Replace a file in every record that uses it, or list those records',
      },
      async ({ params, body, account, request }) =>
        fileLibrary.replace(params, body, actorOf({ account, request })),
    ),
  ];
}
