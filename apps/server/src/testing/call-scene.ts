import type { JsonObject } from '@quartermaster/domain/core/json';
import type { Role } from '@quartermaster/domain/core/module';
import type { LightMyRequestResponse } from 'fastify';
import { createStaff, openBrowser, type Browser } from './browser.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

/** The console with the environments `dev` (1.0.0, 1.1.0) and `production` (1.0.0), for calls that name them in headers. */
export type CallScene = {
  readonly server: TestServer;
  readonly admin: Browser;
  readonly as: (role: Role) => Promise<Browser>;
  /** Calls as an admin in version 1.1.0 of `dev`. */
  readonly call: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
};

export const IN_DEV = { 'x-environment': 'dev', 'x-version': '1.1.0' };

export async function createCallScene(options: TestServerOptions = {}): Promise<CallScene> {
  const server = await createTestServer(options);
  await createStaff(server.database);
  await server.app.ready();
  const as = async (role: Role): Promise<Browser> => {
    const browser = openBrowser(server.app);
    await browser.login(role);
    return browser;
  };
  const admin = await as('admin');
  for (const [key, isProtected] of [
    ['dev', false],
    ['production', true],
  ] as const) {
    const body = { key, name: key, version: '1.0.0', is_protected: isProtected };
    await admin.call('POST', 'environments', { body });
  }
  await admin.call('POST', 'environments/dev/versions', { body: { name: '1.1.0' } });
  return {
    server,
    admin,
    as,
    call: (method, path, body) =>
      admin.call(method, path, { headers: IN_DEV, ...(body === undefined ? {} : { body }) }),
    close: server.close,
  };
}

/** A complete item. */
export function lantern(itemId: number, more: JsonObject = {}): JsonObject {
  return {
    item_id: itemId,
    name: { en: `Lantern ${itemId}`, zh: `燈籠 ${itemId}`, jp: `ランタン ${itemId}` },
    description: { en: 'Light', zh: '光', jp: '光' },
    item_type: 'material',
    ...more,
  };
}
