import { queryOptions } from '@tanstack/react-query';
import { graphql } from './client.ts';

/** `time`: what the server's clock said, `askedAt` what ours said then (milliseconds). */
export type ServerInfo = { readonly time: string; readonly php_v: string; readonly askedAt: number };

const SERVER_INFO = `query ServerInfo { server_info { php_v time } }`;
const QUARTER_HOUR = 15 * 60_000;

export function serverInfoQuery() {
  return queryOptions({
    queryKey: ['server-info'],
    queryFn: async (): Promise<ServerInfo> => {
      const { server_info: info } = await graphql<{ server_info: { time: string; php_v: string } }>(
        SERVER_INFO,
      );
      return { ...info, askedAt: Date.now() };
    },
    refetchInterval: QUARTER_HOUR,
    staleTime: QUARTER_HOUR,
  });
}
