import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApprovalScene, DAY_CENTS, type ApprovalScene } from '../../testing/approval-scene.ts';
import { openBrowser, TEST_PASSWORD, type Browser } from '../../testing/browser.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import type { Json } from '../../testing/record-scene.ts';
import { archiveLog } from '../staff-log/archive-log.ts';

const TOO_MUCH = { asset_kind: 'gem', delta: DAY_CENTS + 500 };

let scene: ApprovalScene;
let account = 0;

beforeAll(async () => {
  scene = await createApprovalScene();
});
beforeEach(async () => {
  account += 1;
  await scene.add({ accountId: account, name: `Ash ${account}` });
  await scene.forgetToday();
  await db().query('truncate account_grant, staff_limit_change');
});
afterAll(() => scene.close());

const db = () => scene.release.server.database;
const ask = () => scene.run('change_wallet', TOO_MUCH, { account });
const approve = async (id: string, who: Browser) =>
  scene.approvals(who, `/${id}/approve`, {
    reason: 'Seen the receipt',
    expected_revision: await scene.revision(account),
  });
const passWeek = () =>
  db().query(
    `with a as (update account_grant set granted_at = granted_at - interval '7 days 1 second')
     update staff_limit_change set changed_at = changed_at - interval '7 days 1 second'`,
  );

const idOf = async (who: Browser) => (await who.call('GET', 'auth/me')).json<{ id: number }>().id;

/** Signs in with a password that the person has made their own. */
async function enter(username: string): Promise<Browser> {
  await db().query('update account set must_change_password = false');
  await scene.release.server.services.auth.forgetSessions(db());
  const browser = openBrowser(scene.release.server.app);
  expect((await browser.login(username)).statusCode).toBe(200);
  return browser;
}

async function createAdmin(by: Browser, username: string): Promise<Browser> {
  const body = { username, display_name: `Admin ${username}`, role: 'admin', password: TEST_PASSWORD };
  expect((await by.call('POST', 'accounts', { body })).statusCode).toBe(201);
  return enter(username);
}

const change = async (by: Browser, who: Browser, body: object): Promise<void> => {
  expect((await by.call('PATCH', `accounts/${await idOf(who)}`, { body })).statusCode).toBe(200);
};

describe('an approver is another person than the asker', () => {
  it('not an account that the asker created, for a week', async () => {
    const puppet = await createAdmin(scene.asker, 'puppet');
    const { body } = await ask();
    expect(outcomeOf(await approve(body.approval_id, puppet))).toEqual([403, 'related_approval']);
    expect(await scene.gems(account)).toBeUndefined();
    expect((await scene.audit(account)).at(-1)).toMatchObject({
      action: 'approval.approve',
      username: 'puppet',
      outcome: 'refused',
      reason: 'related_approval',
    });
    await passWeek();
    expect((await approve(body.approval_id, puppet)).status).toBe(200);
  });

  it('nor one whose password the asker set, or whose role, or who was let in again', async () => {
    const { body } = await ask();
    for (const given of [{ password: 'lantern light 7' }, { role: 'admin' }, { is_active: true }]) {
      await db().query('truncate account_grant');
      const helper = scene.second;
      if ('role' in given) await db().query(`update account set role = 'cs' where username = 'second'`);
      if ('is_active' in given)
        await db().query(`update account set is_active = false where username = 'second'`);
      const { rows } = await db().query<{ id: number }>(`select id from account where username = 'second'`);
      await scene.asker.call('PATCH', `accounts/${rows[0]?.id}`, { body: given });
      await db().query(
        `update account set password_hash = (select password_hash from account where username = 'admin')
         where username = 'second'`,
      );
      helper.accessToken = (await enter('second')).accessToken;
      expect(outcomeOf(await approve(body.approval_id, helper))).toEqual([403, 'related_approval']);
    }
  });

  it('nor one that hangs together with the asker over others, nor who made the asker', async () => {
    const first = await createAdmin(scene.second, 'first');
    await createAdmin(first, 'third');
    const third = await enter('third');
    const { body } = await ask();
    expect((await approve(body.approval_id, third)).status).toBe(200);
    account += 1;
    await scene.add({ accountId: account, name: `Ash ${account}` });
    await scene.forgetToday();
    const later = (await ask()).body.approval_id;
    // As if the third had set the asker's password, without which the scene could not go on.
    await db().query('insert into account_grant (account_id, granted_by) values ($1, $2)', [
      await idOf(scene.asker),
      await idOf(third),
    ]);
    for (const who of [third, first, scene.second])
      expect(outcomeOf(await approve(later, who))).toEqual([403, 'related_approval']);
    expect((await scene.approvals(scene.asker, '/summary')).body.others).toBe(
      (await scene.approvals(await enter('puppet'), '/summary')).body.others - 3,
    );
  });

  it('but may be one whose name an admin changed', async () => {
    await change(scene.asker, scene.second, { display_name: 'The other one' });
    const { body } = await ask();
    expect((await approve(body.approval_id, scene.second)).status).toBe(200);
  });
});

