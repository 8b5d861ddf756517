import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, lantern, type CallScene } from '../testing/call-scene.ts';

const ITEMS = 'environments/dev/versions/1.1.0/modules/item-setting';
let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
});
afterAll(() => scene.close());

const readiness = () => scene.server.app.inject({ method: 'GET', url: '/readyz' });
const ping = async () => (await scene.admin.call('GET', 'versions/ping/remote-server')).json();
const save = (itemId: number, headers: Readonly<Record<string, string>> = {}) =>
  scene.admin.call('POST', `${ITEMS}/records`, { headers, body: { data: lantern(itemId) } });

describe('while the first content is being loaded', () => {
  beforeAll(() => {
    scene.server.services.firstLoad.begin();
    scene.server.services.firstLoad.advance(0.439);
  });
  afterAll(() => scene.server.services.firstLoad.end());

  it.each([
    ['en', 'nothing can be saved yet'],
    ['zh-TW', '目前無法儲存'],
    ['ja', 'まだ保存できません'],
  ])('a save is refused in the words of its reader (%s)', async (language, words) => {
    const answer = await save(940_001, { 'accept-language': language });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json<ErrorBody>()).toMatchObject({
      code: 'still_loading',
      message: expect.stringContaining(words),
    });
  });

  it('people sign in and read, and a form is validated', async () => {
    const designer = await scene.as('admin');
    expect((await designer.call('GET', `${ITEMS}/records`)).statusCode).toBe(200);
    const validated = await scene.admin.call('POST', `${ITEMS}/validate`, {
      body: { data: lantern(940_001) },
    });
    expect(validated.json()).toEqual({ issues: [] });
  });

  it('says how far it is, and is not ready', async () => {
    expect(await ping()).toMatchObject({ success: true, loaded_percent: 43 });
    expect((await readiness()).statusCode).toBe(503);
    expect((await readiness()).json()).toMatchObject({
      status: 'not ready',
      checks: { database: 'ok', content: 'loading' },
    });
  });
});

it('afterwards, saves succeed and the console is ready', async () => {
  expect((await save(940_001)).statusCode).toBe(201);
  expect(await ping()).toMatchObject({ loaded_percent: null });
  expect((await readiness()).json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', migrations: 'ok', files: 'ok', disk: 'ok' },
  });
});
