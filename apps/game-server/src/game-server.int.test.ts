import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { registry } from '@quartermaster/domain/modules/index';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertPlayer } from '../../server/src/testing/player-scene.ts';
import { createReleaseScene, damageFile, type ReleaseScene } from '../../server/src/testing/release-scene.ts';
import { CUT_LISTENER } from '../../server/src/testing/test-database.ts';
import { createGameServer, type GameServer } from './game-server.ts';

/** What arrives by itself is waited for, however busy the machine is. */
const PATIENTLY = { timeout: 15_000 };

const STEW = 1005;
const BANNER = 3007;
const SHRINE = 3015;

let scene: ReleaseScene;
let folder: string;
let consoleUrl: string;
let token: { readonly id: number; readonly token: string };
let game: GameServer;

beforeEach(async () => {
  scene = await createReleaseScene({ registry });
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-game-'));
  await scene.server.app.listen({ host: '127.0.0.1', port: 0 });
  consoleUrl = `http://127.0.0.1:${(scene.server.app.server.address() as AddressInfo).port}`;
  token = await scene.server.services.machineTokens.create('dev', 'Test', scene.actor);
  for (const [module, records] of Object.entries(demoConfiguration())) {
    await scene.write(module, Object.fromEntries(records.map((data, index) => [index, data])));
  }
  await scene.publish();
  game = buildGame();
});

