import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { listenToSession } from '../api/session.ts';
import { AdaptedContext } from '../engine/adapted-parts.ts';
import { PanelContext } from '../engine/panels.ts';
import { StandingContext } from '../engine/list/standing-columns.ts';
import { BareServerErrorPage } from '../ui/pages/server-error-page.tsx';
import { ADAPTED_PARTS } from './adapted-parts.ts';
import { PANELS } from './panels.ts';
import { prefetchSession } from './guards.ts';
import { prefetchPage } from './prefetch-page.ts';
import { STANDING_COLUMNS } from './standing-columns.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.ts';
import { watchOutage } from './watch-outage.ts';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
watchOutage(queryClient, () => void router.invalidate());

const SESSION_PAGES = new Set(['/', '/login', '/relogin']);

listenToSession({
  onExpired: (why) => {
    const { pathname, href } = router.state.location;
    if (SESSION_PAGES.has(pathname)) return;
    void router.navigate({ to: '/relogin', search: { r: href, ...(why && { why }) } });
  },
  onGivenPassword: () => {
    const { pathname, href } = router.state.location;
    const search = SESSION_PAGES.has(pathname) ? {} : { r: href };
    if (pathname !== '/new-password') void router.navigate({ to: '/new-password', search, replace: true });
  },
  onForbidden: (message) => {
    void router.navigate({ to: '/unauth', search: { reason: message } });
  },
});

prefetchSession(queryClient);
prefetchPage(router, queryClient);

/** The whole console. */
export function App() {
  return (
    <CatchBoundary getResetKey={() => 'app'} errorComponent={BareServerErrorPage}>
      <QueryClientProvider client={queryClient}>
        <PanelContext value={PANELS}>
          <StandingContext value={STANDING_COLUMNS}>
            <AdaptedContext value={ADAPTED_PARTS}>
              <RouterProvider router={router} />
            </AdaptedContext>
          </StandingContext>
        </PanelContext>
      </QueryClientProvider>
    </CatchBoundary>
  );
}
