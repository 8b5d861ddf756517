import type { ErrorBody } from '@quartermaster/contract/errors/error-body';
import { demoServers } from '@quartermaster/domain/demo/servers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, IN_DEV, type CallScene } from '../../testing/call-scene.ts';

const PRODUCTION = { 'x-environment': 'production', 'x-version': '1.0.0' };
const ACCOUNT = { server_id: 1, account_id: 100_200 };
const SETTINGS = 'environments/production/versions/1.0.0/modules';
const PREVIEW = { ...ACCOUNT, bypass_timeslot: true, starts_at: '2026-11-01 00:00:00' };

let scene: CallScene;

beforeAll(async () => {
  scene = await createCallScene();
});

afterAll(() => scene.close());

const save = (body: object, headers: Record<string, string> = IN_DEV) =>
  scene.admin.call('POST', 'versions/super-acc', { headers, body });
const outcome = (answer: { statusCode: number; json: () => unknown }) => [
  answer.statusCode,
  (answer.json() as ErrorBody).code,
];

describe('a super account', () => {
  it('is added under a free number, and then found by its player', async () => {
    const added = (await save(ACCOUNT)).json();
    expect(added).toMatchObject({ id: 1, ...ACCOUNT, purpose: 'qa', exclude_from_ranking: true });
    expect(added.status).toBe('active');
    const changed = (await save({ ...ACCOUNT, purpose: 'press' })).json();
    expect(changed).toMatchObject({ id: 1, purpose: 'press', exclude_from_revenue: true });
    expect((await save({ ...ACCOUNT, server_id: 2 })).json()).toMatchObject({ id: 2, purpose: 'qa' });
    expect((await save({ ...ACCOUNT, id: 2, account_id: 7 })).json()).toMatchObject({ id: 2, account_id: 7 });
    expect((await save({ ...ACCOUNT, id: 40, account_id: 8 })).json()).toMatchObject({ id: 40 });
  });

  it('is in force unless the caller says otherwise, and stays as it is when it is saved again', async () => {
    const player = { server_id: 4, account_id: 30 };
    expect((await save(player)).json()).toMatchObject({ status: 'active' });
    expect((await save({ ...player, status: 'inactive' })).json()).toMatchObject({ status: 'inactive' });
    expect((await save({ ...player, purpose: 'press' })).json()).toMatchObject({ status: 'inactive' });
  });

  it('gets a number of its own when many are added at once', async () => {
    const answers = await Promise.all([21, 22, 23].map((account_id) => save({ server_id: 3, account_id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(3);
  });

  it('belongs to an environment, and takes effect in a protected one once that was typed', async () => {
    expect(outcome(await save(ACCOUNT, PRODUCTION))).toEqual([422, 'wrong_confirmation']);
    const confirmation = 'production-1.0.0';
    const account = { ...ACCOUNT, expires_at: '2026-12-20 00:00:00' };
    const typed = () => save({ ...account, confirmation }, PRODUCTION);
    expect(outcome(await typed())).toEqual([422, 'settings_have_errors']);
    await scene.admin.call('POST', `${SETTINGS}/server-setting/records`, {
      body: { data: demoServers()[0], confirmation },
    });
    expect((await typed()).json()).toMatchObject({ id: 1 });
    const records = await scene.admin.call('GET', `${SETTINGS}/sac/records`);
    expect(records.json()).toMatchObject({ total: 1, data: [{ data: { ...account, purpose: 'qa' } }] });
  });

  it.each([
    [{ expires_at: null }, 'expires_at', 'required'],
    [{ expires_at: '2026-12-02 00:00:00' }, 'expires_at', 'period_too_long'],
  ])('sees what is not open for a while only in a protected environment (%j)', async (more, path, code) => {
    expect((await save({ ...PREVIEW, ...more })).statusCode).toBe(200);
    const answer = await save({ ...PREVIEW, ...more, confirmation: 'production-1.0.0' }, PRODUCTION);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<ErrorBody>()).toMatchObject({ code: 'invalid', issues: [{ path, code }] });
  });

  it.each([
    [{ account_id: 1 }, 422, 'invalid'],
    [{ ...ACCOUNT, account_id: 0 }, 422, 'invalid'],
    [{ ...ACCOUNT, account_id: 1_000_000_000 }, 422, 'invalid'],
    [{ ...ACCOUNT, purpose: 'gift' }, 422, 'invalid'],
    [{ ...ACCOUNT, gems: 5 }, 422, 'invalid'],
  ])('that makes no sense is refused (%j)', async (body, status, code) => {
    expect(outcome(await save(body))).toEqual([status, code]);
  });

  it('is for admins', async () => {
    for (const role of ['cs', 'qa', 'low_cs'] as const) {
      const staff = await scene.as(role);
      const answer = await staff.call('POST', 'versions/super-acc', { headers: IN_DEV, body: ACCOUNT });
      expect(answer.statusCode).toBe(403);
    }
  });
});
