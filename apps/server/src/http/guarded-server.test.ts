import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS, createGuardedServer, type ConnectionLimits } from './guarded-server.ts';

/** Longer than any test: what is not looked at never runs out. */
const NEVER = 10 * 60_000;
const SOON = 100;

const PATIENT: ConnectionLimits = {
  headersMilliseconds: NEVER,
  bodyMilliseconds: NEVER,
  bodyBytesPerSecond: 1,
  unreadMilliseconds: NEVER,
  idleMilliseconds: NEVER,
  checkMilliseconds: 20,
  perAddress: null,
  total: 100,
};

const HALF_BODY = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 200\r\n\r\n';
const MORE_THAN_BUFFERS_HOLD = 64 * 1024 * 1024;

let server: Server;
const sockets: Socket[] = [];

async function listen(limits: Partial<ConnectionLimits>): Promise<void> {
  server = createGuardedServer(
    (request, response) => {
      if (request.url === '/stranger') response.writeHead(401).end();
      else if (request.url === '/large') response.end(Buffer.alloc(MORE_THAN_BUFFERS_HOLD));
      else request.resume().on('end', () => response.end('read'));
    },
    { ...PATIENT, ...limits },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function open(start = ''): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  sockets.push(socket);
  socket.write(start);
  return socket;
}

/** Everything the server says until it hangs up. */
const untilClosed = (socket: Socket): Promise<string> => text(socket);

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('a connection', () => {
  it.each([
    ['says nothing', ''],
    ['sends half of its headers', 'POST /login HTTP/1.1\r\nHost: x\r\nX-'],
  ])('that %s is closed', async (_what, start) => {
    await listen({ headersMilliseconds: SOON });
    expect(await untilClosed(open(start))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that stops in the middle of a body is told so, in its language, and closed', async () => {
    await listen({ bodyMilliseconds: SOON });
    const said = await untilClosed(open(HALF_BODY.replace('\r\n\r\n', '\r\nAccept-Language: ja\r\n\r\n{')));
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code: 'request_timeout',
      message: expect.stringMatching(/時間内/),
    });
  });

  it('is closed too when it was answered before its body came', async () => {
    await listen({ bodyMilliseconds: SOON });
    const said = await untilClosed(open(HALF_BODY.replace('/', '/stranger')));
    expect(said).toMatch(/^HTTP\/1\.1 401 /);
    expect(said).not.toContain('408');
  });

  it('whose body goes on arriving is waited for', async () => {
    await listen({ bodyMilliseconds: SOON, bodyBytesPerSecond: 0.001 });
    const upload = open(HALF_BODY);
    await once(server, 'request');
    upload.write('x'.repeat(100));
    await untilClosed(open(HALF_BODY));
    await untilClosed(open(HALF_BODY));
    upload.write('x'.repeat(100));
    const [said] = (await once(upload, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('that takes nothing of its answer is closed', async () => {
    await listen({ unreadMilliseconds: SOON });
    const socket = open('GET /large HTTP/1.1\r\nHost: x\r\n\r\n').pause();
    const [theirs] = (await once(server, 'connection')) as [Socket];
    await once(theirs, 'close');
    expect(theirs.destroyed).toBe(true);
    socket.destroy();
  });

  it('that is idle between two requests is closed', async () => {
    await listen({ idleMilliseconds: SOON });
    expect(await untilClosed(open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('too many of one address is refused until another one ends', async () => {
    await listen({ perAddress: 2 });
    const [first] = [open(), open()];
    await expect.poll(() => countOpen()).toBe(2);
    expect(await untilClosed(open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))).toBe('');
    first?.destroy();
    await expect.poll(() => countOpen()).toBe(1);
    const [said] = (await once(open('GET / HTTP/1.1\r\nHost: x\r\n\r\n'), 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('no limit of the console is without end', () => {
  expect(Object.values(CONNECTION_LIMITS).every((limit) => limit > 0 && Number.isFinite(limit))).toBe(true);
});

function countOpen(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((problem, count) => (problem === null ? resolve(count) : reject(problem)));
  });
}
