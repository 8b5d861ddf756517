import { randomUUID } from 'node:crypto';
import { ROLES } from '@quartermaster/domain/core/module';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { createApprovalJobs } from './expire-approvals.ts';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createApprovalScene, DAY_CENTS, type ApprovalScene } from '../../testing/approval-scene.ts';
import type { Json } from '../../testing/record-scene.ts';

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
});
afterAll(() => scene.close());

const db = () => scene.release.server.database;
const ask = () => scene.run('change_wallet', TOO_MUCH, { account });
const approve = async (id: string, who: Browser = scene.second, revision?: number) =>
  scene.approvals(who, `/${id}/approve`, {
    reason: 'Seen the receipt',
    expected_revision: revision ?? (await scene.revision(account)),
  });
const refuse = (id: string, who: Browser = scene.second) =>
  scene.approvals(who, `/${id}/refuse`, { reason: 'No receipt' });

describe('a second person', () => {
  it('approves, which does it for the one who asked', async () => {
    const { body } = await ask();
    const seen = await scene.approvals(scene.second, `/${body.approval_id}`);
    expect(seen.body).toMatchObject({
      approval: {
        state: 'waiting',
        asked_by_name: 'The admin',
        kind: 'change_wallet',
        reason: 'Ticket of a test',
      },
      now: { revision: 1, lines: [{ before: 0, after: 1500 }] },
      players: { [`1:${account}`]: `Ash ${account}` },
    });
    const done = await approve(body.approval_id);
    expect([done.status, await scene.gems(account)]).toEqual([200, 1500]);
    const [latest] = await scene.list(account);
    expect(latest).toMatchObject({ staff_name: 'The admin', command_id: done.body.command.command_id });
    expect((await scene.approvals(scene.second, `/${body.approval_id}`)).body).toMatchObject({
      approval: {
        state: 'approved',
        command_id: done.body.command.command_id,
        decision_reason: 'Seen the receipt',
      },
      now: null,
    });
    expect((await scene.audit(account)).at(-1)).toMatchObject({
      action: 'player.change_wallet',
      username: 'second',
      after: { approval_id: body.approval_id, asked_by: expect.any(Number) },
    });
  });

  it('reads that the same was requested twice, and that it was done since', async () => {
    const [first, again] = [(await ask()).body, (await ask()).body];
    const warnings = async () =>
      (await scene.approvals(scene.second, `/${again.approval_id}`)).body.now.warnings.map(
        ({ code }: Json) => code,
      );
    expect(await warnings()).toEqual(['same_requested']);
    await approve(first.approval_id);
    expect(await warnings()).toEqual(['same_done']);
    await refuse(again.approval_id);
  });

  it('is never the one who asked', async () => {
    const { body } = await ask();
    expect(outcomeOf(await approve(body.approval_id, scene.asker))).toEqual([403, 'own_approval']);
    expect(outcomeOf(await refuse(body.approval_id, scene.asker))).toEqual([403, 'own_approval']);
    expect(await scene.gems(account)).toBeUndefined();
    expect((await scene.audit(account)).at(-1)).toMatchObject({
      action: 'approval.refuse',
      outcome: 'refused',
    });
  });

  it('sees the player as they are now before anything is done', async () => {
    const { body } = await ask();
    await scene.run('rename', { name: `Elm ${account}` }, { account });
    expect(outcomeOf(await approve(body.approval_id, scene.second, 1))).toEqual([409, 'player_changed']);
    expect((await scene.approvals(scene.second, `/${body.approval_id}`)).body.now.revision).toBe(2);
    expect((await approve(body.approval_id, scene.second, 2)).status).toBe(200);
  });

  it('decides once, however many do at the same time', async () => {
    const { body } = await ask();
    const answers = await Promise.all([1, 2, 3, 4].map(() => approve(body.approval_id, scene.second, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await scene.gems(account)).toBe(1500);
    expect(outcomeOf(await approve(body.approval_id))).toEqual([409, 'approval_over']);
    expect(outcomeOf(await refuse(body.approval_id))).toEqual([409, 'approval_over']);
  });

  it('refuses with a reason, and the asker may take it back', async () => {
    const refused = (await ask()).body.approval_id;
    expect((await refuse(refused)).body).toMatchObject({ state: 'refused', decision_reason: 'No receipt' });
    expect(outcomeOf(await approve(refused))).toEqual([409, 'approval_over']);
    const withdrawn = (await ask()).body.approval_id;
    const takeBack = (who: Browser) =>
      scene.approvals(who, `/${withdrawn}/withdraw`, { reason: 'My mistake' });
    expect(outcomeOf(await takeBack(scene.second))).toEqual([403, 'not_your_approval']);
    expect((await takeBack(scene.asker)).body.state).toBe('withdrawn');
    expect(outcomeOf(await approve(withdrawn))).toEqual([409, 'approval_over']);
    expect(await scene.gems(account)).toBeUndefined();
  });

  it('is told with the name of the one who asked, beside the player and in the staff log', async () => {
    await refuse((await ask()).body.approval_id);
    const { env } = scene.release.address;
    const page = (
      await scene.second.call('GET', `environments/${env}/servers/1/players/${account}/staff-actions`)
    ).json<Json>();
    const refusal = page.data.find(({ action }: Json) => action === 'approval.refuse');
    const asker = refusal.after.asked_by;
    expect(page.staff[asker]).toBe('The admin');
    const entry = (await scene.second.call('GET', `log/cms/detail/player/${refusal.id}`)).json<Json>();
    expect(entry.data).toMatchObject({ after: { asked_by: asker }, staff: { [asker]: 'The admin' } });
  });

  it('comes too late after three days', async () => {
    const { body } = await ask();
    await db().query(`update command_approval set expires_at = now() where id = $1`, [body.approval_id]);
    expect((await scene.approvals(scene.second, `/${body.approval_id}`)).body.approval.state).toBe('expired');
    expect(outcomeOf(await approve(body.approval_id))).toEqual([409, 'approval_over']);
    const [job] = createApprovalJobs({ database: db() });
    await job?.run({});
    await job?.run({});
    const { rows } = await db().query(
      `select account_id, after from audit_entry where action = 'approval.expire' and record_id = $1`,
      [`1:${account}`],
    );
    expect(rows).toEqual([
      { account_id: null, after: expect.objectContaining({ approval_id: body.approval_id }) },
    ]);
    expect((await scene.approvals(scene.asker, '/summary')).body.outcomes).toBeGreaterThan(0);
  });

  it('does what the role of the requester may not do, and counts it towards their daily limit', async () => {
    const asked = await scene.run('change_wallet', { asset_kind: 'gem', delta: 120 }, { account, as: 'cs' });
    expect([asked.status, await scene.gems(account)]).toEqual([202, undefined]);
    const { approval_id: id } = asked.body;
    const shown = await scene.approvals(scene.second, `/${id}`);
    expect(shown.body).toMatchObject({
      approval: { kind: 'change_wallet', exceeds: [], reason: 'Ticket of a test' },
      now: { lines: [{ before: 0, after: 120 }] },
    });
    expect((await approve(id)).status).toBe(200);
    expect(await scene.gems(account)).toBe(120);
    expect((await scene.audit(account)).map(({ action, username }) => [action, username])).toEqual([
      ['approval.ask', 'cs'],
      ['player.change_wallet', 'second'],
    ]);
    const { rows } = await db().query(
      `select a.username, value_cents::integer as cents from staff_day join account a on a.id = staff_id`,
    );
    expect(rows).toEqual([{ username: 'cs', cents: 120 }]);
  });

  it('refuses what a role asked for, which then leaves nothing behind', async () => {
    const { body } = await scene.run('take', { things: [] }, { account, as: 'cs' });
    expect(body.code).toBe('invalid');
    const asked = await scene.run('rename', { name: `Elm ${account}` }, { account, as: 'low_cs' });
    expect((await refuse(asked.body.approval_id)).body.state).toBe('refused');
    expect(await scene.revision(account)).toBe(1);
    expect((await scene.audit(account)).map(({ action }) => action)).toEqual([
      'approval.ask',
      'approval.refuse',
    ]);
  });

  it('does nothing for a requester who may not do it any more', async () => {
    const { body } = await ask();
    await db().query(`update account set role = 'qa' where username = 'admin'`);
    const answer = await approve(body.approval_id);
    await db().query(`update account set role = 'admin' where username = 'admin'`);
    expect(outcomeOf(answer)).toEqual([409, 'asker_may_not']);
  });

  it('finds nothing under a number that was made up, or in another environment', async () => {
    const { body } = await ask();
    expect(outcomeOf(await approve(randomUUID()))).toEqual([404, 'approval_not_found']);
    await db().query(
      `insert into environment (key, name) values ('elsewhere', 'Elsewhere') on conflict do nothing`,
    );
    const answer = await scene.second.call('GET', `environments/elsewhere/approvals/${body.approval_id}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the list', () => {
  it('shows what waits, newest first, in pages', async () => {
    await db().query(`delete from command_approval`);
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) ids.unshift((await ask()).body.approval_id);
    const page = async (query: string) => (await scene.approvals(scene.second, query)).body;
    const first = await page('?limit=2');
    const rest = await page(`?limit=2&cursor=${first.next_cursor}`);
    const seen = [...first.data, ...rest.data].map((row: Json) => row.approval_id);
    expect([seen, rest.next_cursor]).toEqual([ids, null]);
    await refuse(ids[0] ?? '');
    expect((await page('')).data).toHaveLength(2);
    expect((await page('?state=all')).data).toHaveLength(3);
  });

  it('is for admins; others see their own and decide nothing', async () => {
    const { body } = await ask();
    for (const role of ROLES) {
      const person = openBrowser(scene.release.server.app);
      await person.login(role);
      const isAdmin = role === 'admin';
      const list = await scene.approvals(person, '');
      expect([role, list.status, list.body.data.length > 0]).toEqual([role, 200, isAdmin]);
      if (isAdmin) continue;
      expect(outcomeOf(await scene.approvals(person, `/${body.approval_id}`))).toEqual([
        404,
        'approval_not_found',
      ]);
      expect(outcomeOf(await approve(body.approval_id, person))).toEqual([403, 'forbidden']);
      expect(outcomeOf(await refuse(body.approval_id, person))).toEqual([403, 'forbidden']);
      expect((await person.call('GET', 'staff-limits')).statusCode).toBe(403);
    }
  });
});
