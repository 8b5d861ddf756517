import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
});

afterAll(() => server.close());

const PATH = 'list-views/item-setting';
const views = [
  { name: 'Rare', address: 'filter=%5B%5D&sort=-rarity' },
  { name: '限定', address: 'q=%E9%99%90%E5%AE%9A' },
];

describe('views of a list', () => {
  it('are kept for one person and one list', async () => {
    expect((await admin.call('GET', PATH)).json()).toEqual({ views: [] });
    expect((await admin.call('PUT', PATH, { body: { views } })).json()).toEqual({ views });
    expect((await admin.call('GET', PATH)).json()).toEqual({ views });
    expect((await admin.call('GET', 'list-views/pet-setting')).json()).toEqual({ views: [] });
    await admin.call('PUT', PATH, { body: { views: views.slice(1) } });
    expect((await admin.call('GET', PATH)).json()).toEqual({ views: views.slice(1) });
  });

  it('have a name, belong to a list there is, and are no store for anything else', async () => {
    const nameless = await admin.call('PUT', PATH, { body: { views: [{ name: ' ', address: '' }] } });
    expect(nameless.statusCode).toBe(422);
    const long = [{ name: 'Long', address: 'x'.repeat(9000) }];
    expect((await admin.call('PUT', PATH, { body: { views: long } })).statusCode).toBe(422);
    expect((await admin.call('GET', 'list-views/no-such')).statusCode).toBe(404);
  });

  it('of players are for all roles that look them up, those of modules are not', async () => {
    for (const role of ROLES) {
      const browser = openBrowser(server.app);
      await browser.login(role);
      const saved = await browser.call('PUT', 'list-views/user-global', { body: { views } });
      expect(saved.json()).toEqual({ views });
      const ofModule = await browser.call('GET', PATH);
      expect([role, ofModule.statusCode]).toEqual([role, role === 'admin' ? 200 : 403]);
    }
  });
});