describe('a higher limit', () => {
  const raise = async (who: Browser, value: number) => {
    const { limits } = (await who.call('GET', 'staff-limits')).json<Json>();
    const raised = limits.map((limit: Json) =>
      limit.role === 'admin' && limit.place === 'protected' ? { ...limit, value_cents: value } : limit,
    );
    expect((await who.call('PUT', 'staff-limits', { body: { limits: raised } })).statusCode).toBe(200);
  };

  it('does not apply for a week to the person who raised it, nor to an account they made', async () => {
    await raise(scene.asker, 5000);
    expect((await ask()).body).toMatchObject({ exceeds: [{ limit: 'value_cents', most: DAY_CENTS }] });
    await passWeek();
    expect((await ask()).status).toBe(200);
    await raise(scene.asker, DAY_CENTS);
    await passWeek();
    const puppet = await createAdmin(scene.asker, 'puppet2');
    await raise(puppet, 5000);
    await scene.forgetToday();
    expect((await ask()).status).toBe(202);
    await raise(puppet, DAY_CENTS);
  });

  it('applies at once when another person raised it', async () => {
    await raise(scene.second, 5000);
    expect((await ask()).status).toBe(200);
    await raise(scene.second, DAY_CENTS);
  });
});

describe('an environment that is not protected any more', () => {
  const setProtected = async (who: Browser, isProtected: boolean) => {
    const { env } = scene.release.address;
    const environments = (await who.call('GET', 'environments')).json<Json[]>();
    const { live, versions } = environments.find(({ key }) => key === env) ?? {};
    const confirmation = `${env}-${live?.version ?? versions[0].name}`;
    const body = { is_protected: isProtected, confirmation };
    expect((await who.call('PATCH', `environments/${env}`, { body })).statusCode).toBe(200);
  };
  beforeEach(() => db().query('truncate environment_unprotected'));

  it('keeps its limits for a week for the person who unprotected it, and for an account they made', async () => {
    await setProtected(scene.asker, false);
    expect((await ask()).body).toMatchObject({ exceeds: [{ limit: 'value_cents', most: DAY_CENTS }] });
    await db().query(
      `update environment_unprotected set changed_at = changed_at - interval '7 days 1 second'`,
    );
    expect((await ask()).status).toBe(200);
    await setProtected(scene.asker, true);
    await scene.forgetToday();
    const puppet = await createAdmin(scene.asker, 'puppet3');
    await setProtected(puppet, false);
    expect((await ask()).status).toBe(202);
    await setProtected(puppet, true);
  });

  it('has none for others', async () => {
    await setProtected(scene.second, false);
    expect((await ask()).status).toBe(200);
    await setProtected(scene.second, true);
  });
});

it('what was done to a player stays on the player’s page when the log is archived', async () => {
  await scene.run('change_wallet', { asset_kind: 'gem', delta: 5 }, { account });
  const { env } = scene.release.address;
  const seen = async () => {
    const page = `environments/${env}/servers/1/players/${account}`;
    const actions = (await scene.second.call('GET', `${page}/staff-actions`)).json<Json>();
    const timeline = (await scene.second.call('GET', `${page}/timeline`)).json<Json>();
    const names = actions.data.map(({ action }: Json) => action);
    return [names.filter((name: string) => name === 'player.change_wallet'), timeline.data.length];
  };
  const before = await seen();
  expect(before[0]).toHaveLength(1);
  const asked = await scene.asker.call('POST', 'log/cms/delete', {
    body: { staff_id: await idOf(scene.asker), reason: 'Tidy up', confirm: 'delete' },
  });
  await archiveLog(db(), asked.json<Json>().tombstone.id);
  const { rows } = await db().query('select from audit_entry where record_id = $1 and action = $2', [
    `1:${account}`,
    'player.change_wallet',
  ]);
  expect(rows).toEqual([]);
  expect((await seen())[0]).toEqual(before[0]);
});
