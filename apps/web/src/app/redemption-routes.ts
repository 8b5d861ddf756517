import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in-route.ts';

const batch = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/code-redeem-setting/code-redeem-code/$batch',
  component: lazyRouteComponent(() => import('../features/redemption-codes/batch-screen.tsx'), 'BatchScreen'),
});

/** What became of batches of codes; their settings are a module's. */
export const redemptionRoutes = [batch] as const;
