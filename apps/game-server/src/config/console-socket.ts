import { gameSocketMessage, type GameSocketMessage } from '@quartermaster/contract/http/game';
import { parseJson } from '@quartermaster/domain/core/json';
import WebSocket from 'ws';
import type { GameServerOptions } from '../options.ts';

const PING_EVERY_MS = 10_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

type SocketHandlers = {
  readonly onMessage: (message: GameSocketMessage) => void;
  /** After every connect: something may have been missed. */
  readonly onOpen: () => void;
};

type ConsoleSocket = { isConnected(): boolean; start(): void; stop(): void };

/** A WebSocket to the console that comes back by itself, ever more slowly while the console is away. */
export function createConsoleSocket(
  options: Pick<GameServerOptions, 'consoleUrl' | 'machineToken' | 'nodeName'>,
  handlers: SocketHandlers,
): ConsoleSocket {
  const url = `${options.consoleUrl.replace(/^http/, 'ws')}/api/v1/game/socket?node=${encodeURIComponent(options.nodeName)}`;
  let socket: WebSocket | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isStopped = false;

  function connect(): void {
    const opened = new WebSocket(url, {
      headers: { authorization: `Bearer ${options.machineToken}` },
      handshakeTimeout: 5_000,
    });
    socket = opened;
    const stopPinging = keepAlive(opened);
    opened.on('open', () => {
      retryMs = FIRST_RETRY_MS;
      handlers.onOpen();
    });
    opened.on('message', (bytes: Buffer) => handleMessage(bytes.toString('utf8')));
    // Every error is followed by a close, and the close brings the retry.
    opened.on('error', () => undefined);
    opened.on('close', () => {
      stopPinging();
      if (isStopped) return;
      retryTimer = setTimeout(connect, retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    });
  }

  function handleMessage(text: string): void {
    const parsed = gameSocketMessage.safeParse(parseJson(text));
    // A newer console may say things this server does not know.
    if (parsed.success) handlers.onMessage(parsed.data);
  }

  return {
    isConnected: () => socket?.readyState === WebSocket.OPEN,
    start: connect,
    stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      socket?.terminate();
    },
  };
}

/** Ends a connection whose other side no longer answers: a cut cable sends no close. */
function keepAlive(socket: WebSocket): () => void {
  let isAlive = true;
  socket.on('pong', () => {
    isAlive = true;
  });
  const timer = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, PING_EVERY_MS);
  return () => clearInterval(timer);
}
