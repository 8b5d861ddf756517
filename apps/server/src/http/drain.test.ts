import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { registerDrain } from './drain.ts';

describe('registerDrain', () => {
  it('lets a request finish and does not keep its connection', async () => {
    const app = fastify({ forceCloseConnections: 'idle' });
    registerDrain(app);
    let arrived = (): void => undefined;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    app.get('/slow', async () => {
      arrived();
      await sleep(100);
      return 'done';
    });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = fetch(`${address}/slow`);
    await arrival;
    const closing = app.close();
    const response = await answer;
    expect([await response.text(), response.headers.get('connection')]).toEqual(['done', 'close']);
    await closing;
  });

  it('does not wait for a body that does not come', async () => {
    const app = fastify({ forceCloseConnections: 'idle' });
    registerDrain(app, 50);
    app.post('/upload', async () => 'done');
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { 'content-type': 'application/json', 'content-length': '100', expect: '100-continue' };
    const upload = request(`${address}/upload`, { method: 'POST', headers });
    const cut = once(upload, 'error');
    upload.flushHeaders();
    await once(upload, 'continue');
    upload.write('{');
    await app.close();
    expect((await cut)[0]).toMatchObject({ code: 'ECONNRESET' });
  });
});
