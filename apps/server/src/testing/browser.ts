import type { Role } from '@quartermaster/domain/core/module';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../db/database.ts';

export const TEST_PASSWORD = 'correct horse battery';

type Call = {
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
};

type Method = NonNullable<InjectOptions['method']>;

/** A person's browser: keeps cookies, sends the CSRF token of its page and the access token it was given. */
export type Browser = {
  readonly call: (method: Method, path: string, call?: Call) => Promise<LightMyRequestResponse>;
  readonly login: (username: string, password?: string, call?: Call) => Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
  accessToken: string | null;
};

/** Opens a browser on the server. Paths are below the API's base unless they begin with `/`. */
export function openBrowser(app: FastifyInstance): Browser {
  const cookies = new Map([['csrf_token', 'page-token']]);

  const call: Browser['call'] = async (method, path, { body, headers, ip } = {}) => {
    const answer = await app.inject({
      method,
      url: path.startsWith('/') ? path : `/api/v1/${path}`,
      cookies: Object.fromEntries(cookies),
      headers: {
        'x-csrf-token': cookies.get('csrf_token') ?? '',
        ...(browser.accessToken === null ? {} : { authorization: `Bearer ${browser.accessToken}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
      ...(ip === undefined ? {} : { remoteAddress: ip }),
    });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    return answer;
  };

  const login: Browser['login'] = async (username, password = TEST_PASSWORD, options = {}) => {
    const answer = await call('POST', 'auth/login', { ...options, body: { username, password } });
    if (answer.statusCode === 200) browser.accessToken = answer.json<{ accessToken: string }>().accessToken;
    return answer;
  };

  const browser: Browser = { call, login, cookies, accessToken: null };
  return browser;
}

/**
 * Hash of the test password. A hash carries its cost, and this one has the least there is: one of the product's takes
 * 55 ms of a processor, at every sign-in.
 */
const TEST_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$Ifvh/2yXZNM2YXLKEULqjsGR8AQJ/t7RaWEEn8uEiG4';

/** The staff of a test: one account per role, named like it, all with the test password. */
export async function createStaff(
  database: Database,
  roles: readonly Role[] = ['admin', 'cs', 'qa', 'low_cs'],
): Promise<void> {
  for (const role of roles) {
    await database.query(
      'insert into account (username, display_name, role, password_hash) values ($1, $2, $3, $4)',
      [role, `The ${role}`, role, TEST_HASH],
    );
  }
}
