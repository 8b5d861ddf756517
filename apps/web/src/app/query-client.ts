import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isAway } from '../api/api-error.ts';

const MAX_RETRIES = 2;

/** A refusal is an answer; only a server out of reach or out of breath is asked again. */
function isWorthRetrying(failures: number, error: unknown): boolean {
  return isAway(error) && failures < MAX_RETRIES;
}

/** A button knows that its call is under way before the second press of a double click; the default tells it a task later. */
export function createQueryClient(): QueryClient {
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: { retry: isWorthRetrying, staleTime: 5000 },
      mutations: { retry: false },
    },
  });
}
