import type { PlayerServer } from '../../api/players.ts';

const RUNNING: readonly PlayerServer['state'][] = ['open', 'full'];

/** The server of this number if players cannot play on it now. */
export function restingServer(servers: readonly PlayerServer[], serverId: number): PlayerServer | null {
  const server = servers.find((each) => each.serverId === serverId);
  return server === undefined || RUNNING.includes(server.state) ? null : server;
}
