import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';

const EVERY_MINUTE = 60_000;

/** Whether the server reaches its database. A call that fails counts as down. */
export function pingQuery() {
  return queryOptions({
    queryKey: ['ping'],
    queryFn: async ({ signal }): Promise<boolean> => {
      try {
        return (await getJson<{ success: boolean }>('/versions/ping/remote-server', signal)).success;
      } catch {
        return false;
      }
    },
    refetchInterval: EVERY_MINUTE,
    refetchIntervalInBackground: true,
    staleTime: EVERY_MINUTE,
    retry: false,
  });
}
