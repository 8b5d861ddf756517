import { homeOf } from '@quartermaster/domain/permissions/routes';
import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect, rootRouteId, type ParsedLocation } from '@tanstack/react-router';
import { readAccessToken } from '../api/access-token.ts';
import { environmentsQuery } from '../api/get-environments.ts';
import { meQuery } from '../api/get-me.ts';
import { settingsQuery } from '../api/get-settings.ts';
import { pageAccess } from '../engine/access/page-access.ts';
import { setDefaultZone } from '../i18n/zone.ts';
import { completeBranch, rememberBranch, type BranchSearch } from './branch-search.ts';
import { safeReturnPath } from '../engine/return-path.ts';

type Visit<S> = {
  readonly context: { readonly queryClient: QueryClient };
  readonly location: ParsedLocation;
  readonly search: S;
};

/** Prefetches what every signed-in page needs, in parallel with texts and screens. */
export function prefetchSession(queryClient: QueryClient): void {
  if (!readAccessToken()) return;
  void queryClient.prefetchQuery(meQuery());
  void queryClient.prefetchQuery(environmentsQuery());
  void queryClient.prefetchQuery(settingsQuery());
}

/** Sends people without a session to the login screen, and adds environment and version to addresses. */
export async function requireUser({ context, location, search }: Visit<BranchSearch>): Promise<void> {
  if (!readAccessToken()) sendToLogin(location);
  const [user, environments] = await Promise.all([
    context.queryClient.ensureQueryData(meQuery()),
    context.queryClient.ensureQueryData(environmentsQuery()),
    // Times can be shown without it, in the zone of the operation.
    context.queryClient.ensureQueryData(settingsQuery()).then(
      ({ defaultTimeZone }) => setDefaultZone(defaultTimeZone),
      () => undefined,
    ),
  ]);
  // 'Back Home' leads to /dashboard for all roles; those with another home are redirected to it.
  if (location.pathname === '/dashboard' && homeOf(user.type) !== '/dashboard')
    redirect({ href: homeOf(user.type), replace: true, throw: true });
  const branch = completeBranch(search, environments, user.type);
  if (!branch) return;
  rememberBranch(branch);
  if (search.env === branch.env && search.v === branch.v) return;
  redirect({ to: location.pathname, search: { ...location.search, ...branch }, replace: true, throw: true });
}

/** A page that does not exist is "not found" for all; others ask people who are not signed in to sign in. */
function sendToLogin({ pathname, href }: ParsedLocation): void {
  if (pageAccess(null, pathname) === null) notFound({ routeId: rootRouteId, throw: true });
  redirect({ to: '/login', search: { r: href }, throw: true });
}

/** A person who is signed in is sent on from the login screen. */
export async function forwardSignedIn({ context, search }: Visit<{ readonly r?: string }>): Promise<void> {
  if (!readAccessToken()) return;
  prefetchSession(context.queryClient);
  const user = await context.queryClient.ensureQueryData(meQuery()).catch(() => null);
  if (user?.mustChangePassword === true) redirect({ to: '/new-password', search, throw: true });
  if (user) redirect({ href: safeReturnPath(search.r) ?? homeOf(user.type), throw: true });
}

/** The screen is for people whose password was chosen by another person. */
export async function requireGivenPassword({
  context,
  search,
}: Visit<{ readonly r?: string }>): Promise<void> {
  if (!readAccessToken()) redirect({ to: '/login', search, throw: true });
  const user = await context.queryClient.ensureQueryData(meQuery());
  if (!user.mustChangePassword)
    redirect({ href: safeReturnPath(search.r) ?? homeOf(user.type), throw: true });
}
