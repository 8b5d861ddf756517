import { homeOf } from '@quartermaster/domain/permissions/routes';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeReturnPath } from '../../engine/return-path.ts';
import { whenIdle } from '../../ui/layout/when-idle.ts';

/** The first page for most people who did not ask for another one. */
const USUAL_HOME = homeOf('admin');

/** Loads the scripts of the page behind the login while a password is typed: it then opens at once. */
export function usePageAhead(): void {
  const router = useRouter();
  const { r } = useSearch({ strict: false });
  const path = safeReturnPath(r) ?? USUAL_HOME;
  useEffect(
    () =>
      whenIdle(() => {
        const { pathname } = new URL(path, window.location.origin);
        const [routes] = router.getMatchedRoutes(pathname);
        // What fails here is fetched again when the page is opened, and reported then.
        for (const route of routes) void router.loadRouteChunk(route)?.catch(() => undefined);
      }),
    [router, path],
  );
}
