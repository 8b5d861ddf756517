import { afterAll, beforeAll, expect, it } from 'vitest';
import { inLane } from '../db/lanes.ts';
import { openBrowser } from '../testing/browser.ts';
import { createCallScene, type CallScene } from '../testing/call-scene.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene({ withoutRecords: true });
});
afterAll(() => scene.close());

const metrics = async () => (await scene.server.app.inject({ method: 'GET', url: '/metrics' })).body;

it('a heavy call waits for its lane, while saves go on', async () => {
  const { database } = scene.server;
  await inLane('heavy', () => database.query('select 1'));
  const heavy = database.pools().get('heavy');
  if (heavy === undefined) throw new Error('Nothing went through the lane.');
  const taken = await Promise.all(Array.from({ length: heavy.options.max }, () => heavy.connect()));
  let isAnswered = false;
  const changes = scene.admin.call('GET', 'environments/dev/versions/1.1.0/changes').finally(() => {
    isAnswered = true;
  });
  try {
    await expect.poll(() => heavy.waitingCount).toBe(1);
    const body = { name: 'Developers' };
    expect((await scene.admin.call('PATCH', 'environments/dev', { body })).statusCode).toBe(200);
    expect(isAnswered).toBe(false);
    expect(await metrics()).toContain(
      `database_connections{lane="heavy",state="in_use"} ${heavy.options.max}`,
    );
    expect(await metrics()).toContain('database_waiting{lane="heavy"} 1');
    expect(await metrics()).toContain('database_waiting{lane="people"} 0');
  } finally {
    taken.forEach((one) => one.release());
  }
  await changes;
  expect(isAnswered).toBe(true);
});

it('people sign in, and the console knows how it is, while every other call waits', async () => {
  const { database, app } = scene.server;
  await database.query('select 1');
  const people = database.pools().get('people');
  if (people === undefined) throw new Error('Nothing went through the lane.');
  const taken = await Promise.all(Array.from({ length: people.options.max }, () => people.connect()));
  const list = scene.admin.call('GET', 'environments');
  try {
    await expect.poll(() => people.waitingCount).toBe(1);
    const newcomer = openBrowser(app);
    expect((await newcomer.login('admin')).statusCode).toBe(200);
    expect((await newcomer.call('GET', 'auth/me')).statusCode).toBe(200);
    expect((await newcomer.call('POST', 'auth/refresh')).statusCode).toBe(200);
    expect((await newcomer.call('GET', 'versions/ping/remote-server')).json()).toMatchObject({
      success: true,
    });
    expect((await app.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
  } finally {
    taken.forEach((one) => one.release());
  }
  await list;
});
