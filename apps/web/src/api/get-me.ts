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
  /** Another person chose the password: a new one has to be set first. */
  readonly mustChangePassword: boolean;
};

export function meQuery() {
  return queryOptions({
    queryKey: queryKeys.me,
    // Never aborted: screens suspend on it, and would fail when another screen gives it up.
    queryFn: () => getJson<CurrentUser>('auth/me'),
    staleTime: Infinity,
  });
}
