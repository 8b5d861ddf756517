import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { Environment } from '@quartermaster/contract/http/environments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer();
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
  await admin.call('POST', 'environments', {
    body: { key: 'dev', name: 'Development', version: '1.0.0', color: '#2f6fde' },
  });
});

afterAll(() => server.close());

const jobs = (version: string) => `environments/dev/versions/${version}/modules/pet-job-setting/records`;
const job = {
  job_id: 1,
  name: { en: 'Guardian', zh: '守護者', jp: 'ガーディアン' },
  icon: { path: 'job/default.svg' },
  role: 'tank',
  position: 'front',
  main_stat: 'hp',
  equipment_slots: [{ slot: 'weapon' }],
  status: 'active',
  sort_order: 0,
};

describe('environments', () => {
  it('are known to everyone who is signed in', async () => {
    const cs = openBrowser(server.app);
    await cs.login('cs');
    expect((await cs.call('GET', 'environments')).json()).toEqual([
      {
        key: 'dev',
        name: 'Development',
        is_protected: false,
        color: '#2f6fde',
        game_time_zone: 'Asia/Hong_Kong',
        game_url: '',
        versions: [{ name: '1.0.0', is_archived: false }],
        live: null,
      },
    ]);
  });

  it('can be protected, and say who did it', async () => {
    const answer = await admin.call('PATCH', 'environments/dev', {
      body: { is_protected: true, game_time_zone: 'Asia/Tokyo', game_url: 'https://game.example.com' },
    });
    expect(answer.json()).toMatchObject({
      is_protected: true,
      game_time_zone: 'Asia/Tokyo',
      game_url: 'https://game.example.com',
      name: 'Development',
    });
    const { rows } = await server.database.query(
      `select a.username, e.before ->> 'is_protected' as before, e.after ->> 'is_protected' as after
       from audit_entry e join account a on a.id = e.account_id where action = 'environment.update'`,
    );
    expect(rows).toEqual([{ username: 'admin', before: 'false', after: 'true' }]);
  });

  it('ask for the version’s name before protection ends or the game’s clock moves', async () => {
    const change = (body: object) => admin.call('PATCH', 'environments/dev', { body });
    for (const body of [{ is_protected: false }, { game_time_zone: 'UTC' }]) {
      const refused = await change({ ...body, confirmation: 'dev-1.0' });
      expect(refused.statusCode).toBe(422);
      expect(refused.json<ErrorBody>().message).toBe('The version you entered is incorrect');
    }
    expect((await change({ name: 'Workshop' })).json()).toMatchObject({
      name: 'Workshop',
      is_protected: true,
    });
    const confirmed = await change({ is_protected: false, confirmation: 'dev-1.0.0' });
    expect(confirmed.json()).toMatchObject({ is_protected: false, game_time_zone: 'Asia/Tokyo' });
    const { rows } = await server.database.query(
      `select outcome, reason, record_id from audit_entry where action = 'environment.update' order by id`,
    );
    const done = { outcome: 'done', reason: null, record_id: 'dev' };
    const refused = { outcome: 'refused', reason: 'wrong_confirmation', record_id: 'dev' };
    expect(rows).toEqual([done, refused, refused, done, done]);
  });

  it('are not written again when nothing changes', async () => {
    await admin.call('PATCH', 'environments/dev', { body: { name: 'Workshop' } });
    const { rows } = await server.database.query(
      `select count(*)::int as count from audit_entry where action = 'environment.update'`,
    );
    expect(rows).toEqual([{ count: 5 }]);
  });

  it.each([
    [{ key: 'dev', name: 'Again', version: '1.0.0' }, 'key', 'taken'],
    [{ key: 'No Key', name: 'X', version: '1.0.0' }, 'key', 'pattern'],
    [{ key: 'x', name: '', version: '1.0.0' }, 'name', 'required'],
    [{ key: 'x', name: 'X', version: '1.0.0', game_time_zone: 'Mars/Olympus' }, 'game_time_zone', 'valid'],
  ])('are refused with the field that is wrong (%j)', async (body, path, code) => {
    const answer = await admin.call('POST', 'environments', { body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path, code }]);
  });
});

describe('versions', () => {
  it('begin as a copy, and go their own way', async () => {
    expect((await admin.call('POST', jobs('1.0.0'), { body: { data: job } })).statusCode).toBe(201);
    const created = await admin.call('POST', 'environments/dev/versions', {
      body: { name: '1.1.0', from: { env: 'dev', version: '1.0.0' } },
    });
    expect(created.json()).toEqual({ environment: 'dev', name: '1.1.0', records: 1 });

    const copied = await admin.call('GET', jobs('1.1.0'));
    expect(copied.json()).toMatchObject({ total: 1 });
    const [row] = copied.json<{ data: { record_id: string; revision: number }[] }>().data;
    await admin.call('DELETE', `${jobs('1.1.0')}/${row?.record_id}?base_revision=${row?.revision}`);
    expect((await admin.call('GET', jobs('1.1.0'))).json()).toMatchObject({ total: 0 });
    expect((await admin.call('GET', jobs('1.0.0'))).json()).toMatchObject({ total: 1 });
  });

  it('begin empty when nothing is copied; the newest comes first', async () => {
    await admin.call('POST', 'environments/dev/versions', { body: { name: '2.0.0' } });
    expect((await admin.call('GET', jobs('2.0.0'))).json()).toMatchObject({ total: 0 });
    const [dev] = (await admin.call('GET', 'environments')).json<Environment[]>();
    expect(dev?.versions.map(({ name }) => name)).toEqual(['2.0.0', '1.1.0', '1.0.0']);
  });

  it('are read-only while they are archived', async () => {
    const archive = 'environments/dev/versions/2.0.0/archive';
    const write = () => admin.call('POST', jobs('2.0.0'), { body: { data: job } });
    const archived = (await admin.call('PUT', archive)).json<Environment>();
    expect(archived.versions[0]).toEqual({ name: '2.0.0', is_archived: true });
    const refused = await write();
    expect([refused.statusCode, refused.json<ErrorBody>().code]).toEqual([409, 'version_archived']);
    const restored = (await admin.call('DELETE', archive)).json<Environment>();
    expect(restored.versions[0]).toEqual({ name: '2.0.0', is_archived: false });
    expect((await write()).statusCode).toBe(201);
    const { rows } = await server.database.query(
      `select action from audit_entry where action in ('version.archive', 'version.restore') order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['version.archive', 'version.restore']);
  });

  it('have names of their own', async () => {
    const answer = await admin.call('POST', 'environments/dev/versions', { body: { name: '1.0.0' } });
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path: 'name', code: 'taken' }]);
  });

  it('of nowhere are not copied', async () => {
    const answer = await admin.call('POST', 'environments/dev/versions', {
      body: { name: '3.0.0', from: { env: 'dev', version: '9.9.9' } },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json<ErrorBody>().message).toBe('Environment “dev” has no version “9.9.9”.');
  });
});
