import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser } from '../../testing/browser.ts';
import { createCallScene, IN_DEV, lantern, type CallScene } from '../../testing/call-scene.ts';
import { createTestServer } from '../../testing/test-server.ts';

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.call('POST', 'items', lantern(1));
});

afterAll(() => scene.close());

const placeOf = (answer: { headers: Record<string, unknown> }) => [
  answer.headers['x-environment'],
  answer.headers['x-version'],
];

describe('a read by a path without a place', () => {
  it('goes where the headers say, and stays there for the person', async () => {
    const named = await scene.admin.call('GET', 'items', { headers: IN_DEV });
    expect(placeOf(named)).toEqual(['dev', '1.1.0']);
    expect(placeOf(await scene.admin.call('GET', 'items'))).toEqual(['dev', '1.1.0']);
    await scene.admin.call('GET', 'items', {
      headers: { 'x-environment': 'production', 'x-version': '1.0.0' },
    });
    const again = await scene.admin.call('GET', 'items');
    expect(placeOf(again)).toEqual(['production', '1.0.0']);
    expect(again.json().total).toBe(0);
  });

  it('without a chosen place goes to the newest version of the first environment', async () => {
    const cs = await scene.as('cs');
    expect(placeOf(await cs.call('GET', 'cdn'))).toEqual(['dev', '1.1.0']);
    const partly = await cs.call('GET', 'cdn', { headers: { 'x-environment': 'production' } });
    expect(placeOf(partly)).toEqual(['production', '1.0.0']);
  });

  it.each([
    [{ 'x-environment': 'no-such' }, 'environment_not_found'],
    [{ 'x-environment': 'no-such', 'x-version': '1.0.0' }, 'environment_not_found'],
    [{ 'x-environment': 'dev', 'x-version': '9.9' }, 'version_not_found'],
  ])('is refused where nothing is (%j)', async (headers, code) => {
    const answer = await scene.admin.call('GET', 'items', { headers });
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([404, code]);
  });
});

describe('a write by a path without a place', () => {
  it('is never guessed', async () => {
    const incomplete: Record<string, string>[] = [{}, { 'x-environment': 'dev' }, { 'x-version': '1.0.0' }];
    for (const headers of incomplete) {
      const answer = await scene.admin.call('POST', 'items', { headers, body: lantern(2) });
      expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([400, 'place_required']);
    }
  });

  it('needs no environment where there is only one', async () => {
    const server = await createTestServer();
    await createStaff(server.database, ['admin']);
    const admin = openBrowser(server.app);
    await admin.login('admin');
    expect((await admin.call('POST', 'items', { body: lantern(1) })).statusCode).toBe(400);
    await admin.call('POST', 'environments', { body: { key: 'dev', name: 'Dev', version: '1.0.0' } });
    expect((await admin.call('POST', 'items', { body: lantern(1) })).statusCode).toBe(201);
    await server.close();
  });
});
