import type { QueryClient } from '@tanstack/react-query';
import { playerQuery, type PlayerKey } from '../../api/player.ts';

/** What the address of a player's page says of them. */
export type PlayerParams = { readonly server?: string; readonly id?: string };

/** Numbers that are none become 0, which no server and no player has. */
export const playerKey = (environment: string, { server = '', id = '' }: PlayerParams): PlayerKey => ({
  environment,
  serverId: Number(server) || 0,
  accountId: Number(id) || 0,
});

/** Asks for a player while their page is still on its way. What fails here is asked again, and told, by the page. */
export async function fetchPlayerAhead(
  queryClient: QueryClient,
  environment: string | undefined,
  params: PlayerParams,
): Promise<void> {
  if (environment) await queryClient.prefetchQuery(playerQuery(playerKey(environment, params)));
}
