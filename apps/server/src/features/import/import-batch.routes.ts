import {
  importBatch,
  importBatchModuleBody,
  importBatchReferences,
  importBatchUndoBody,
} from '@quartermaster/contract/http/import-batches';
import { importApplyBody, MAX_IMPORT_BYTES } from '@quartermaster/contract/http/import';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { ImportBatchService } from './import-batch.service.ts';
import { presentBatch, presentReferences } from './present-batch.ts';

const LIST = '/environments/:env/versions/:version/import-batches';
const ONE = `${LIST}/:id`;

const oneParams = versionParams.extend({ id: z.uuid().describe('The batch of files.') });
const partParams = oneParams.extend({ import: z.uuid().describe('The import of one file.') });
const access = { roles: ROLES_BY_ACTION['records.import'] };

type Dependencies = { readonly importBatches: ImportBatchService };

export function createImportBatchRoutes(services: Dependencies): Route[] {
  return [
    ...createStagingRoutes(services),
    ...createReadRoutes(services),
    ...createStepRoutes(services),
    undoRoute(services),
  ];
}

function createStagingRoutes({ importBatches }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: LIST,
        access,
        params: versionParams,
        answer: importBatch,
        status: 201,
        summary: 'Start an import of several files that are written as one change',
      },
      async ({ params, account, request }) =>
        presentBatch(await importBatches.create(params, { accountId: account.id }), request.language),
    ),
    route(
      {
        method: 'POST',
        path: `${ONE}/files`,
        access,
        params: oneParams,
        upload: { maxBytes: MAX_IMPORT_BYTES },
        answer: importBatch,
        status: 201,
        lane: 'heavy',
        summary:
          'Add a file to a batch: each sheet of a workbook (.xlsx) is one import, with a suggested module',
      },
      async ({ params, upload, request }) => {
        const file = { fileName: upload.fileName, content: upload.stream };
        return presentBatch(await importBatches.addFile(params, params.id, file), request.language);
      },
    ),
    moduleRoute({ importBatches }),
  ];
}

const moduleRoute = ({ importBatches }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: `${ONE}/imports/:import/module`,
      access,
      params: partParams,
      body: importBatchModuleBody,
      answer: importBatch,
      summary: 'Select the module that a file of a batch goes into; null excludes the file',
    },
    async ({ params, body, request }) =>
      presentBatch(
        await importBatches.choose(params, params.id, params.import, body.module),
        request.language,
      ),
  );

function createReadRoutes({ importBatches }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'GET',
        path: ONE,
        access,
        params: oneParams,
        answer: importBatch,
        summary: 'Get the state of a batch of imports',
      },
      async ({ params, request }) =>
        presentBatch(await importBatches.get(params, params.id), request.language),
    ),
    route(
      {
        method: 'GET',
        path: `${ONE}/references`,
        access,
        params: oneParams,
        answer: importBatchReferences,
        lane: 'heavy',
        summary: 'List references that neither a file of the batch nor the version resolves',
      },
      async ({ params }) => presentReferences(await importBatches.references(params, params.id)),
    ),
  ];
}

function createStepRoutes({ importBatches }: Dependencies): Route[] {
  return [
    route(
      {
        method: 'POST',
        path: `${ONE}/preview`,
        access,
        params: oneParams,
        answer: importBatch,
        status: 202,
        summary: 'Check all rows of all files of a batch, each with its own mapping',
      },
      async ({ params, request }) =>
        presentBatch(await importBatches.preview(params, params.id), request.language),
    ),
    route(
      {
        method: 'POST',
        path: `${ONE}/apply`,
        access,
        params: oneParams,
        body: importApplyBody,
        answer: importBatch,
        status: 202,
        summary: 'Import the checked files as one change, all or none',
      },
      async ({ params, body, account, request }) => {
        const step = { note: body.note, confirmation: body.confirmation };
        const found = await importBatches.apply(params, params.id, step, actorOf({ account, request }));
        return presentBatch(found, request.language);
      },
    ),
  ];
}

const undoRoute = ({ importBatches }: Dependencies): Route =>
  route(
    {
      method: 'POST',
      path: `${ONE}/undo`,
      access,
      params: oneParams,
      body: importBatchUndoBody,
      answer: importBatch,
      summary: 'Undo everything that a batch imported',
    },
    async ({ params, body, account, request }) => {
      const actor = actorOf({ account, request });
      return presentBatch(
        await importBatches.undo(params, params.id, body.confirmation, actor),
        request.language,
      );
    },
  );
