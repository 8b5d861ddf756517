import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { loadPlayerTexts } from '../i18n/load-player-texts.ts';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';

/** Mail to many players: `delivery` shows one, `compose` writes a new one. */
const bulkDelivery = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/bulk-delivery',
  validateSearch: (search): { delivery?: string; compose?: string } =>
    pickSearch(search, ['delivery', 'compose']),
  component: lazyRouteComponent(async () => {
    const [screen] = await Promise.all([
      import('../features/deliveries/deliveries-screen.tsx'),
      loadPlayerTexts(),
    ]);
    return screen;
  }, 'DeliveriesScreen'),
});

export const deliveryRoutes = [bulkDelivery] as const;
