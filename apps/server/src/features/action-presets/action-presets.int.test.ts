import type { ActionPresets } from '@quartermaster/contract/http/action-presets';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { ROLES, type Role } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const PATH = 'environments/dev/action-presets';
const WEEK = {
  name: 'Mute for a week',
  kind: 'sanction',
  values: { kind: 'mute', reason: 'chat_abuse', ends_at: { in_hours: 168 } },
};

let server: TestServer;
const people = new Map<Role, Browser>();

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
  await createStaff(server.database);
  await server.database.query(
    `insert into environment (key, name) values ('dev', 'Dev') on conflict do nothing`,
  );
  await server.database.query(
    `insert into branch (environment_id) select id from environment e
      where key = 'dev' and not exists (select from branch b where b.environment_id = e.id and version_id is null)`,
  );
  for (const role of ROLES) {
    const browser = openBrowser(server.app);
    await browser.login(role);
    people.set(role, browser);
  }
});
afterAll(() => server.close());

const put = async (revision: number, presets: readonly object[], role: Role = 'admin') => {
  const answer = await people.get(role)?.call('PUT', PATH, { body: { revision, presets } });
  return { status: answer?.statusCode, body: answer?.json<ActionPresets & ErrorBody>() };
};

describe('presets of an environment', () => {
  it('are changed by admins, read by all roles, and logged', async () => {
    expect(await put(0, [WEEK], 'cs')).toMatchObject({ status: 403 });
    expect(await put(0, [WEEK])).toEqual({ status: 200, body: { revision: 1, presets: [WEEK] } });
    expect(await put(1, [WEEK])).toMatchObject({ status: 200, body: { revision: 1 } });
    for (const role of ROLES) {
      const seen = await people.get(role)?.call('GET', PATH);
      expect([role, seen?.json<ActionPresets>().presets]).toEqual([role, [WEEK]]);
    }
    const { rows } = await server.database.query(
      `select after from audit_entry where action = 'action_presets.update' and outcome <> 'refused'`,
    );
    expect(rows).toEqual([{ after: { presets: [WEEK] } }]);
  });

  it('are not overwritten by who did not see the last change', async () => {
    expect(await put(0, [])).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const both = await Promise.all([put(1, []), put(1, [])]);
    expect(both.map(({ status }) => status).toSorted((a = 0, b = 0) => a - b)).toEqual([200, 409]);
  });

  it.each([
    ['an action that names something of one player', { ...WEEK, kind: 'recall_mail', values: {} }],
    ['an option that there is not', { ...WEEK, values: { kind: 'tickle' } }],
    ['a name that is empty', { ...WEEK, name: ' ' }],
  ])('refuse %s', async (_, preset) => {
    expect(await put(2, [preset])).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  it('refuse two of one name', async () => {
    expect(await put(2, [WEEK, WEEK])).toMatchObject({ status: 422 });
  });
});
