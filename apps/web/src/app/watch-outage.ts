import type { Query, QueryClient } from '@tanstack/react-query';
import { isAway, isDiskFull } from '../api/api-error.ts';
import { pingQuery, PING_KEY, type Ping } from '../api/get-ping.ts';

const isWithout = ({ state }: Query): boolean => state.status === 'error' && state.data === undefined;

/**
 * Between two pings a failed call tells of an outage first, and a call that succeeds again of its
 * end: both ask at once instead of leaving the banner up to a minute behind. Once the server is back,
 * what could not be read meanwhile is asked for again; `onBack` then draws what had to give up. Once the
 * demo game of a first start is loaded, everything that was read before is.
 */
export function watchOutage(queryClient: QueryClient, onBack: () => void): void {
  let wasUp = true;
  let wasLoading = false;
  const ask = () => void queryClient.invalidateQueries({ queryKey: PING_KEY });
  const readPing = () => queryClient.getQueryData<Ping>(pingQuery().queryKey);
  const isUp = () => readPing()?.isUp !== false;

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.query.queryKey[0] === PING_KEY[0]) {
      comeBack();
      completeLoad();
      return;
    }
    if (event.action.type === 'error' || event.action.type === 'failed') hear(event.action.error);
    if (event.action.type === 'success' && !isUp()) ask();
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'error') hear(event.action.error);
    if (event.action.type === 'success' && !isUp()) ask();
  });

  function comeBack(): void {
    const isBack = isUp() && !wasUp;
    wasUp = isUp();
    if (!isBack) return;
    // Keeps the data on screen while it is read again: someone may be typing.
    void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    void queryClient.resetQueries({ predicate: isWithout });
    onBack();
  }

  function completeLoad(): void {
    const ping = readPing();
    // An outage says nothing about it.
    if (ping === undefined || !ping.isUp) return;
    const isComplete = wasLoading && ping.loadedPercent === null;
    wasLoading = ping.loadedPercent !== null;
    if (isComplete)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PING_KEY[0] });
  }

  function hear(error: unknown): void {
    if ((isAway(error) && isUp()) || isDiskFull(error)) ask();
  }
}
