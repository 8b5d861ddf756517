import { reply, type Reply } from '../../http/reply.ts';
import type { Place } from './chosen-place.repo.ts';

/** An answer that says in its headers which environment and version it is about. */
export function atPlace<T>({ env, version }: Place, body: T): Reply<T> {
  return reply(body, { headers: placeHeaders({ env, version }) });
}

export const placeHeaders = ({ env, version }: Place): Record<string, string> => ({
  'x-environment': env,
  'x-version': version,
});
