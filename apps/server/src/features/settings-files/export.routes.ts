import {
  settingsFileModules,
  settingsFileModulesQuery,
  settingsFileQuery,
} from '@quartermaster/contract/http/settings-files';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { SettingsFilesService } from './settings-files.service.ts';

export function createSettingsExportRoutes({
  settingsFiles,
}: {
  readonly settingsFiles: SettingsFilesService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/settings-file/modules',
        access: { roles: ROLES_BY_ACTION['records.export'] },
        query: settingsFileModulesQuery,
        answer: settingsFileModules,
        summary: 'List the modules that have records at a point, to choose what to export',
        lane: 'heavy',
      },
      ({ query }) => settingsFiles.exportable(query.point),
    ),
    route(
      {
        method: 'GET',
        path: '/settings-file',
        access: { roles: ROLES_BY_ACTION['records.export'] },
        query: settingsFileQuery,
        answer: rawBody,
        summary: 'Export the settings of a draft, a release or a moment as one archive with a manifest',
        lane: 'heavy',
      },
      async ({ query, account, request }) => {
        const { fileName, stream } = await settingsFiles.export(query, actorOf({ account, request }));
        return reply(stream, {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': `attachment; filename="${fileName}"`,
          },
        });
      },
    ),
  ];
}
