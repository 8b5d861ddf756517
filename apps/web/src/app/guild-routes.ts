import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pickSearch } from './search.ts';
import { signedInRoute } from './signed-in-route.ts';
import { withTexts } from './with-texts.ts';

type GuildSearch = { q?: string; server?: string };

const list = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/guild',
  validateSearch: (search): GuildSearch => pickSearch(search, ['q', 'server']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/guilds/guild-list-screen.tsx')),
    'GuildListScreen',
  ),
});

const detail = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/guild/$id',
  validateSearch: (search): { server?: string } => pickSearch(search, ['server']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/guilds/guild-screen.tsx')),
    'GuildScreen',
  ),
});

const chat = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/guild/chat/$id',
  validateSearch: (search): GuildSearch & { author?: string; hidden?: string } =>
    pickSearch(search, ['q', 'server', 'author', 'hidden']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/guilds/guild-chat-screen.tsx')),
    'GuildChatScreen',
  ),
});

const orders = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/orders',
  validateSearch: (
    search,
  ): { number?: string; server?: string; account?: string; state?: string; from?: string; to?: string } =>
    pickSearch(search, ['number', 'server', 'account', 'state', 'from', 'to']),
  component: lazyRouteComponent(
    () => withTexts(import('../features/players/orders/orders-screen.tsx')),
    'OrdersScreen',
  ),
});

/** What players have in common, and what they bought: guilds, their chat, orders. */
export const guildRoutes = [list, detail, chat, orders] as const;
