import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { onlyRow } from '../../db/only-row.ts';
import { createCallScene, IN_DEV, type CallScene } from '../../testing/call-scene.ts';
import { createFleetService } from '../fleet/index.ts';
import { createQuickHelperService } from './index.ts';

const ADMIN = `select id from account where role = 'admin'`;
let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene({ withoutRecords: true });
  await scene.server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => scene.close());

const BUTTONS = [
  ['tools/update-node-config', 'code', 'reload'],
  ['/clearcache.php', 'type', 'clear_cache'],
  ['/clearlogincache.php', 'type', 'clear_login_cache'],
] as const;

/** A game server that hears orders and, unless it is deaf, acknowledges each. */
async function connectNode(node: string, isDeaf = false) {
  const { port } = scene.server.app.server.address() as AddressInfo;
  const created = await scene.admin.call('POST', 'environments/dev/machine-tokens', { body: { name: node } });
  const headers = { authorization: `Bearer ${created.json().token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/v1/game/socket?node=${node}`, { headers });
  const received: string[] = [];
  socket.on('message', (bytes: Buffer) => {
    received.push(JSON.parse(bytes.toString('utf8')).type);
    if (isDeaf) return;
    const ack = { node, content_hash: null, patch_hash: null, load_ms: null, state: 'starting' };
    void fetch(`http://127.0.0.1:${port}/api/v1/game/ack`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(ack),
    });
  });
  await new Promise((resolve) => socket.once('open', resolve));
  const isNoted = async () =>
    (await scene.admin.call('GET', 'environments/dev/fleet'))
      .json()
      .nodes.some((one: { node: string; connected: boolean }) => one.node === node && one.connected);
  await expect.poll(isNoted).toBe(true);
  return { received, socket };
}

describe('the Quick Helper', () => {
  it.each(BUTTONS)('%s succeeds in part while no game server answers', async (path, key) => {
    const answer = await scene.admin.call('GET', path, {
      headers: { ...IN_DEV, 'accept-language': 'zh-TW' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      [key]: 206, environment: 'dev', connected: 0, acknowledged: 0, message: '更新成功，但 Socket 伺服器沒有回應',
    }); // prettier-ignore
  });

  it.each(BUTTONS)('%s succeeds when game servers obey', async (path, key, order) => {
    const { received, socket } = await connectNode(`node-${order}`.replaceAll('_', '-'));
    const answer = await scene.admin.call('GET', path, { headers: IN_DEV });
    expect(answer.json()).toMatchObject({ [key]: 200, connected: 1, acknowledged: 1, message: null });
    expect(received).toEqual([order]);
    const elsewhere = { 'x-environment': 'production', 'x-version': '1.0.0' };
    await scene.admin.call('GET', path, { headers: elsewhere });
    expect(received).toEqual([order]);
    socket.close();
    await expect
      .poll(async () =>
        (await scene.call('GET', 'environments/dev/fleet'))
          .json()
          .nodes.some((n: { connected: boolean }) => n.connected),
      )
      .toBe(false);
    const [entry] = (await scene.call('GET', 'log/cms')).json().data;
    expect(entry).toMatchObject({ action: `game.${order}`, staff_name: 'The admin' });
  });

  it('waits for a game server that does not answer, and calls it a success in part', async () => {
    const { received, socket } = await connectNode('deaf', true);
    const { services, database } = scene.server;
    const impatient = createFleetService({ ...services, withinMs: 100 });
    const helper = createQuickHelperService({ ...services, fleet: impatient });
    const actor = { accountId: onlyRow(await database.query<{ id: number }>(ADMIN)).id };
    const place = { env: 'dev', version: '1.1.0' };
    const answer = await helper.updateNodeConfig({ place, actor, language: 'en' });
    expect(answer).toMatchObject({ code: 206, connected: 1, acknowledged: 0 });
    await expect.poll(() => received).toEqual(['reload']);
    impatient.close();
    socket.close();
  });

  it.each(BUTTONS)('%s acts for admins with a Bearer token, and never on a guess', async (path) => {
    const cookieOnly = await scene.server.app.inject({
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      cookies: Object.fromEntries(scene.admin.cookies),
      headers: IN_DEV,
    });
    expect(cookieOnly.statusCode).toBe(401);
    const qa = await scene.as('qa');
    expect((await qa.call('GET', path, { headers: IN_DEV })).statusCode).toBe(403);
    expect((await scene.admin.call('GET', path)).json<ErrorBody>().code).toBe('place_required');
  });

  it('keeps people signed in when it forgets who is', async () => {
    await scene.call('GET', '/clearlogincache.php');
    expect((await scene.call('GET', 'auth/me')).statusCode).toBe(200);
  });
});

describe('a cache that game servers share', () => {
  it.each([
    ['memcached://127.0.0.1:18398', 504, 'connection_timeout'],
    ['valkey://no-such-host.invalid', 500, 'invalid_system_setting'],
  ])('that cannot be emptied is a failure, and is remembered (%s)', async (url, status, code) => {
    const other = await createCallScene({ withoutRecords: true, env: { GAME_CACHE_URL: url } });
    const answer = await other.call('GET', '/clearcache.php');
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([status, code]);
    const [entry] = (await other.call('GET', 'log/cms')).json().data;
    expect(entry).toMatchObject({ action: 'game.clear_cache', outcome: 'failed' });
    await other.close();
  });
});
