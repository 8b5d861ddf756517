import { postJson } from './client.ts';
import { environmentPath } from './paths.ts';

/** Asks the environment's game servers to forget what they prepared; answers how many are connected. */
export function clearGameCache(environment: string) {
  return postJson<{ readonly notified: number }>(`${environmentPath(environment)}/fleet/clear-cache`);
}
