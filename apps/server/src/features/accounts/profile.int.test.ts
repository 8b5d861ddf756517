import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { Account } from '@quartermaster/contract/http/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { composeServices } from '../../compose.ts';
import { createDatabase } from '../../db/database.ts';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;
let mio: Browser;
let mioId: number;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
  await createStaff(server.database, ['admin']);
  admin = openBrowser(server.app);
  await admin.login('admin');
  const body = { username: 'mio', display_name: 'Mio', role: 'low_cs', password: 'paper-lantern' };
  mioId = (await admin.call('POST', 'accounts', { body })).json<Account>().id;
  await server.database.query('update account set must_change_password = false');
  mio = openBrowser(server.app);
  await mio.login('mio', 'paper-lantern');
});

afterAll(() => server.close());

const rename = (display_name: string) => mio.call('PATCH', 'auth/me', { body: { display_name } });
const newPassword = (current_password: string, new_password: string, confirm_password = new_password) =>
  mio.call('POST', 'auth/password', { body: { current_password, new_password, confirm_password } });

describe('one’s own account', () => {
  it('gets another name at once, which all people see', async () => {
    const me = { name: 'Mio of the night shift', type: 'low_cs', username: 'mio' };
    expect((await rename('Mio of the night shift')).json()).toMatchObject(me);
    expect((await mio.call('GET', 'auth/me')).json()).toMatchObject(me);
    const { rows } = await server.database.query(
      `select before ->> 'display_name' as before, after ->> 'display_name' as after
       from audit_entry where action = 'account.update_profile'`,
    );
    expect(rows).toEqual([{ before: 'Mio', after: 'Mio of the night shift' }]);
  });

  it('cannot take the name of another account, nor another role', async () => {
    expect((await rename('the ADMIN')).json<ErrorBody>().errors).toEqual({
      display_name: ['is already in use'],
    });
    await mio.call('PATCH', 'auth/me', { body: { display_name: 'Mio', role: 'admin' } });
    expect((await mio.call('GET', 'auth/me')).json()).toMatchObject({ type: 'low_cs' });
  });

  it.each([
    ['not-my-password', 'new-lantern-1', 'new-lantern-1', 'current_password', 'password_wrong'],
    ['paper-lantern', 'new-lantern-1', 'new-lantern-2', 'confirm_password', 'password_differs'],
    ['paper-lantern', 'short', 'short', 'new_password', 'too_short'],
    ['paper-lantern', 'sunshine1', 'sunshine1', 'new_password', 'password_guessable'],
    ['paper-lantern', 'paper-lantern', 'paper-lantern', 'new_password', 'password_same'],
  ])('keeps its password (%s, %s, %s)', async (current, next, confirmed, path, code) => {
    const answer = await newPassword(current, next, confirmed);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().issues).toMatchObject([{ path, code }]);
    expect((await mio.call('GET', 'auth/me')).statusCode).toBe(200);
  });

  it('ends its other sessions with a new password', async () => {
    const elsewhere = openBrowser(server.app);
    await elsewhere.login('mio', 'paper-lantern');
    expect((await newPassword('paper-lantern', 'new-lantern-1')).statusCode).toBe(200);
    expect((await mio.call('GET', 'auth/me')).statusCode).toBe(200);
    expect((await elsewhere.call('GET', 'auth/me')).statusCode).toBe(401);
    expect((await openBrowser(server.app).login('mio', 'new-lantern-1')).statusCode).toBe(200);
  });

  it('of another process is signed out as fast', async () => {
    const database = createDatabase({ url: server.database.url });
    const { settings, files, clock, logger, registry } = server.services;
    const app = await buildApp(composeServices({ settings, files, clock, logger, registry, database }));
    const there = openBrowser(app);
    await there.login('mio', 'new-lantern-1');
    expect((await there.call('GET', 'auth/me')).statusCode).toBe(200);
    await admin.call('PATCH', `accounts/${mioId}`, { body: { is_active: false } });
    await expect.poll(async () => (await there.call('GET', 'auth/me')).statusCode).toBe(401);
    await app.close();
    await database.close();
  });
});
