import { buffer } from 'node:stream/consumers';
import {
  MAX_SCRIPT_BYTES,
  scriptAnswer,
  scriptCsvQuery,
  scriptFields,
} from '@quartermaster/contract/http/story-files';
import { ROLES_BY_ACTION } from '@quartermaster/domain/permissions/actions';
import * as z from 'zod';
import { csvHeaders } from '../../engine/codecs/csv-stream.ts';
import { versionParams } from '../../http/place-params.ts';
import { rawBody, reply } from '../../http/reply.ts';
import { actorOf, route, type Route } from '../../http/route.ts';
import type { StoryFilesService } from './story-files.service.ts';

const params = versionParams.extend({ record: z.string().describe('The ID of the story.') });

export function createStoryFilesRoutes({
  storyFiles,
}: {
  readonly storyFiles: StoryFilesService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/environments/:env/versions/:version/stories/:record/script.csv',
        access: { roles: ROLES_BY_ACTION['records.export'] },
        params,
        query: scriptCsvQuery,
        answer: rawBody,
        summary: 'Export the script of a story in one language as CSV',
      },
      async ({ params: address, query }) => {
        const file = await storyFiles.download(address, query.locale);
        return reply(Buffer.from(file), {
          headers: csvHeaders(`story-${address.record}-${query.locale}.csv`),
        });
      },
    ),
    route(
      {
        method: 'POST',
        path: '/environments/:env/versions/:version/stories/:record/script',
        access: { roles: ROLES_BY_ACTION['records.import'] },
        params,
        body: scriptFields,
        upload: { maxBytes: MAX_SCRIPT_BYTES },
        answer: scriptAnswer,
        summary: 'Check a story script in one language, and put it into the draft when it is applied',
      },
      async ({ params: address, body: fields, upload, account, request }) => {
        const file = { name: upload.fileName, bytes: await buffer(upload.stream) };
        return storyFiles.upload(address, { file, fields }, actorOf({ account, request }));
      },
    ),
  ];
}
