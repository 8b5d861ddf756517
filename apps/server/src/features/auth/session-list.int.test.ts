import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import type { ListedSession } from '@quartermaster/contract/http/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let now: Date;

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ withoutRecords: true, clock: { now: () => now } });
  await createStaff(server.database);
});

afterAll(() => server.close());

const signIn = async (role: string, ip = '203.0.113.7', userAgent = 'Firefox'): Promise<Browser> => {
  const browser = openBrowser(server.app);
  expect(
    (await browser.login(role, undefined, { ip, headers: { 'user-agent': userAgent } })).statusCode,
  ).toBe(200);
  return browser;
};

const sessionsOf = async (browser: Browser, path = 'auth/sessions') =>
  (await browser.call('GET', path)).json<ListedSession[]>();

const isSignedIn = async (browser: Browser) => (await browser.call('GET', 'auth/me')).statusCode === 200;

const idOf = async (username: string): Promise<number> => {
  const { rows } = await server.database.query<{ id: number }>('select id from account where username = $1', [
    username,
  ]);
  return rows[0]?.id ?? 0;
};

const lastEntry = async () => {
  const { rows } = await server.database.query(
    `select a.username, e.action, e.record_id, e.outcome, e.before from audit_entry e join account a on a.id = e.account_id
     order by e.id desc limit 1`,
  );
  return rows[0];
};

it('lists the sessions of a person, and where each was used last', async () => {
  const here = await signIn('cs', '203.0.113.7', 'Firefox');
  const there = await signIn('cs', '198.51.100.2', 'Safari');
  await signIn('qa');
  now = new Date(now.getTime() + 700_000);
  await there.call('POST', 'auth/refresh', { ip: '198.51.100.3', headers: { 'user-agent': 'Safari' } });
  await here
    .call('POST', 'auth/refresh', { ip: '203.0.113.7', headers: { 'user-agent': 'Firefox' } })
    .then((answer) => {
      here.accessToken = answer.json<{ accessToken: string }>().accessToken;
    });
  const listed = await sessionsOf(here);
  expect(listed.map(({ ip, user_agent: agent, is_current: isCurrent }) => [ip, agent, isCurrent])).toEqual(
    expect.arrayContaining([
      ['203.0.113.7', 'Firefox', true],
      ['198.51.100.3', 'Safari', false],
    ]),
  );
  expect(listed).toHaveLength(2);
  expect(listed.every((session) => session.last_used_at > session.created_at)).toBe(true);
});

it('leaves out a session that is idle for too long', async () => {
  await signIn('low_cs');
  now = new Date(now.getTime() + (server.services.settings.sessionIdleMinutes + 1) * 60_000);
  const here = await signIn('low_cs');
  expect((await sessionsOf(here)).map((session) => session.is_current)).toEqual([true]);
});

it('ends one of one’s own, at once and on the record, and no other', async () => {
  const here = await signIn('cs', '203.0.113.7', 'Here');
  const there = await signIn('cs', '203.0.113.8', 'There');
  const third = await signIn('cs', '203.0.113.9', 'Third');
  const { id = '' } = (await sessionsOf(here)).find(({ ip }) => ip === '203.0.113.8') ?? {};
  expect((await here.call('DELETE', `auth/sessions/${id}`)).json()).toEqual({ ended: 1 });
  expect(await Promise.all([here, there, third].map(isSignedIn))).toEqual([true, false, true]);
  expect((await there.call('POST', 'auth/refresh')).json<ErrorBody>().code).toBe('session_ended');
  expect(await lastEntry()).toMatchObject({
    username: 'cs',
    action: 'auth.end_session',
    record_id: String(await idOf('cs')),
    before: { ip: '203.0.113.8', user_agent: 'There' },
  });
  expect((await here.call('DELETE', `auth/sessions/${id}`)).json<ErrorBody>().code).toBe('session_not_found');
  expect(await lastEntry()).toMatchObject({ action: 'auth.end_session', outcome: 'refused' });

  const others = (await sessionsOf(here)).length - 1;
  expect((await here.call('DELETE', 'auth/sessions')).json()).toEqual({ ended: others });
  expect(await Promise.all([here, third].map(isSignedIn))).toEqual([true, false]);
  expect((await here.call('DELETE', 'auth/sessions')).json()).toEqual({ ended: 0 });
});

it('does not end sessions of other people', async () => {
  const owner = await signIn('qa');
  const other = await signIn('cs');
  const [session] = await sessionsOf(owner);
  const answer = await other.call('DELETE', `auth/sessions/${session?.id}`);
  expect(answer.json<ErrorBody>().code).toBe('session_not_found');
  expect((await other.call('DELETE', `accounts/${await idOf('qa')}/sessions`)).statusCode).toBe(403);
  expect(await isSignedIn(owner)).toBe(true);
});

it('lets an admin see and end those of a staff member', async () => {
  const admin = await signIn('admin');
  const first = await signIn('qa', '203.0.113.20');
  const second = await signIn('qa', '203.0.113.21');
  const path = `accounts/${await idOf('qa')}/sessions`;
  const listed = await sessionsOf(admin, path);
  expect(listed.some((session) => session.is_current)).toBe(false);
  const { id = '' } = listed.find(({ ip }) => ip === '203.0.113.20') ?? {};
  await admin.call('DELETE', `${path}/${id}`);
  expect(await Promise.all([first, second, admin].map(isSignedIn))).toEqual([false, true, true]);
  await admin.call('DELETE', path);
  expect(await isSignedIn(second)).toBe(false);
  expect(await lastEntry()).toMatchObject({ username: 'admin', action: 'account.end_session' });
  expect(await sessionsOf(admin, path)).toEqual([]);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await admin.call(method, 'accounts/999999/sessions')).json<ErrorBody>().code).toBe(
      'account_not_found',
    );
});

it('ends the session that a browser had when a person signs in with it again', async () => {
  const browser = await signIn('cs');
  const copy = openBrowser(server.app);
  copy.accessToken = browser.accessToken;
  const elsewhere = await signIn('cs');
  expect(await isSignedIn(copy)).toBe(true);
  await browser.login('qa');
  expect(await Promise.all([browser, copy, elsewhere].map(isSignedIn))).toEqual([true, false, true]);
});

/** How many statements wait for a lock. */
const waiting = async (): Promise<number> => {
  const { rows } = await server.database.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
};

it('opens no session with a password that is replaced meanwhile', async () => {
  const { database } = server;
  const replacing = await database.connect();
  await replacing.query(
    `begin; update account set password_hash = password_hash || '=' where username = 'qa'`,
  );
  const answer = openBrowser(server.app).login('qa');
  await expect.poll(waiting).toBe(1);
  await replacing.query('commit');
  await replacing.close();
  expect((await answer).statusCode).toBe(401);
  await database.query(`update account set password_hash = rtrim(password_hash, '=') where username = 'qa'`);
  expect((await openBrowser(server.app).login('qa')).statusCode).toBe(200);
});
