import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { Account, ListedAccount } from '@quartermaster/contract/http/accounts';
import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, TEST_PASSWORD, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { createAdmin } from './create-admin.ts';
import { createDemoAccounts, DEMO_PASSWORD_FILE } from './demo-accounts.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
  await createStaff(server.database, ['admin']);
  admin = openBrowser(server.app);
  await admin.login('admin');
});

afterAll(() => server.close());

const rin = { username: 'rin', display_name: 'Rin', role: 'cs', password: 'lantern-light' };

async function idOf(username: string): Promise<number> {
  const accounts = (await admin.call('GET', 'accounts')).json<Account[]>();
  return accounts.find((account) => account.username === username)?.id ?? 0;
}

describe('an account', () => {
  it('can sign in once it was created', async () => {
    expect((await admin.call('POST', 'accounts', { body: rin })).statusCode).toBe(201);
    expect((await openBrowser(server.app).login('rin', 'lantern-light')).statusCode).toBe(200);
  });

  it('opens nothing until its person has replaced the password that another person chose', async () => {
    const browser = openBrowser(server.app);
    const isOpen = async () =>
      (await browser.call('GET', 'environments')).json<ErrorBody>().code === undefined;
    const choose = (current: string, next: string) =>
      browser.call('POST', 'auth/password', {
        body: { current_password: current, new_password: next, confirm_password: next },
      });
    await browser.login('rin', 'lantern-light');
    expect((await browser.call('GET', 'environments')).json<ErrorBody>().code).toBe(
      'password_change_required',
    );
    expect((await browser.call('GET', 'auth/me')).json()).toMatchObject({ must_change_password: true });
    expect((await choose('lantern-light', 'lantern-light')).statusCode).toBe(422);
    expect(await isOpen()).toBe(false);
    expect((await choose('lantern-light', 'lantern-of-rin')).statusCode).toBe(200);
    expect(await isOpen()).toBe(true);
    expect((await browser.call('GET', 'auth/me')).json()).toMatchObject({ must_change_password: false });

    await admin.call('PATCH', `accounts/${await idOf('rin')}`, { body: { password: 'lantern-light' } });
    await browser.login('rin', 'lantern-light');
    expect(await isOpen()).toBe(false);
    await server.database.query('update account set must_change_password = false');
    await server.services.auth.forgetSessions(server.database);
  });

  it('shares neither its login name nor its display name', async () => {
    const answer = await admin.call('POST', 'accounts', { body: rin });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().issues.map(({ path, code }) => [path, code])).toEqual([
      ['username', 'taken'],
      ['display_name', 'taken'],
    ]);
  });

  it('is not called like another one that only looks different', async () => {
    const lookalike = { ...rin, username: 'rin2', display_name: 'ＲＩＮ' };
    const answer = await admin.call('POST', 'accounts', { body: lookalike });
    expect(answer.json<ErrorBody>().errors).toEqual({ display_name: ['is already in use'] });
  });

  it('is told what is wrong with each of its fields', async () => {
    const body = { username: 'Rin Two', display_name: '', role: 'boss', password: 'short' };
    const answer = await admin.call('POST', 'accounts', { body, headers: { 'x-language': 'zh' } });
    expect(answer.json<ErrorBody>().errors['username']).toEqual([
      '必須為 2 至 50 個小寫英文字母、數字與 . _ -，且須以字母或數字開頭',
    ]);
    expect(answer.json<ErrorBody>().issues.map(({ path, code }) => [path, code])).toEqual([
      ['display_name', 'required'],
      ['username', 'pattern'],
      ['role', 'unknown_option'],
      ['password', 'too_short'],
    ]);
  });

  it('gets no password that strangers try first, neither new nor in place of another', async () => {
    const weak = { username: 'kai', display_name: 'Kai Moriyama', role: 'cs' };
    for (const password of ['password', 'moriyama1', '        ']) {
      const answer = await admin.call('POST', 'accounts', { body: { ...weak, password } });
      expect(answer.json<ErrorBody>().issues).toMatchObject([
        { path: 'password', code: 'password_guessable' },
      ]);
    }
    const reset = await admin.call('PATCH', `accounts/${await idOf('rin')}`, {
      body: { password: 'iloveyou' },
    });
    expect(reset.json<ErrorBody>().issues).toMatchObject([{ path: 'password', code: 'password_guessable' }]);
  });

  it('is signed out at once when it is deactivated', async () => {
    const browser = openBrowser(server.app);
    await browser.login('rin', 'lantern-light');
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(200);
    await admin.call('PATCH', `accounts/${await idOf('rin')}`, { body: { is_active: false } });
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(401);
    expect((await browser.call('POST', 'auth/refresh')).statusCode).toBe(401);
    expect((await browser.login('rin', 'lantern-light')).statusCode).toBe(401);
    await admin.call('PATCH', `accounts/${await idOf('rin')}`, { body: { is_active: true } });
  });

  it('gets its new role at the next sign-in, which is at once', async () => {
    const browser = openBrowser(server.app);
    await browser.login('rin', 'lantern-light');
    await admin.call('PATCH', `accounts/${await idOf('rin')}`, { body: { role: 'qa' } });
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(401);
    await browser.login('rin', 'lantern-light');
    expect((await browser.call('GET', 'auth/me')).json()).toMatchObject({ type: 'qa' });
  });

  it('of the last admin stays one', async () => {
    const answer = await admin.call('PATCH', `accounts/${await idOf('admin')}`, {
      body: { is_active: false },
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<ErrorBody>().code).toBe('last_admin');
  });

  it('does not get another password from its own admin without the current one', async () => {
    const body = { password: 'taken-over-now' };
    const answer = await admin.call('PATCH', `accounts/${await idOf('admin')}`, { body });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().code).toBe('wrong_password');
  });

  it('shows when its person signed in last', async () => {
    const accounts = (await admin.call('GET', 'accounts')).json<ListedAccount[]>();
    expect(accounts.map(({ username, last_login_at: at }) => [username, at !== null])).toEqual([
      ['admin', true],
      ['rin', true],
    ]);
  });

  it('remembers what was refused, and why', async () => {
    const { rows } = await server.database.query(
      `select action, reason, after ->> 'username' as username,
              (select array_agg(problem ->> 'path') from jsonb_array_elements(after -> 'problems') as problem) as fields
         from audit_entry
       where outcome = 'refused' and action like 'account.%' order by id`,
    );
    expect(rows).toEqual([
      { action: 'account.create', reason: 'invalid', username: 'rin', fields: ['username', 'display_name'] },
      { action: 'account.create', reason: 'invalid', username: 'rin2', fields: ['display_name'] },
      ...Array.from({ length: 3 }, () => ({
        action: 'account.create',
        reason: 'invalid',
        username: 'kai',
        fields: ['password'],
      })),
      { action: 'account.update', reason: 'invalid', username: null, fields: ['password'] },
      { action: 'account.update', reason: 'last_admin', username: null, fields: null },
      { action: 'account.update', reason: 'wrong_password', username: null, fields: ['current_password'] },
    ]);
  });

  it('never shows a password, not even in the audit log', async () => {
    await admin.call('PATCH', `accounts/${await idOf('rin')}`, { body: { password: 'another-lantern' } });
    const { rows } = await server.database.query<{ text: string }>(
      `select string_agg(coalesce(before::text, '') || coalesce(after::text, ''), '') as text from audit_entry`,
    );
    expect(rows[0]?.text).not.toContain('lantern');
    expect(rows[0]?.text).not.toContain('argon2');
    expect((await openBrowser(server.app).login('rin', 'another-lantern')).statusCode).toBe(200);
  });
});

