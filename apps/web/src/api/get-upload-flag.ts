import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';

const EVERY_MINUTE = 60_000;

/** False when this machine's clock is too far from the server's: uploads and imports are then switched off. */
export function uploadFlagQuery() {
  return queryOptions({
    queryKey: ['upload-flag'],
    queryFn: async ({ signal }) => {
      const seconds = Math.floor(Date.now() / 1000);
      return (await getJson<{ upload: boolean }>(`/versions/get-time/${seconds}`, signal)).upload;
    },
    // Detects a corrected clock without a reload.
    refetchInterval: EVERY_MINUTE,
    staleTime: EVERY_MINUTE,
  });
}
