import type { Role } from '@quartermaster/domain/core/module';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** The person signed in. */
export type CurrentUser = {
  readonly id: number;
  readonly name: string;
  readonly type: Role;
  readonly username: string;
};

export function meQuery() {
  return queryOptions({
    queryKey: queryKeys.me,
    queryFn: ({ signal }) => getJson<CurrentUser>('auth/me', signal),
    staleTime: Infinity,
  });
}