describe('demo accounts', () => {
  let demo: TestServer;
  const sentences: string[] = [];

  const create = (demoPassword: string | null) =>
    createDemoAccounts({
      accounts: demo.services.accounts,
      settings: { dataDir: demo.services.settings.dataDir, demoPassword },
      tell: (sentence) => void sentences.push(sentence),
    });

  beforeEach(async () => {
    demo = await createTestServer();
    sentences.length = 0;
  });
  afterEach(() => demo.close());

  it('share a password that is told once and kept where only its owner reads', async () => {
    await create(null);
    const file = join(demo.services.settings.dataDir, DEMO_PASSWORD_FILE);
    const password = (await readFile(file, 'utf8')).trim();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(sentences).toEqual([expect.stringContaining(password)]);
    const answers = await Promise.all(ROLES.map((role) => openBrowser(demo.app).login(role, password)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('keep that password when a broken start is repeated', async () => {
    await create(null);
    await demo.database.query(`delete from account where username = 'low_cs'`);
    await create(null);
    const [first, second] = sentences.map((sentence) => /password (\S+)/.exec(sentence)?.[1]);
    expect(second).toBe(first);
    expect((await openBrowser(demo.app).login('low_cs', first)).statusCode).toBe(200);
  });

  it('use the password that was set, and do not repeat it', async () => {
    await create(TEST_PASSWORD);
    expect(sentences.join()).not.toContain(TEST_PASSWORD);
    const qa = openBrowser(demo.app);
    expect((await qa.login('qa')).statusCode).toBe(200);
    expect((await qa.call('GET', 'auth/me')).json()).toMatchObject({ must_change_password: false });
  });
});

describe('create-admin', () => {
  it('makes an account that can sign in', async () => {
    const { password } = await createAdmin(server.database, 'aoi', 'Aoi');
    const browser = openBrowser(server.app);
    await browser.login('aoi', password);
    expect((await browser.call('GET', 'auth/me')).json()).toMatchObject({ name: 'Aoi', type: 'admin' });
  });

  it('says in a sentence what is wrong with a name', async () => {
    await expect(createAdmin(server.database, 'aoi', 'Another')).rejects.toThrow(
      'There is somebody called "aoi" already.',
    );
    await expect(createAdmin(server.database, 'another', 'AOI')).rejects.toThrow(
      'There is somebody called "AOI" already.',
    );
    await expect(createAdmin(server.database, 'another', 'x'.repeat(61))).rejects.toThrow(
      /^A display name has/,
    );
    await expect(createAdmin(server.database, 'A B', 'C')).rejects.toThrow(/^A user name has/);
  });
});
