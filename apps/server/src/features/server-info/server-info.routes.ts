import {
  eventLogAnswer,
  eventLogBody,
  getTimeAnswer,
  pingAnswer,
} from '@quartermaster/contract/http/server-info';
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
        summary: 'Whether the server reaches its database',
      },
      async () => ({ success: await serverInfo.ping() }),
    ),
    route(
      {
        method: 'GET',
        path: '/versions/get-time/:seconds',
        access: 'public',
        params: z.object({ seconds: z.coerce.number().min(0) }),
        answer: getTimeAnswer,
        summary: 'Whether the caller’s clock is near enough to upload',
      },
      async ({ params: { seconds } }) => ({ upload: serverInfo.isClockRight(seconds) }),
    ),
    route(
      {
        method: 'POST',
        path: '/log/event-log',
        access: 'signed-in',
        body: eventLogBody,
        answer: eventLogAnswer,
        rateLimit: { max: 600, seconds: 60 },
        summary: 'Note what was pressed or changed in the console',
      },
      async ({ body, account }) => {
        await serverInfo.logEvent(body, account.id);
        return { success: true as const };
      },
    ),
  ];
}
