import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../routes.ts';
import { createStaff, openBrowser, type Browser } from '../testing/browser.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { Route } from './route.ts';

let server: TestServer;
let routes: readonly Route[];
const browsers = new Map<Role, Browser>();

beforeAll(async () => {
  server = await createTestServer();
  routes = createRoutes(server.services);
  await createStaff(server.database);
  for (const role of ROLES) {
    const browser = openBrowser(server.app);
    await browser.login(role);
    browsers.set(role, browser);
  }
});

afterAll(() => server.close());

const pathOf = (route: Route): string => route.path.slice(1).replaceAll(/:\w+/g, 'x').replace('*', 'x');
const isFor = ({ access }: Route, role: Role): boolean => typeof access === 'string' || access.roles.includes(role);

describe('every endpoint', () => {
  it('turns strangers away unless it is public', async () => {
    const stranger = openBrowser(server.app);
    for (const route of routes.filter(({ access }) => access !== 'public')) {
      const answer = await stranger.call(route.method, pathOf(route));
      expect(answer.statusCode, `${route.method} ${route.path}`).toBe(401);
    }
  });

  it('turns staff away where only game servers may come', async () => {
    for (const route of routes.filter(({ access }) => access === 'machine')) {
      const answer = await browsers.get('admin')?.call(route.method, pathOf(route));
      expect(answer?.statusCode, `${route.method} ${route.path}`).toBe(401);
    }
  });

  it.each(ROLES)('lets %s do what the role may do, and nothing else', async (role) => {
    const browser = browsers.get(role) as Browser;
    const personal = routes.filter(({ access }) => access === 'signed-in' || typeof access === 'object');
    for (const route of personal) {
      // Nothing is named rightly, so nobody does anything: only who may try is of interest.
      const answer = await browser.call(route.method, pathOf(route), { body: {} });
      const name = `${route.method} ${route.path} as ${role}`;
      if (isFor(route, role)) expect(answer.statusCode, name).not.toBe(403);
      else expect(answer.json<ErrorBody>(), name).toMatchObject({ code: 'forbidden' });
      expect(answer.statusCode, name).toBeLessThan(500);
    }
  });

  it('remembers who was refused', async () => {
    await browsers.get('qa')?.call('GET', 'audit');
    const { rows } = await server.database.query(
      `select a.username, e.after, e.reason from audit_entry e join account a on a.id = e.account_id
       where e.action = 'request.refuse' order by e.id desc limit 1`,
    );
    expect(rows).toEqual([{ username: 'qa', after: { method: 'GET', path: '/audit' }, reason: 'role qa' }]);
  });
});
