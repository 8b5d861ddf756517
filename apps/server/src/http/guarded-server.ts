import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '@quartermaster/contract/errors/app-error';
import { networkOf } from './address-network.ts';
import { errorBodyOf } from './errors.ts';
import { readerLanguage } from './reader-language.ts';

/** How long the server waits for a connected client, and for how many of them. */
export type ConnectionLimits = {
  /** From the opening of a connection, or the first byte of a further request, to the end of its headers. */
  readonly headersMilliseconds: number;
  /** For a body, however small. A body that goes on arriving gets more time: see `bodyBytesPerSecond`. */
  readonly bodyMilliseconds: number;
  /** Every so many bytes of a body that have come allow one second more: large uploads over slow lines. */
  readonly bodyBytesPerSecond: number;
  /** For a client that reads nothing of an answer. */
  readonly unreadMilliseconds: number;
  /** Between two requests on one connection. */
  readonly idleMilliseconds: number;
  /** How often the limits are checked. */
  readonly checkMilliseconds: number;
  /** Open connections of one address; null where all come from one proxy, which has to limit them. */
  readonly perAddress: number | null;
  readonly total: number;
};

export const CONNECTION_LIMITS: Omit<ConnectionLimits, 'perAddress'> = {
  headersMilliseconds: 15_000,
  bodyMilliseconds: 60_000,
  bodyBytesPerSecond: 16 * 1024,
  unreadMilliseconds: 120_000,
  idleMilliseconds: 72_000,
  checkMilliseconds: 5_000,
  total: 10_000,
};

/** A request that is still arriving, or whose answer is still on its way. */
type Exchange = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly since: number;
  /** What the connection had received before the body. */
  readonly bytesBefore: number;
};

/**
 * An HTTP server that limits every wait for a client. Node limits the time for headers; its limit for whole
 * requests does not tell a large upload from a client that sends nothing, so bodies are limited here.
 */
export function createGuardedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMilliseconds,
      requestTimeout: 0,
      keepAliveTimeout: limits.idleMilliseconds,
      connectionsCheckingInterval: limits.checkMilliseconds,
    },
    listener,
  );
  server.maxConnections = limits.total;
  limitPerAddress(server, limits.perAddress);
  limitExchanges(server, limits);
  return server;
}

function limitPerAddress(server: Server, most: number | null): void {
  if (most === null) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
    if (count > most) socket.destroy();
  });
}

function limitExchanges(server: Server, limits: ConnectionLimits): void {
  const open = new Map<Socket, Exchange>();
  server.on('request', (request, response) => {
    const { socket } = request;
    open.set(socket, { request, response, since: performance.now(), bytesBefore: socket.bytesRead });
  });
  const check = setInterval(() => {
    const now = performance.now();
    for (const [socket, exchange] of open) {
      const { request, response, since } = exchange;
      const isArriving = !request.complete;
      if (socket.destroyed || (!isArriving && response.writableFinished)) open.delete(socket);
      else if (isArriving && now - since > allowedMilliseconds(exchange, limits)) refuseRest(exchange);
      // Counts only while nothing is taken; Node sets it again for the time between two requests.
      else if (response.headersSent && socket.timeout !== limits.unreadMilliseconds)
        socket.setTimeout(limits.unreadMilliseconds);
    }
  }, limits.checkMilliseconds);
  check.unref();
  server.once('close', () => clearInterval(check));
}

function allowedMilliseconds({ request, bytesBefore }: Exchange, limits: ConnectionLimits): number {
  const received = request.socket.bytesRead - bytesBefore;
  return limits.bodyMilliseconds + (received / limits.bodyBytesPerSecond) * 1000;
}

/** Ends a request whose body does not arrive. One that was answered already gets no second answer. */
function refuseRest({ request, response }: Exchange): void {
  const { socket } = request;
  if (!response.headersSent) {
    const error = new AppError('request_timeout');
    const body = JSON.stringify(errorBodyOf(error, readerLanguage(request.headers), crypto.randomUUID()));
    socket.write(
      'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n' +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
