import { registry } from '@quartermaster/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let get: (path: string) => Promise<{ readonly status: number; readonly body: ReturnType<typeof JSON.parse> }>;

beforeAll(async () => {
  server = await createTestServer();
  const { services, database, app } = server;
  await createStaff(database);
  const environment = {
    key: 'dev',
    name: 'Dev',
    is_protected: false,
    color: '#0e7f8c',
    game_time_zone: 'UTC',
    version: '1.0.0',
  };
  await services.environments.create(environment, { accountId: null });
  await app.ready();
  const browser = openBrowser(app);
  await browser.login('admin');
  get = async (path) => {
    const answer = await browser.call(
      'GET',
      `environments/dev/versions/1.0.0/modules/version-control/${path}`,
    );
    return { status: answer.statusCode, body: answer.json() };
  };
});
afterAll(() => server.close());

describe('versions as the records of a module', () => {
  it('are listed, found by name, and read one by one', async () => {
    const { body } = await get('records');
    expect(body).toMatchObject({
      total: 1,
      data: [{ data: { name: '1.0.0', state: 'draft' }, change: null }],
    });
    const [row] = body.data;
    await server.database.query("update version set note = 'Lantern festival'");
    const noted = (await get(`records/${row.record_id}`)).body.record;
    expect(noted).toEqual({ ...row, data: { ...row.data, note: 'Lantern festival' } });
    await server.database.query("update version set note = ''");
    expect((await get('records?q=1.0')).body.total).toBe(1);
    expect((await get('records?q=2.0')).body.total).toBe(0);
    expect((await get('records?sort=-created_at')).body.total).toBe(1);
    expect((await get(`records/${row.record_id}`)).body.record).toEqual(row);
  });

  it('are refused where they cannot be asked for', async () => {
    expect((await get('records/999999')).status).toBe(404);
    expect((await get('records?sort=nothing')).status).toBe(400);
    expect(
      (await get('records?filter=%5B%7B%22field%22%3A%22name%22%2C%22op%22%3A%22filled%22%7D%5D')).status,
    ).toBe(400);
    expect((await get('export?format=csv')).status).toBe(404);
  });

  it('are no part of what is stored, checked and released', () => {
    expect(registry.find('version-control')).toBeUndefined();
    expect(registry.adapted.map(({ key, fields }) => [key, fields.map((field) => field.key)])).toContainEqual(
      [
        'version-control',
        [
          'setting_id',
          'name',
          'state',
          'base',
          'live_release',
          'note',
          'checksum',
          'client_min_version',
          'created_by',
          'created_at',
          'last_update_time',
        ],
      ],
    );
  });
});
