import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, TEST_PASSWORD } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let now: Date;

const passSeconds = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};

beforeAll(async () => {
  now = new Date();
  server = await createTestServer({ withoutRecords: true, clock: { now: () => now } });
  await createStaff(server.database);
});

afterAll(() => server.close());

beforeEach(async () => {
  await server.database.query('truncate login_attempt');
});

const entriesOf = async (action: string) => {
  const { rows } = await server.database.query<{
    outcome: string;
    reason: string | null;
    account: string | null;
  }>(
    `select e.outcome, e.reason, a.username as account from audit_entry e left join account a on a.id = e.account_id
     where action = $1 order by e.id desc`,
    [action],
  );
  return rows;
};

describe('signing in', () => {
  it('opens the console to its staff', async () => {
    const browser = openBrowser(server.app);
    const answer = await browser.login('admin');
    expect(answer.json()).toEqual({ accessToken: expect.any(String), expires_in: 600 });
    const me = await browser.call('GET', 'auth/me');
    expect(me.json()).toEqual({
      id: expect.any(Number),
      name: 'The admin',
      type: 'admin',
      username: 'admin',
      must_change_password: false,
    });
    expect((await entriesOf('auth.login'))[0]).toEqual({ outcome: 'done', reason: null, account: 'admin' });
  });

  it('does not care about the case of the name', async () => {
    expect((await openBrowser(server.app).login('ADMIN')).statusCode).toBe(200);
  });

  it.each([
    ['en', 'Wrong user name or password.'],
    ['zh-TW,zh;q=0.9', '帳號或密碼不正確。'],
    ['ja', 'ユーザー名またはパスワードが違います。'],
  ])('refuses a wrong password in the language of the reader (%s)', async (language, message) => {
    const browser = openBrowser(server.app);
    const answer = await browser.login('cs', 'not it', { headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json<ErrorBody>()).toMatchObject({
      message,
      code: 'wrong_credentials',
      request_id: expect.any(String),
    });
    expect((await entriesOf('auth.login'))[0]).toEqual({
      outcome: 'refused',
      reason: 'wrong_password',
      account: 'cs',
    });
  });

  it('answers the same for an unknown name', async () => {
    const known = await openBrowser(server.app).login('cs', 'not it');
    const unknown = await openBrowser(server.app).login('nobody', 'not it');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json<ErrorBody>().message).toBe(known.json<ErrorBody>().message);
  });

  it('names every empty field, in the language of the reader', async () => {
    const browser = openBrowser(server.app);
    const answer = await browser.login('', '', { headers: { 'x-language': 'zh' } });
    expect(answer.statusCode).toBe(422);
    const body = answer.json<ErrorBody>();
    expect(Object.keys(body.errors)).toEqual(['username', 'password']);
    expect(body.issues.map(({ code }) => code)).toEqual(['required', 'required']);
    expect(body.errors['username']?.[0]).toMatch(/[\u4e00-\u9fff]/);
  });

  it('needs the token of the page', async () => {
    const browser = openBrowser(server.app);
    const answer = await browser.call('POST', 'auth/login', {
      body: { username: 'admin', password: TEST_PASSWORD },
      headers: { 'x-csrf-token': 'of another page' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<ErrorBody>().code).toBe('csrf');
  });

  it('refuses people who left', async () => {
    await server.database.query(`update account set is_active = false where username = 'qa'`);
    expect((await openBrowser(server.app).login('qa')).statusCode).toBe(401);
    await server.database.query(`update account set is_active = true where username = 'qa'`);
  });
});

describe('guessing', () => {
  const guess = (ip: string) => openBrowser(server.app).login('cs', 'guess', { ip });

  it('has to wait longer and longer, from that address only', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await guess('203.0.113.7')).statusCode).toBe(401);
    const blocked = await guess('203.0.113.7');
    expect(blocked.statusCode).toBe(429);
    expect(blocked.headers['retry-after']).toBe('1');
    expect(blocked.json<ErrorBody>().message).toContain('Try again in 1 second.');
    expect((await openBrowser(server.app).login('cs', TEST_PASSWORD, { ip: '203.0.113.7' })).statusCode).toBe(
      429,
    );
    expect(
      (await openBrowser(server.app).login('cs', TEST_PASSWORD, { ip: '198.51.100.1' })).statusCode,
    ).toBe(200);

    passSeconds(2);
    expect((await guess('203.0.113.7')).statusCode).toBe(401);
    expect((await guess('203.0.113.7')).headers['retry-after']).toBe('2');
  });

  it.each([
    ['one network of IPv6 as one address', '2001:db8:7::', 429],
    ['IPv4 addresses each, however they are written', '::ffff:203.0.113.', 401],
  ])('counts %s', async (_what, start, status) => {
    for (let last = 20; last < 25; last += 1) expect((await guess(`${start}${last}`)).statusCode).toBe(401);
    expect((await guess(`${start}29`)).statusCode).toBe(status);
  });

  it('is forgiven once the right password comes', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await guess('203.0.113.8');
    expect((await openBrowser(server.app).login('cs', TEST_PASSWORD, { ip: '203.0.113.8' })).statusCode).toBe(
      200,
    );
    expect((await guess('203.0.113.8')).statusCode).toBe(401);
  });

  it('cannot slip through by trying many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.9')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });
});

