import type { GameSocketMessage } from '@quartermaster/contract/http/game';
import type { WebSocket } from '@fastify/websocket';
import type { Machine } from '../../http/route.ts';

type Connection = {
  readonly socket: WebSocket;
  readonly machine: Machine;
  isAlive: boolean;
};

const PING_EVERY_MS = 15_000;
/** The code that tells a server not to come back with this token. */
const POLICY_VIOLATION = 1008;

/** The game servers connected to this process. */
export type GameHub = {
  add(socket: WebSocket, machine: Machine): void;
  remove(socket: WebSocket): void;
  send(environment: string, message: GameSocketMessage): void;
  sendAll(message: GameSocketMessage): void;
  disconnectToken(tokenId: number): void;
  close(): void;
};

export function createGameHub(): GameHub {
  const connections = new Map<WebSocket, Connection>();

  // A cut cable sends no close: who does not answer a ping until the next one is gone.
  const timer = setInterval(() => {
    for (const connection of connections.values()) {
      if (!connection.isAlive) {
        connection.socket.terminate();
        continue;
      }
      connection.isAlive = false;
      connection.socket.ping();
    }
  }, PING_EVERY_MS);
  timer.unref();

  function sendTo(isMeant: (connection: Connection) => boolean, message: GameSocketMessage): void {
    const text = JSON.stringify(message);
    for (const connection of connections.values()) {
      if (isMeant(connection)) connection.socket.send(text);
    }
  }

  return {
    add(socket, machine) {
      const connection = { socket, machine, isAlive: true };
      socket.on('pong', () => {
        connection.isAlive = true;
      });
      connections.set(socket, connection);
    },
    remove(socket) {
      connections.delete(socket);
    },
    send: (environment, message) => sendTo(({ machine }) => machine.environment === environment, message),
    sendAll: (message) => sendTo(() => true, message),
    disconnectToken(tokenId) {
      for (const { socket, machine } of connections.values()) {
        if (machine.tokenId === tokenId) socket.close(POLICY_VIOLATION, 'The machine token was revoked.');
      }
    },
    close() {
      clearInterval(timer);
      for (const { socket } of connections.values()) socket.terminate();
    },
  };
}
