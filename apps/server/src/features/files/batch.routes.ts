import { buffer } from 'node:stream/consumers';
import { batchAnswer, batchBody, stageAnswer, stageFields } from '@quartermaster/contract/http/file-batches';
import { foldersAnswer, MAX_FILE_BYTES } from '@quartermaster/contract/http/files';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import { versionParams } from '../../http/place-params.ts';
import { actorOf, route, type RequestContext, type Route } from '../../http/route.ts';
import type { OutcomeReader } from './batch-outcome.ts';
import type { BatchService } from './batch.service.ts';

const FILES = '/environments/:env/versions/:version/files';

const readerOf = ({ language, id }: RequestContext): OutcomeReader => ({ language, requestId: id });

export function createBatchRoutes({ fileBatches }: { readonly fileBatches: BatchService }): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: `${FILES}/staged`,
        access: { roles: ROLES_BY_ACTION['files.upload'] },
        params: versionParams,
        body: stageFields,
        upload: { maxBytes: MAX_FILE_BYTES },
        answer: stageAnswer,
        lane: 'heavy',
        summary: 'Check a file of a batch, or every file of a ZIP, and keep it until the batch is written',
      },
      async ({ params, body, upload, request }) => {
        const file = { name: upload.fileName, bytes: await buffer(upload.stream) };
        return fileBatches.stage(params, file, body, readerOf(request));
      },
    ),
    route(
      {
        method: 'POST',
        path: `${FILES}/batches`,
        access: { roles: ROLES_BY_ACTION['files.upload'] },
        params: versionParams,
        body: batchBody,
        answer: batchAnswer,
        status: 201,
        lane: 'heavy',
        summary: 'Write staged files as one change',
      },
      async ({ params, body, account, request }) =>
        fileBatches.write(params, body, actorOf({ account, request }), readerOf(request)),
    ),
    route(
      {
        method: 'GET',
        path: `${FILES}/folders`,
        access: { roles: ROLES_BY_ACTION['files.upload'] },
        params: versionParams,
        answer: foldersAnswer,
        summary: 'List the folders that files can be uploaded into',
      },
      async ({ params }) => ({ folders: [...(await fileBatches.folders(params))] }),
    ),
  ];
}
