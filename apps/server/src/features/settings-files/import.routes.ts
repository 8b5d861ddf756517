import {
  importSources,
  settingsImport,
  settingsImportApplyBody,
  settingsImportOptions,
  settingsImportRecords,
  settingsImportRecordsQuery,
  settingsImportUndoBody,
} from '@quartermaster/contract/http/settings-files';
import type { Registry } from '@quartermaster/domain/core/module';
import { updateImportSources } from '@quartermaster/domain/actions/staff/settings';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { actionCall } from '../../http/action-call.ts';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import { presentSettingsImport } from './present-settings-import.ts';
import type { SettingsFilesService } from './settings-files.service.ts';

const LIST = '/environments/:env/versions/:version/settings-imports';
const ONE = `${LIST}/:id`;
const MAX_BYTES = 50 * 1024 * 1024;

const oneParams = versionParams.extend({ id: z.uuid().describe('The import.') });
const recordParams = oneParams.extend({ module: z.string().describe('The key of the module.') });
const access = { roles: ROLES_BY_ACTION['records.import'] };

type Dependencies = { readonly registry: Registry; readonly settingsFiles: SettingsFilesService };

export function createSettingsImportRoutes(services: Dependencies): readonly Route[] {
  return [
    stageRoute(services),
    ...createReadRoutes(services),
    ...createStepRoutes(services),
    undoRoute(services),
    ...createSourceRoutes(services),
  ];
}

const stageRoute = ({ settingsFiles, registry }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: LIST,
      access,
      params: versionParams,
      upload: { maxBytes: MAX_BYTES },
      answer: settingsImport,
      status: 201,
      lane: 'heavy',
      summary: 'Upload a settings file; a damaged file or an unsupported source is refused',
    },
    async ({ params, upload, account, request }) => {
      const actor = { ...actorOf({ account, request }), accountId: account.id };
      const job = await settingsFiles.stage(params, upload, actor);
      return presentSettingsImport(registry, job, request.language);
    },
  );

function createReadRoutes({ settingsFiles, registry }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: ONE,
        access,
        params: oneParams,
        answer: settingsImport,
        summary: 'Get the state of a settings import',
      },
      async ({ params, request }) =>
        presentSettingsImport(registry, await settingsFiles.get(params, params.id), request.language),
    ),
    route(
      {
        method: 'GET',
        path: `${ONE}/modules/:module/records`,
        access,
        params: recordParams,
        query: settingsImportRecordsQuery,
        answer: settingsImportRecords,
        lane: 'heavy',
        summary: 'List what a settings import would write into a module, field by field',
      },
      ({ params, query }) =>
        settingsFiles.records(params, params.id, {
          module: params.module,
          outcome: query.outcome,
          offset: query.offset,
        }),
    ),
  ];
}

function createStepRoutes({ settingsFiles, registry }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: `${ONE}/preview`,
        access,
        params: oneParams,
        body: settingsImportOptions,
        answer: settingsImport,
        status: 202,
        summary: 'Check the selected modules of a settings file against the version',
      },
      async ({ params, body, request }) =>
        presentSettingsImport(
          registry,
          await settingsFiles.preview(params, params.id, body),
          request.language,
        ),
    ),
    route(
      {
        method: 'POST',
        path: `${ONE}/apply`,
        access,
        params: oneParams,
        body: settingsImportApplyBody,
        answer: settingsImport,
        status: 202,
        summary: 'Import the checked settings, all or none',
      },
      async ({ params, body, account, request }) => {
        const step = { note: body.note, confirmation: body.confirmation };
        const job = await settingsFiles.apply(params, params.id, step, actorOf({ account, request }));
        return presentSettingsImport(registry, job, request.language);
      },
    ),
  ];
}

const undoRoute = ({ settingsFiles, registry }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: `${ONE}/undo`,
      access: { roles: ROLES_BY_ACTION['records.write'] },
      params: oneParams,
      body: settingsImportUndoBody,
      answer: settingsImport,
      lane: 'heavy',
      summary: 'Undo everything that a settings import wrote',
    },
    async ({ params, body, account, request }) => {
      const actor = actorOf({ account, request });
      const job = await settingsFiles.undo(params, params.id, body.confirmation, actor);
      return presentSettingsImport(registry, job, request.language);
    },
  );

/** Which environments’ files protected environments take. */
function createSourceRoutes({ settingsFiles }: Dependencies): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/import-sources',
        access,
        answer: importSources,
        summary: 'List the environments whose settings files protected environments accept',
      },
      () => settingsFiles.sources.read(),
    ),
    route(
      {
        ...actionCall(updateImportSources),
        method: 'PUT',
        path: '/import-sources',
        body: importSources,
        answer: importSources,
      },
      ({ body, account, request }) => settingsFiles.sources.update(body, actorOf({ account, request })),
    ),
  ];
}
