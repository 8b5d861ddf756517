import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@quartermaster/domain/core/json';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPart } from '../../server/src/testing/demo-part.ts';
import { insertPlayer } from '../../server/src/testing/player-scene.ts';
import { createReleaseScene, damageFile, type ReleaseScene } from '../../server/src/testing/release-scene.ts';
import { CUT_LISTENER } from '../../server/src/testing/test-database.ts';
import { createGameServer, type GameServer } from './game-server.ts';

const STEW = 1005;
const BANNER = 3007;
const SHRINE = 3015;
const FILE = 1;

let scene: ReleaseScene;
let consoleUrl: string;
let folder: string;
let token: { readonly id: number; readonly token: string };
let game: GameServer;
/** The release that the game server starts with. */
let first: number;

const demo = demoPart([
  { module: 'item-setting', id: String(STEW) },
  { module: 'gachapon-setting', id: String(BANNER) },
  { module: 'gachapon-setting', id: String(SHRINE) },
  { module: 'file-setting', id: String(FILE) },
]);
const demoRecord = (module: string, id: string | number) => demo.records.get(module)?.[id];

beforeAll(async () => {
  scene = await createReleaseScene({ registry: demo.registry });
  await scene.server.app.listen({ host: '127.0.0.1', port: 0 });
  consoleUrl = `http://127.0.0.1:${(scene.server.app.server.address() as AddressInfo).port}`;
  for (const [module, records] of demo.records) await scene.write(module, records);
  await scene.publish();
});

afterAll(() => scene.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-game-'));
  token = await services().machineTokens.create('dev', 'Test', scene.actor);
  first = (await services().releases.list('dev', { limit: 1, offset: 0 })).releases[0]?.number ?? 0;
  game = buildGame(consoleUrl);
});

afterEach(async () => {
  await game.stop();
  await untilNoneIsConnected();
  await scene.server.database.query('delete from game_node');
  await rm(folder, { recursive: true, force: true });
});

const services = () => scene.server.services;

function untilNoneIsConnected(): Promise<void> {
  return expect.poll(async () => (await nodes()).some(({ connected }) => connected)).toBe(false);
}

function buildGame(address: string): GameServer {
  return createGameServer({
    consoleUrl: address,
    machineToken: token.token,
    nodeName: 'game-1',
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    log: () => undefined,
  });
}

/** On the same disk, with the console out of reach. */
async function startAlone(): Promise<void> {
  await game.stop();
  game = buildGame('http://127.0.0.1:9');
  await game.start();
}

const ask = async (url: string, body?: object) => {
  const response = await game.app.inject({
    url,
    method: body === undefined ? 'GET' : 'POST',
    ...(body && { payload: body }),
  });
  return response.json<JsonObject>();
};
const draw = (gachapon: number, wanted: object) =>
  ask(`/gachapons/${gachapon}/draw`, { player: 'rin', ...wanted });
const release = async () => (await ask('/config'))['release'];
async function startPlaying(): Promise<void> {
  await game.start();
  await expect.poll(release).toBe(first);
}
const filesOnDisk = () => readdir(join(folder, 'bundle/files')).catch(() => []);
const fleet = () => services().fleet.view('dev', 'en');
const nodes = async () => (await fleet()).nodes;
const stew = (use_value: number) => ({ [STEW]: { ...demoRecord('item-setting', STEW), use_value } });

/** While the console's listening connection is cut; it comes back to find the token revoked. */
async function revokeUnheard(): Promise<void> {
  const { database } = scene.server;
  await database.query(CUT_LISTENER);
  await database.query('update machine_token set revoked_at = now() where id = $1', [token.id]);
}

