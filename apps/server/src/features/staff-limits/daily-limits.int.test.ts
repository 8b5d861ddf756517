import { randomUUID } from 'node:crypto';
import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApprovalScene, DAY_CENTS, type ApprovalScene } from '../../testing/approval-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import type { Json } from '../../testing/record-scene.ts';
import { forgetPastDays } from './daily-use.repo.ts';

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

describe('what goes beyond the limits of a day', () => {
  it('is foretold by the preview, waits, and changes nothing', async () => {
    const shown = await scene.preview('change_wallet', TOO_MUCH, { account });
    const exceeds = [{ limit: 'value_cents', most: 1000, used: 0, wanted: 1500 }];
    expect(shown.body).toMatchObject({ value_cents: 1500, exceeds });
    const asked = await ask();
    expect(asked.status).toBe(202);
    expect(asked.body).toMatchObject({ value_cents: 1500, exceeds, approval_id: expect.any(String) });
    expect([await scene.gems(account), await scene.revision(account)]).toEqual([undefined, 1]);
    expect(await scene.audit(account)).toMatchObject([{ action: 'approval.ask', username: 'admin' }]);
  });

  it('adds up over the day, and an undo makes room again', async () => {
    const first = await scene.run('change_wallet', { asset_kind: 'gem', delta: 900 }, { account });
    expect(first.status).toBe(200);
    const more = { asset_kind: 'gem', delta: 101 };
    expect((await scene.preview('change_wallet', more, { account })).body.exceeds).toMatchObject([
      { used: 900 },
    ]);
    await scene.undo(first.body.command_id, { account });
    expect((await scene.run('change_wallet', more, { account })).status).toBe(200);
  });

  it('is never done by sixteen at once either', async () => {
    const accounts = Array.from({ length: 16 }, (_, index) => 1000 + index);
    await scene.add(...accounts.map((accountId) => ({ accountId, name: `Many ${accountId}` })));
    const answers = await Promise.all(
      accounts.map((each) =>
        scene.run('change_wallet', { asset_kind: 'gem', delta: 150 }, { account: each }),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([count(200), count(202)]).toEqual([6, 10]);
    const { rows } = await db().query('select value_cents from staff_day');
    expect(rows).toEqual([{ value_cents: 900 }]);
  });

  it('counts each player of the day once', async () => {
    await scene.setLimits({ value_cents: null, players: 1 });
    const coin = { asset_kind: 'gem', delta: 1 };
    expect((await scene.run('change_wallet', coin, { account })).status).toBe(200);
    expect((await scene.run('change_wallet', coin, { account })).status).toBe(200);
    const other = 5000;
    await scene.add({ accountId: other, name: 'Another' });
    const asked = await scene.run('change_wallet', coin, { account: other });
    expect([asked.status, asked.body.exceeds]).toEqual([
      202,
      [{ limit: 'players', most: 1, used: 1, wanted: 1 }],
    ]);
    await scene.setLimits({ value_cents: DAY_CENTS });
  });

  it('gives several things in any order at once without a deadlock', async () => {
    await scene.limit({ asset_kind: 'item', single_mail_limit: 1000, grantable_by: ['admin'] });
    const accounts = Array.from({ length: 12 }, (_, index) => 2000 + index);
    await scene.add(...accounts.map((accountId) => ({ accountId, name: `Order ${accountId}` })));
    const things = [1021, 1022].map((id) => ({ kind: 'item', config_id: id, amount: 1 }));
    const answers = await Promise.all(
      accounts.map((each, index) =>
        scene.run('give', { things: index % 2 === 0 ? things : things.toReversed() }, { account: each }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200));
    await scene.limit({ asset_kind: 'gem', single_mail_limit: 100_000, grantable_by: ['admin', 'cs'] });
  });

  it('is asked once for each key', async () => {
    const key = randomUUID();
    const once = () => scene.run('change_wallet', TOO_MUCH, { account, key, revision: 1 });
    const first = await once();
    await db().query('delete from idempotency_key');
    expect((await once()).body.approval_id).toBe(first.body.approval_id);
    await db().query('delete from idempotency_key');
    const other = await scene.run(
      'change_wallet',
      { ...TOO_MUCH, delta: 9999 },
      { account, key, revision: 1 },
    );
    expect(outcomeOf(other)).toEqual([422, 'key_reused']);
  });
});

describe('files of players', () => {
  it('leave the console so often a day, and no more', async () => {
    await scene.setLimits({ exports: 2 });
    const take = () =>
      scene.asker.call('GET', `environments/${scene.release.address.env}/players.csv?server=1`);
    const answers = await Promise.all(Array.from({ length: 6 }, take));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode !== 200)?.json<Json>();
    expect([refused.code, refused.message]).toEqual([
      'export_limit',
      'You have exported 2 player files today; the daily limit of your role is 2. Request approval for this file and give a reason.',
    ]);
    const { rows } = await db().query(
      `select outcome, count(*)::integer as times from audit_entry where action = 'player.export' group by outcome order by 1`,
    );
    expect(rows).toEqual([
      { outcome: 'done', times: 2 },
      { outcome: 'refused', times: 4 },
    ]);
    await scene.setLimits({ value_cents: DAY_CENTS });
  });
});

describe('the limits themselves', () => {
  it('are an admin’s to change, all of them at once, and are remembered', async () => {
    expect((await scene.setLimits({ exports: 3 })).json<Json>().limits).toContainEqual({
      role: 'admin',
      place: 'protected',
      value_cents: 50_000,
      players: 200,
      recipients: 50_000,
      exports: 3,
      players_read: 10_000,
      reveals: 200,
    });
    const broken = await scene.asker.call('PUT', 'staff-limits', {
      body: { limits: INITIAL_STAFF_LIMITS.slice(1) },
    });
    expect(broken.statusCode).toBe(422);
    const negative = INITIAL_STAFF_LIMITS.map((limit) => ({ ...limit, players: -1 }));
    expect((await scene.asker.call('PUT', 'staff-limits', { body: { limits: negative } })).statusCode).toBe(
      422,
    );
    const { rows } = await db().query(`select 1 from audit_entry where action = 'staff_limits.update'`);
    expect(rows.length).toBeGreaterThan(0);
    await scene.setLimits({ value_cents: DAY_CENTS });
  });
});

describe('what counted towards the limits of a day', () => {
  it('is forgotten after the day, its sums after a year', async () => {
    await db().query('truncate staff_day_read');
    const counted = (table: string, columns: string, values: string, daysAgo: number) =>
      db().query(
        `insert into ${table} (staff_id, environment_id, day, ${columns})
         select account.id, environment.id, current_date - $1::integer, ${values}
           from account, environment order by account.id, environment.id limit 1`,
        [daysAgo],
      );
    for (const daysAgo of [0, 2, 3, 400, 401]) {
      await counted('staff_day_read', 'server_id, account_id', '1, 1', daysAgo);
      await counted('staff_day_player', 'server_id, account_id', '1, 1', daysAgo);
      await counted('staff_grant', 'asset_kind, target_id, amount', `'gem', 0, 1`, daysAgo);
      await counted('staff_day', 'exports', '1', daysAgo);
    }
    await forgetPastDays(db());
    const daysOf = async (table: string) =>
      (await db().query(`select current_date - day as ago from ${table} order by ago`)).rows.map(
        ({ ago }) => ago,
      );
    for (const table of ['staff_day_read', 'staff_day_player', 'staff_grant'])
      expect([table, await daysOf(table)]).toEqual([table, [0, 2]]);
    expect(await daysOf('staff_day')).toEqual([0, 2, 3, 400]);
  });
});
