import { getTimeAnswer, pingAnswer } from '@quartermaster/contract/http/server-info';
import * as z from 'zod';
import { route, type Route } from '../../http/route.ts';
import type { ServerInfoService } from './server-info.service.ts';

export function createServerInfoRoutes({
  serverInfo,
}: {
  readonly serverInfo: ServerInfoService;
}): readonly Route[] {
  return [
    route(
      {
        method: 'GET',
        path: '/versions/ping/remote-server',
        access: 'public',
        answer: pingAnswer,
        lane: 'essential',
        summary: 'Check the database connection and whether a newer console is available',
      },
      async ({ request }) => ({
        success: await serverInfo.ping(),
        disk_full: serverInfo.isDiskFull(),
        files_away: serverInfo.filesState() === 'away',
        files_unwritable: serverInfo.filesState() === 'unwritable',
        loaded_percent: serverInfo.loadedPercent(),
        build: serverInfo.build,
        new_version_url: serverInfo.newVersionUrl(request.headers.host),
      }),
    ),
    route(
      {
        method: 'GET',
        path: '/versions/get-time/:seconds',
        access: 'public',
        params: z.object({
          seconds: z.coerce.number().min(0).describe('The clock of the caller, in Unix seconds.'),
        }),
        answer: getTimeAnswer,
        summary: 'Check whether the caller’s clock is accurate enough for uploads',
      },
      async ({ params: { seconds } }) => ({ upload: serverInfo.isClockRight(seconds) }),
    ),
  ];
}