afterEach(async () => {
  await game.stop();
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

function buildGame(): GameServer {
  return createGameServer({
    consoleUrl,
    machineToken: token.token,
    nodeName: 'game-1',
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    log: () => undefined,
  });
}

const ask = async (url: string, body?: object) => {
  const response = await game.app.inject({
    url,
    method: body === undefined ? 'GET' : 'POST',
    ...(body && { payload: body }),
  });
  return response.json<JsonObject>();
};
const release = async () => (await ask('/config'))['release'];
const fleet = () => scene.server.services.fleet.view('dev', 'en');
const stew = (use_value: number) => {
  const data = demoConfiguration()['item-setting']?.find((item) => item['item_id'] === STEW);
  return { [STEW]: { ...data, use_value } };
};

/** While the console's listening connection is cut; it comes back to find the token revoked. */
async function revokeUnheard(): Promise<void> {
  await scene.server.database.query(CUT_LISTENER);
  await scene.server.database.query('update machine_token set revoked_at = now() where id = $1', [token.id]);
}

describe('a game server', () => {
  it('plays what is published, says so, and follows a roll-back', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    expect(await ask(`/items/${STEW}?lang=jp`)).toMatchObject({
      item_id: STEW,
      name: '炉辺のシチュー',
      use_value: 120,
    });

    await scene.write('item-setting', stew(150));
    await scene.publish();
    await expect.poll(release, PATIENTLY).toBe(2);
    expect(await ask(`/items/${STEW}`)).toMatchObject({ use_value: 150 });
    await expect
      .poll(async () => (await fleet()).delivery, PATIENTLY)
      .toMatchObject({ state: 'delivered', acknowledged: 1 });
    expect((await fleet()).nodes).toMatchObject([
      { node: 'game-1', state: 'running', is_current: true, connected: true },
    ]);

    await scene.server.services.releases.rollBack('dev', 1, { note: '' }, scene.actor);
    await expect.poll(release, PATIENTLY).toBe(3);
    expect(await ask(`/items/${STEW}`)).toMatchObject({ use_value: 120 });
  });

  it('hands a code to the console, and a refusal to the player in their language', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    const wish = { server_id: 1, account_id: 7, code: 'HEARTHFIRE', request_id: 'first' };
    expect(await ask('/redeem?lang=jp', wish)).toMatchObject({ code: 'server_not_found' });
    const { database } = scene.server;
    await database.query('select player.add_server(id, 1), player.add_month(now()) from environment');
    await insertPlayer(database, 1, { accountId: 7, name: 'Rin' });
    expect(await ask('/redeem?lang=jp', wish)).toEqual({
      code: 'code_invalid',
      message: 'このコードは無効です。',
    });
    expect(await ask('/redeem', { ...wish, account_id: 'seven' })).toMatchObject({ code: 'invalid' });
    await scene.server.app.close();
    expect(await ask('/redeem?lang=zh', wish)).toMatchObject({ code: 'connection_timeout' });
  });

  it('draws from an open gachapon and keeps the player’s counters', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    const first = await ask(`/gachapons/${BANNER}/draw`, { player: 'rin', count: 10 });
    expect(first).toMatchObject({ release: 1 });
    expect(first['results']).toHaveLength(10);
    const second = await ask(`/gachapons/${BANNER}/draw`, { player: 'rin' });
    expect(second['results']).toMatchObject([{ draw: 11 }]);

    const gods = await ask(`/gachapons/${SHRINE}/draw`, { player: 'rin' });
    expect(gods['results']).toMatchObject([
      { pet_id: null, pet_god_id: expect.any(Number) as number, name: expect.any(String) as string },
    ]);

    const banner = demoConfiguration()['gachapon-setting']?.find((data) => data['gachapon_id'] === BANNER);
    await scene.write('gachapon-setting', { [BANNER]: { ...banner, status: 'suspended' } });
    await scene.publish();
    await expect.poll(release, PATIENTLY).toBe(2);
    expect(await ask(`/gachapons/${BANNER}/draw`, { player: 'rin' })).toMatchObject({ code: 'not_active' });
    expect(await ask('/gachapons/1/draw', { player: 'rin' })).toMatchObject({ code: 'not_found' });
    expect(await ask(`/gachapons/${BANNER}/draw`, { player: 'rin', count: 0 })).toMatchObject({
      code: 'invalid',
    });
  });

  it('refuses a damaged release, keeps the good one, and takes the repaired one', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    await game.stop();
    await scene.write('item-setting', stew(150));
    await scene.publish();
    const repair = await damageFile(scene.server.services, 'item-setting');

    game = buildGame();
    await game.start();
    await expect
      .poll(async () => (await fleet()).nodes, PATIENTLY)
      .toMatchObject([
        { state: 'refused', is_current: false, problem: expect.stringContaining('item-setting') },
      ]);
    expect(await release()).toBe(1);
    expect(await ask(`/items/${STEW}`)).toMatchObject({ use_value: 120 });

    await repair();
    await game.refresh();
    expect(await release()).toBe(2);
    await expect
      .poll(async () => (await fleet()).nodes, PATIENTLY)
      .toMatchObject([{ state: 'running', problem: null }]);
  });

  it('starts from its disk while the console is away', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    await game.stop();
    consoleUrl = 'http://127.0.0.1:9';
    game = buildGame();
    await game.start();
    expect(await release()).toBe(1);
    expect(await ask('/healthz')).toMatchObject({
      status: 'ok',
      has_configuration: true,
      is_connected: false,
    });
  });

  it('takes environment-wide settings as soon as they are saved', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    const file = demoConfiguration()['file-setting']?.[0] ?? {};
    await scene.write('file-setting', { file: { ...file, preload: 'on_demand' } });
    await expect.poll(async () => (await ask('/config'))['patch_hash'], PATIENTLY).toMatch(/^[0-9a-f]{64}$/);
  });

  it('obeys orders, and says that it did', async () => {
    await game.start();
    await expect.poll(async () => (await fleet()).nodes, PATIENTLY).toMatchObject([{ connected: true }]);
    for (const order of ['reload', 'clear_cache', 'clear_login_cache'] as const) {
      const heard = await scene.server.services.fleet.order('dev', order, scene.actor);
      expect(heard).toEqual({ connected: 1, acknowledged: 1 });
    }
    const player = { server_id: 1, account_id: 100_200 };
    const heard = await scene.server.services.fleet.tellPlayerChanged('dev', player);
    expect(heard).toEqual({ connected: 1, acknowledged: 1 });
  });

  it('says in the player’s language what is not there', async () => {
    await game.start();
    await expect.poll(release, PATIENTLY).toBe(1);
    expect(await ask('/items/404?lang=zh')).toEqual({ code: 'unknown_item', message: '未知的道具 404。' });
  });

  it.each([
    ['at once', () => scene.server.services.machineTokens.revoke('dev', token.id, scene.actor)],
    ['while nobody listened', revokeUnheard],
  ])('has nothing to say to strangers: revoked %s', async (_when, revoke) => {
    await game.start();
    await expect.poll(async () => (await ask('/healthz'))['is_connected'], PATIENTLY).toBe(true);
    await revoke();
    await expect.poll(async () => (await ask('/healthz'))['is_connected'], PATIENTLY).toBe(false);
    const answer = await fetch(`${consoleUrl}/api/v1/game/live`, {
      headers: { authorization: `Bearer ${token.token}` },
    });
    expect(answer.status).toBe(401);
  });

  it('gets no file of another environment', async () => {
    await scene.server.database.query(
      `with env as (insert into environment (key, name) values ('other', 'Other') returning id) insert into branch (environment_id) select id from env`,
    );
    scene.server.services.branches.forget();
    const stranger = await scene.server.services.machineTokens.create('other', 'Other', scene.actor);
    const { rows } = await scene.server.database.query<{ hash: string }>(
      'select hash from release_module limit 1',
    );
    const get = (bearer: string) =>
      scene.server.app.inject({
        url: `/api/v1/game/files/${rows[0]?.hash}`,
        headers: { authorization: `Bearer ${bearer}` },
      });
    expect((await get(token.token)).statusCode).toBe(200);
    expect((await get(stranger.token)).statusCode).toBe(404);
  });
});
