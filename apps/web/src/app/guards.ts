import { homeOf } from '@quartermaster/domain/permissions/routes';
import type { QueryClient } from '@tanstack/react-query';
import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { readAccessToken } from '../api/access-token.ts';
import { environmentsQuery } from '../api/get-environments.ts';
import { meQuery } from '../api/get-me.ts';
import { completeBranch, rememberBranch, type BranchSearch } from './branch-search.ts';
import { safeReturnPath } from '../engine/return-path.ts';

type Visit<S> = {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: ParsedLocation;
  readonly search: S;
};

/** Sends strangers to the login screen and makes every address say which environment and version it means. */
export async function requireUser({ context, location, search }: Visit<BranchSearch>): Promise<void> {
  if (!readAccessToken()) redirect({ to: '/login', search: { r: location.href }, throw: true });
  const [user, environments] = await Promise.all([
    context.queryClient.ensureQueryData(meQuery()),
    context.queryClient.ensureQueryData(environmentsQuery()),
  ]);
  // 'Back Home' leads to /dashboard for everybody; those whose home is elsewhere go on to it.
  if (location.pathname === '/dashboard' && homeOf(user.type) !== '/dashboard')
    redirect({ href: homeOf(user.type), replace: true, throw: true });
  const branch = completeBranch(search, environments);
  if (!branch) return;
  rememberBranch(branch);
  if (search.env === branch.env && search.v === branch.v) return;
  redirect({ to: location.pathname, search: { ...location.search, ...branch }, replace: true, throw: true });
}

/** A person who is signed in has no business on the login screen. */
export async function forwardSignedIn({ context, search }: Visit<{ readonly r?: string }>): Promise<void> {
  if (!readAccessToken()) return;
  const user = await context.queryClient.ensureQueryData(meQuery()).catch(() => null);
  if (user) redirect({ href: safeReturnPath(search.r) ?? homeOf(user.type), throw: true });
}