describe('a game server', () => {
  it('waits for no half a request without end', () => {
    const { headersTimeout, requestTimeout, timeout, maxConnections } = game.app.server;
    for (const limit of [headersTimeout, requestTimeout, timeout, maxConnections])
      expect(limit).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });

  it('plays what is published, says so, and follows a roll-back', async () => {
    await startPlaying();
    expect(await ask(`/items/${STEW}?lang=jp`)).toMatchObject({
      item_id: STEW,
      name: '炉辺のシチュー',
      use_value: 120,
    });

    await scene.write('item-setting', stew(150));
    await scene.publish();
    await expect.poll(release).toBe(first + 1);
    expect(await ask(`/items/${STEW}`)).toMatchObject({ use_value: 150 });
    await expect
      .poll(async () => (await fleet()).delivery)
      .toMatchObject({ state: 'delivered', acknowledged: 1 });
    const running = { node: 'game-1', state: 'running', is_current: true, connected: true };
    expect(await nodes()).toMatchObject([running]);

    await services().releases.rollBack('dev', first, { note: '', undo_changes: [] }, scene.actor);
    await expect.poll(release).toBe(first + 2);
    expect(await ask(`/items/${STEW}`)).toMatchObject({ use_value: 120 });
    // What was rolled back stays out of releases until its hold is ended.
    const records = [{ module: 'item-setting', record_id: String(STEW) }];
    expect(await services().releases.holds.end(scene.address, { records }, scene.actor)).toEqual({
      ended: 1,
    });
  });

  it('hands a code to the console, and a refusal to the player in their language', async () => {
    await startPlaying();
    const wanted = { server_id: 1, account_id: 7, code: 'HEARTHFIRE', request_id: 'first' };
    expect(await ask('/redeem?lang=jp', wanted)).toMatchObject({ code: 'server_not_found' });
    const { database } = scene.server;
    await database.query('select player.add_server(id, 1), player.add_month(now()) from environment');
    await insertPlayer(database, 1, { accountId: 7, name: 'Rin' });
    const refusal = { code: 'code_invalid', message: 'このコードは無効です。' };
    expect(await ask('/redeem?lang=jp', wanted)).toEqual(refusal);
    expect(await ask('/redeem', { ...wanted, account_id: 'seven' })).toMatchObject({ code: 'invalid' });
    await startAlone();
    expect(await ask('/redeem?lang=zh', wanted)).toMatchObject({ code: 'connection_timeout' });
  });

  it('draws from an open gachapon and keeps the player’s counters', async () => {
    await startPlaying();
    const ten = await draw(BANNER, { count: 10 });
    expect(ten).toMatchObject({ release: first });
    expect(ten['results']).toHaveLength(10);
    const eleventh = await draw(BANNER, {});
    expect(eleventh['results']).toMatchObject([{ draw: 11 }]);

    const gods = await draw(SHRINE, {});
    expect(gods['results']).toMatchObject([
      { pet_id: null, pet_god_id: expect.any(Number) as number, name: expect.any(String) as string },
    ]);

    await scene.write('gachapon-setting', { [BANNER]: { ...bannerData(), status: 'suspended' } });
    await scene.publish();
    await expect.poll(release).toBe(first + 1);
    expect(await draw(BANNER, {})).toMatchObject({ code: 'not_active' });
    expect(await draw(1, {})).toMatchObject({ code: 'not_found' });
    expect(await draw(BANNER, { count: 0 })).toMatchObject({ code: 'invalid' });
  });

  it('refuses a damaged release, keeps the good one, and takes the repaired one', async () => {
    await startPlaying();
    const good = await ask(`/items/${STEW}`);
    await game.stop();
    await scene.write('item-setting', stew(170));
    await scene.publish();
    const repair = await damageFile(services(), 'item-setting');

    game = buildGame(consoleUrl);
    await game.start();
    await expect
      .poll(nodes)
      .toMatchObject([
        { state: 'refused', is_current: false, problem: expect.stringContaining('item-setting') },
      ]);
    expect(await release()).toBe(first);
    expect(await ask(`/items/${STEW}`)).toEqual(good);

    await repair();
    await game.refresh();
    expect(await release()).toBe(first + 1);
    expect(await ask(`/items/${STEW}`)).toMatchObject({ use_value: 170 });
    await expect.poll(nodes).toMatchObject([{ state: 'running', problem: null }]);
  });

  it('starts from its disk while the console is away', async () => {
    await startPlaying();
    await startAlone();
    expect(await release()).toBe(first);
    const health = await ask('/healthz');
    expect(health).toMatchObject({ status: 'ok', has_configuration: true, is_connected: false });
  });

  it('takes environment-wide settings as soon as they are saved', async () => {
    await startPlaying();
    await scene.write('file-setting', {
      [FILE]: { ...demoRecord('file-setting', FILE), preload: 'on_demand' },
    });
    await expect.poll(async () => (await ask('/config'))['patch_hash']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('gets the settings with a roll-back that undoes a change of them', async () => {
    await startPlaying();
    const config = async () => {
      const { release: number, patch_hash: patch } = await ask('/config');
      return { number, patch };
    };
    const { patch } = await config();
    const changed = await scene.write('file-setting', {
      [FILE]: { ...demoRecord('file-setting', FILE), preload: 'boot' },
    });
    await scene.write('item-setting', stew(155));
    await scene.publish();
    await expect.poll(release).toBe(first + 1);

    const undo = { note: '', undo_changes: [changed ?? 0] };
    await services().releases.rollBack('dev', first, undo, scene.actor);
    await expect.poll(config).toEqual({ number: first + 2, patch });
  });

  it('writes nothing more once it is stopped in the middle of a load', async () => {
    await game.start();
    await expect.poll(filesOnDisk).not.toEqual([]);
    await game.stop();
    const written = await filesOnDisk();
    await untilNoneIsConnected();
    expect((await filesOnDisk()).length).toBe(written.length);
    expect(written.filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('obeys orders, and says that it did', async () => {
    await startPlaying();
    await expect.poll(nodes).toMatchObject([{ connected: true }]);
    for (const order of ['reload', 'clear_cache', 'clear_login_cache'] as const) {
      const counts = await services().fleet.order('dev', order, scene.actor);
      expect(counts).toEqual({ connected: 1, acknowledged: 1 });
    }
    const player = { server_id: 1, account_id: 100_200, end_sessions: true };
    const counts = await services().fleet.tellPlayerChanged('dev', player);
    expect(counts).toEqual({ connected: 1, acknowledged: 1 });
    const guild = await services().fleet.tellGuildChanged('dev', { server_id: 1, guild_id: 7 });
    expect(guild).toEqual({ connected: 1, acknowledged: 1 });
  });

  it('says in the player’s language what is not there', async () => {
    await startPlaying();
    expect(await ask('/items/404?lang=zh')).toEqual({ code: 'unknown_item', message: '未知的道具 404。' });
  });

  it.each([
    ['at once', () => services().machineTokens.revoke('dev', token.id, scene.actor)],
    ['while nobody listened', revokeUnheard],
  ])('has nothing to say to strangers: revoked %s', async (_when, revoke) => {
    await game.start();
    await expect.poll(async () => (await ask('/healthz'))['is_connected']).toBe(true);
    await revoke();
    await expect.poll(async () => (await ask('/healthz'))['is_connected']).toBe(false);
    const headers = { authorization: `Bearer ${token.token}` };
    const refusal = await fetch(`${consoleUrl}/api/v1/game/live`, { headers });
    expect(refusal.status).toBe(401);
    expect(await refusal.json()).toMatchObject({ code: 'machine_token' });
  });

  it('gets no file of another environment', async () => {
    const { database } = scene.server;
    await database.query(
      `with env as (insert into environment (key, name) values ('other', 'Other') returning id) insert into branch (environment_id) select id from env`,
    );
    services().branches.forget();
    const stranger = await services().machineTokens.create('other', 'Other', scene.actor);
    const { rows } = await database.query<{ hash: string }>('select hash from release_module limit 1');
    const url = `/api/v1/game/files/${rows[0]?.hash}`;
    const get = (bearer: string) =>
      scene.server.app.inject({ url, headers: { authorization: `Bearer ${bearer}` } });
    expect((await get(token.token)).statusCode).toBe(200);
    expect((await get(stranger.token)).statusCode).toBe(404);
  });
});

describe('the published odds', () => {
  const get = (url: string, headers: Record<string, string> = {}) => game.app.inject({ url, headers });

  it('are what the draws are made with, for one release, and are asked about before a copy is shown', async () => {
    await scene.write('gachapon-setting', { [BANNER]: { ...bannerData(), name: { en: 'One name' } } });
    first = (await scene.publish()).number;
    await startPlaying();
    const answer = await get(`/odds/${BANNER}.json?lang=jp`);
    const document = answer.json<{
      release: object;
      groups: { share: string; entries: { id: number; name: string; share: string }[] }[];
    }>();
    const config = await ask('/config');
    expect(document.release).toMatchObject({ number: first, content_hash: config['content_hash'] });
    const shares = document.groups.map(({ share }) => Number(share));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 3);
    const { results } = (await draw(BANNER, { count: 10 })) as unknown as { results: { pet_id: number }[] };
    const ids = document.groups.flatMap(({ entries }) => entries.map(({ id }) => id));
    for (const { pet_id: id } of results) expect(ids).toContain(id);
    const etag = String(answer.headers.etag);
    expect((await get(`/odds/${BANNER}.json?lang=jp`, { 'if-none-match': etag })).statusCode).toBe(304);
    await scene.write('gachapon-setting', { [BANNER]: { ...bannerData(), name: { en: 'Another name' } } });
    await scene.publish();
    await game.refresh();
    const next = await get(`/odds/${BANNER}.json?lang=jp`, { 'if-none-match': etag });
    expect([next.statusCode, next.json<{ name: string }>().name]).toEqual([200, 'Another name']);
  });

  it('are a page without scripts in the language asked for; unknown ones are refused', async () => {
    await startPlaying();
    const page = await get(`/odds/${SHRINE}.html?lang=zh`);
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(
      `default-src 'none'; style-src 'sha256-${hash}'`,
    );
    expect(page.body).toContain('<html lang="zh-Hant">');
    expect(page.body).toContain('單次機率');
    expect(page.body).not.toContain('<script');
    const index = await get('/odds?lang=en');
    expect(index.body).toContain(`href="odds/${SHRINE}.html?lang=en"`);
    expect((await get('/odds/1.json')).statusCode).toBe(404);
    expect((await get(`/odds/${SHRINE}.html?lang=xx`)).statusCode).toBe(422);
  });
});

const bannerData = () => demoRecord('gachapon-setting', BANNER);