describe('guessing one password with many names', () => {
  const guess = (username: string, password = 'password', ip = '203.0.113.40') =>
    openBrowser(server.app).login(username, password, { ip });

  it('has to wait like guessing many passwords, from that address only', async () => {
    for (let name = 0; name < 50; name += 1) expect((await guess(`somebody-${name}`)).statusCode).toBe(401);
    expect((await guess('somebody-else')).headers['retry-after']).toBe('1');
    expect(
      (await openBrowser(server.app).login('cs', TEST_PASSWORD, { ip: '203.0.113.41' })).statusCode,
    ).toBe(200);
    for (let name = 0; name < 10; name += 1) {
      passSeconds(60);
      expect((await guess(`another-${name}`)).statusCode).toBe(401);
    }
    expect((await guess('somebody-else')).headers['retry-after']).toBe('60');
    passSeconds(60);
    expect((await guess('cs', TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is not what an office does that signs in at once', async () => {
    const names = ['admin', 'cs', 'qa', 'low_cs', 'admin', 'cs', 'qa', 'low_cs'];
    const answers = await Promise.all(
      names.map((username) => {
        // The order in which they are counted is not the order in which they came.
        now = new Date(now.getTime() + (username === 'admin' ? 50 : -20));
        return guess(username, TEST_PASSWORD);
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200));
  });

  it('is not what signing in is, nor asking for a name that has to wait', async () => {
    // One that has asked for nothing yet: a minute has room for so many calls and no more.
    const ip = '203.0.113.42';
    const failures = async () => {
      const { rows } = await server.database.query<{ failures: number }>(
        `select failures from login_attempt where username = ''`,
      );
      return rows[0]?.failures;
    };
    for (let name = 0; name < 44; name += 1) await guess(`somebody-${name}`, undefined, ip);
    for (let times = 0; times < 10; times += 1)
      expect((await guess('cs', TEST_PASSWORD, ip)).statusCode).toBe(200);
    for (let times = 0; times < 5; times += 1) await guess('qa', undefined, ip);
    expect(await failures()).toBe(49);
    for (let times = 0; times < 10; times += 1)
      expect((await guess('qa', undefined, ip)).json()).toMatchObject({ code: 'too_many_attempts' });
    expect(await failures()).toBe(49);
  });
});

describe('a session', () => {
  it('goes on with the refresh cookie when the access token has expired', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    passSeconds(601);
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(401);
    const refreshed = await browser.call('POST', 'auth/refresh');
    browser.accessToken = refreshed.json<{ accessToken: string }>().accessToken;
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(200);
  });

  it('keeps its refresh token from scripts and other sites', async () => {
    const answer = await openBrowser(server.app).login('admin');
    const cookie = answer.cookies.find(({ name }) => name === 'refresh_token');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/api/v1/auth' });
  });

  it('gives two tabs that refresh at once the same tokens', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    const other = openBrowser(server.app);
    other.cookies.set('refresh_token', browser.cookies.get('refresh_token') ?? '');
    const [first, second] = await Promise.all([
      browser.call('POST', 'auth/refresh'),
      other.call('POST', 'auth/refresh'),
    ]);
    expect(second.json()).toEqual(first.json());
    expect(other.cookies.get('refresh_token')).toBe(browser.cookies.get('refresh_token'));
  });

  it('ends for everyone when a rotated token comes back later', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    const thief = openBrowser(server.app);
    thief.cookies.set('refresh_token', browser.cookies.get('refresh_token') ?? '');
    const refreshed = await browser.call('POST', 'auth/refresh');
    browser.accessToken = refreshed.json<{ accessToken: string }>().accessToken;
    passSeconds(11);
    expect((await thief.call('POST', 'auth/refresh')).statusCode).toBe(401);
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(401);
    expect((await browser.call('POST', 'auth/refresh')).statusCode).toBe(401);
    expect((await entriesOf('auth.refresh'))[0]).toEqual({
      outcome: 'refused',
      reason: 'reused_token',
      account: 'admin',
    });
  });

  it('ends for a thief who was quicker, however often they rotated the stolen token', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    const thief = openBrowser(server.app);
    thief.cookies.set('refresh_token', browser.cookies.get('refresh_token') ?? '');
    for (let rotation = 0; rotation < 3; rotation += 1) {
      const answer = await thief.call('POST', 'auth/refresh');
      thief.accessToken = answer.json<{ accessToken: string }>().accessToken;
      passSeconds(11);
    }
    const answer = await browser.call('POST', 'auth/refresh');
    expect([answer.statusCode, answer.json<ErrorBody>().code]).toEqual([401, 'session_reused']);
    expect((await thief.call('GET', 'auth/me')).statusCode).toBe(401);
    expect((await thief.call('POST', 'auth/refresh')).json<ErrorBody>().code).toBe('session_reused');
    expect((await entriesOf('auth.refresh'))[0]).toMatchObject({
      reason: 'reused_token',
      account: 'admin',
    });
  });

  it('ends when a token before the last one comes back, even at once', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    const thief = openBrowser(server.app);
    thief.cookies.set('refresh_token', browser.cookies.get('refresh_token') ?? '');
    await browser.call('POST', 'auth/refresh');
    await browser.call('POST', 'auth/refresh');
    expect((await thief.call('POST', 'auth/refresh')).statusCode).toBe(401);
    expect((await browser.call('POST', 'auth/refresh')).statusCode).toBe(401);
  });

  it('ends when nothing is asked for a long time, and goes on while something is', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    const minutes = server.services.settings.sessionIdleMinutes;
    for (let times = 0; times < 3; times += 1) {
      passSeconds(minutes * 60);
      expect((await browser.call('POST', 'auth/refresh')).statusCode).toBe(200);
    }
    passSeconds(minutes * 60 + 1);
    for (let times = 0; times < 2; times += 1)
      expect((await browser.call('POST', 'auth/refresh')).json<ErrorBody>().code).toBe('session_idle');
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(401);
    expect((await entriesOf('auth.refresh'))[0]).toEqual({
      outcome: 'refused',
      reason: 'idle',
      account: 'admin',
    });
  });

  it('ends with a logout', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    expect((await browser.call('DELETE', 'auth/logout')).json()).toEqual({ success: true });
    expect((await browser.call('GET', 'auth/me')).statusCode).toBe(401);
    expect((await browser.call('POST', 'auth/refresh')).statusCode).toBe(401);
  });

  it('is refused a refresh without the token of the page', async () => {
    const browser = openBrowser(server.app);
    await browser.login('admin');
    const answer = await browser.call('POST', 'auth/refresh', { headers: { 'x-csrf-token': '' } });
    expect(answer.statusCode).toBe(403);
  });

  it('ends on the other machines when the password changes', async () => {
    const here = openBrowser(server.app);
    const elsewhere = openBrowser(server.app);
    await here.login('low_cs');
    await elsewhere.login('low_cs');
    const change = (current: string, next: string) =>
      here.call('POST', 'auth/password', {
        body: { current_password: current, new_password: next, confirm_password: next },
      });
    const wrong = await change('not it', 'another password');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<ErrorBody>().code).toBe('wrong_password');
    expect((await change(TEST_PASSWORD, 'another password')).statusCode).toBe(200);
    expect((await here.call('GET', 'auth/me')).statusCode).toBe(200);
    expect((await elsewhere.call('GET', 'auth/me')).statusCode).toBe(401);
    await change('another password', TEST_PASSWORD);
  });

  it('is not open to a token that is none', async () => {
    const browser = openBrowser(server.app);
    expect((await browser.call('GET', 'auth/me')).json<ErrorBody>().code).toBe('unauthenticated');
    browser.accessToken = 'made-up';
    expect((await browser.call('GET', 'auth/me')).json<ErrorBody>().code).toBe('session_ended');
  });
});
