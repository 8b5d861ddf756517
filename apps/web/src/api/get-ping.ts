import type { PingAnswer } from '@quartermaster/contract/http/server-info';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';

const EVERY_MINUTE = 60_000;
const EVERY_SECOND = 1_000;

export type Ping = {
  /** Whether the server reaches its database. A call that fails counts as down. */
  readonly isUp: boolean;
  /** Nothing can be saved until there is room. */
  readonly isDiskFull: boolean;
  /** Pictures, uploads and publishing fail until the file store is back. */
  readonly isFilesAway: boolean;
  /** Files are shown, uploads and publishing fail until their folder can be written to. */
  readonly isFilesUnwritable: boolean;
  /** How much of the demo game is there while the first start loads it; null when nothing is being loaded. */
  readonly loadedPercent: number | null;
  /** Names the web app that is served now; null: not told. */
  readonly build: string | null;
  /** Where a newer console was announced. */
  readonly newVersionUrl: string | null;
};

const DOWN: Ping = {
  isUp: false,
  isDiskFull: false,
  isFilesAway: false,
  isFilesUnwritable: false,
  loadedPercent: null,
  build: null,
  newVersionUrl: null,
};

export const PING_KEY = ['ping'] as const;

export function pingQuery() {
  return queryOptions({
    queryKey: PING_KEY,
    queryFn: async ({ signal }): Promise<Ping> => {
      try {
        const { success, diskFull, filesAway, filesUnwritable, loadedPercent, build, newVersionUrl } =
          await getJson<PingAnswer>('/versions/ping/remote-server', signal);
        return {
          isUp: success,
          isDiskFull: diskFull,
          isFilesAway: filesAway,
          isFilesUnwritable: filesUnwritable,
          loadedPercent,
          build,
          newVersionUrl,
        };
      } catch {
        return DOWN;
      }
    },
    refetchInterval: ({ state: { data = DOWN } }) =>
      data.loadedPercent === null ? EVERY_MINUTE : EVERY_SECOND,
    refetchIntervalInBackground: true,
    staleTime: EVERY_MINUTE,
    retry: false,
  });
}
