import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';
import { withTexts } from './with-texts.ts';

/** Mail to many players: `delivery` shows one, `compose` writes a new one. */
const bulkDelivery = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bulk-delivery',
  validateSearch: (search): { delivery?: string; compose?: string } =>
    pickSearch(search, ['delivery', 'compose']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/deliveries/deliveries-screen.tsx')),
    'DeliveriesScreen',
  ),
});

export const deliveryRoutes = [bulkDelivery] as const;
