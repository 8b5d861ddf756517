import type { AuditAnswer } from '@quartermaster/contract/http/audit';
import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaff, openBrowser, type Browser } from '../../testing/browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Browser;

beforeAll(async () => {
  server = await createTestServer({ withoutRecords: true });
  await createStaff(server.database);
  admin = openBrowser(server.app);
  await admin.login('admin');
});

afterAll(() => server.close());

const change = (body: object) => admin.call('PATCH', 'settings', { body });

const history = async () =>
  (await admin.call('GET', 'audit?action=settings.'))
    .json<AuditAnswer>()
    .data.map(({ author, before, after }) => ({
      author,
      before,
      after,
    }));

describe('the settings of the whole console', () => {
  it('begin with the zone of Hong Kong, for all accounts', async () => {
    const support = openBrowser(server.app);
    await support.login('low_cs');
    expect((await support.call('GET', 'settings')).json()).toEqual({ default_time_zone: 'Asia/Hong_Kong' });
  });

  it('are changed by an admin, and remember by whom', async () => {
    expect((await change({ default_time_zone: 'Asia/Tokyo' })).json()).toEqual({
      default_time_zone: 'Asia/Tokyo',
    });
    expect((await admin.call('GET', 'settings')).json()).toEqual({ default_time_zone: 'Asia/Tokyo' });
    const written = {
      author: 'The admin',
      before: { default_time_zone: 'Asia/Hong_Kong' },
      after: { default_time_zone: 'Asia/Tokyo' },
    };
    expect(await history()).toEqual([written]);
    await change({ default_time_zone: 'Asia/Tokyo' });
    expect(await history()).toEqual([written]);
  });

  it.each(['Mars/Olympus', '', '+08:00', 8, null])('know no zone %j', async (zone) => {
    const answer = await change({ default_time_zone: zone });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>().issues.map(({ path }) => path)).toEqual(['default_time_zone']);
  });

  it.each(['cs', 'qa', 'low_cs'])('are not for %s to change', async (role) => {
    const person = openBrowser(server.app);
    await person.login(role);
    const answer = await person.call('PATCH', 'settings', { body: { default_time_zone: 'UTC' } });
    expect(answer.statusCode).toBe(403);
    expect((await admin.call('GET', 'settings')).json()).toEqual({ default_time_zone: 'Asia/Tokyo' });
  });
});
