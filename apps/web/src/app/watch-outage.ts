import type { QueryClient } from '@tanstack/react-query';
import { isAway } from '../api/api-error.ts';
import { pingQuery, PING_KEY, type Ping } from '../api/get-ping.ts';

/**
 * Between two pings a failed call tells of an outage first, and a call that succeeds again of its
 * end: both ask at once instead of leaving the banner up to a minute behind.
 */
export function watchOutage(queryClient: QueryClient): void {
  const ask = () => void queryClient.invalidateQueries({ queryKey: PING_KEY });
  const isUp = () => queryClient.getQueryData<Ping>(pingQuery().queryKey)?.isUp !== false;

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] === PING_KEY[0]) return;
    if (event.action.type === 'error' || event.action.type === 'failed') hear(event.action.error);
    if (event.action.type === 'success' && !isUp()) ask();
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') hear(event.action.error);
    if (event.action.type === 'success' && !isUp()) ask();
  });

  function hear(error: unknown): void {
    if (isAway(error) && isUp()) ask();
  }
}
