import { buffer } from 'node:stream/consumers';
import { AppError } from '@quartermaster/contract/errors/app-error';
import {
  filePath,
  MAX_FILE_BYTES,
  thumbnailSize,
  uploadAnswer,
  uploadFields,
} from '@quartermaster/contract/http/files';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { versionParams } from '../../http/place-params.ts';
import { rawBody, reply, type RawBody } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { FilesService } from './files.service.ts';
import type { ServedFile } from './thumbnails.ts';

/** A picture is a picture: whatever a file contains, it runs nothing and loads nothing. */
const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';

export function createFilesRoutes({ uploads }: { readonly uploads: FilesService }): readonly Route[] {
  return [
    route(
      {
        method: 'POST',
        path: '/environments/:env/versions/:version/files',
        access: { roles: ROLES_BY_ACTION['files.upload'] },
        params: versionParams,
        body: uploadFields,
        upload: { maxBytes: MAX_FILE_BYTES },
        answer: uploadAnswer,
        status: 201,
        summary: 'Upload a game file',
      },
      async ({ params, body, upload, account, request }) => {
        const file = { name: upload.fileName, bytes: await buffer(upload.stream) };
        return uploads.upload(params, file, body, actorOf({ account, request }));
      },
    ),
    fileRoute(uploads),
  ];
}

/** A file as browsers and game servers get it. */
function fileRoute(uploads: FilesService): Route {
  return route(
    {
      method: 'GET',
      path: '/files/*',
      alias: '/files/*',
      access: 'public',
      params: z.object({ '*': filePath.describe('The path of the file.') }),
      query: z.object({
        env: z
          .string()
          .max(40)
          .optional()
          .describe('The key of an environment, where it may have a file of its own.'),
        v: z
          .string()
          .max(80)
          .optional()
          .describe('The hash of the file, so that the answer can be cached permanently.'),
        size: thumbnailSize.optional().describe('A small copy of a picture: its longest side in pixels.'),
      }),
      answer: rawBody,
      summary: 'Get an uploaded file by path',
    },
    async ({ params, query, request }) => {
      const original = await uploads.find(params['*'], query.env ?? null);
      if (original === null) throw new AppError('not_found');
      const file = query.size === undefined ? original : await uploads.findThumbnail(original, query.size);
      const headers = headersOf(file, query.v === original.hash);
      if (request.headers['if-none-match'] === headers.etag)
        return reply<RawBody>(null, { status: 304, headers });
      return reply<RawBody>(await uploads.getStream(file), { headers });
    },
  );
}

function headersOf({ hash, contentType }: ServedFile, isExact: boolean) {
  return {
    'content-type': contentType,
    'cache-control': isExact ? FOREVER : ASK_AGAIN,
    etag: `"${hash}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': FILE_POLICY,
  };
}
