import { INITIAL_STAFF_LIMITS } from '@quartermaster/domain/permissions/staff-limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createDeliveryScene, type DeliveryScene } from '../../testing/delivery-scene.ts';
import { outcomeOf } from '../../testing/outcome-of.ts';
import type { Answer, Json } from '../../testing/record-scene.ts';

const TYPED = { version: '1.0.0', confirmation: 'production-1.0.0' };
const REASON = 'Ticket 4711: who got it?';
const AGENT = { as: 'low_cs' } as const;

let scene: DeliveryScene;
let second: Browser;

beforeAll(async () => {
  scene = await createDeliveryScene(true);
  await scene.fill(3);
  await db().query(
    `insert into account (username, display_name, role, password_hash)
     select 'second', 'The second', 'admin', password_hash from account where username = 'admin'`,
  );
  second = openBrowser(scene.app);
  await second.login('second');
});
beforeEach(async () => {
  await db().query('truncate staff_day, staff_day_read');
  await db().query(
    `update delivery set state = 'cancelled', created_at = now() - interval '2 days' where state = 'draft'`,
  );
});
afterAll(() => scene.close());

const db = () => scene.deps.database;

const setLimits = (role: 'admin' | 'low_cs', limits: object) =>
  second.call('PUT', 'staff-limits', {
    body: {
      limits: INITIAL_STAFF_LIMITS.map((limit) =>
        limit.role === role && limit.place === 'protected' ? { ...limit, ...limits } : limit,
      ),
    },
  });

async function sent(): Promise<number> {
  const id = await scene.prepare({});
  await scene.decide(id, 'send', TYPED);
  await scene.work(id);
  return id;
}

describe('drafts', () => {
  const prepare = () => scene.call('POST', '', scene.letter({}), AGENT);

  it('are limited for each person, until one is sent or cancelled', async () => {
    const made: Answer[] = [];
    for (let count = 0; count < 20; count += 1) made.push(await prepare());
    expect(made.map(({ status }) => status)).toEqual(made.map(() => 201));
    const refused = await prepare();
    expect(outcomeOf(refused)).toEqual([409, 'too_many_drafts']);
    expect(refused.body.message).toContain('20 drafts');
    expect((await scene.call('POST', '', scene.letter({}))).status).toBe(201);
    const id: number = made[0]?.body.delivery_id;
    await scene.work(id);
    await scene.decide(id, 'cancel');
    expect((await prepare()).status).toBe(201);
  });

  it('are not made and cancelled without end', async () => {
    await db().query(
      `insert into delivery (environment_id, title, body, rewards, expire_days, asked, created_by, state)
       select environment_id, title, body, rewards, expire_days, asked, (select id from account where username = 'low_cs'), 'cancelled'
         from delivery, generate_series(1, 100) where delivery.id = (select max(id) from delivery)`,
    );
    const refused = await prepare();
    expect(outcomeOf(refused)).toEqual([429, 'delivery_limit']);
    expect(refused.body.message).toMatch(/Try again in 24 hours/);
    await db().query(`update delivery set created_at = now() - interval '2 days'`);
    expect((await prepare()).status).toBe(201);
  });
});

describe('drafts where nothing is protected', () => {
  const prepare = () => scene.call('POST', '', scene.letter({}), AGENT);
  const setProtected = async (isProtected: boolean) => {
    await db().query('update environment set is_protected = $2 where key = $1', [scene.env, isProtected]);
    scene.deps.branches.forget();
  };
  const copies = (count: number, state: string) =>
    db().query(
      `insert into delivery (environment_id, title, body, rewards, expire_days, asked, created_by, state)
       select environment_id, title, body, rewards, expire_days, asked, (select id from account where username = 'low_cs'), $2
         from delivery, generate_series(1, $1::integer) where delivery.id = (select max(id) from delivery)`,
      [count, state],
    );

  beforeAll(() => setProtected(false));
  afterAll(() => setProtected(true));

  it('are limited as well, because they are on the same disk', async () => {
    expect((await prepare()).status).toBe(201);
    await copies(19, 'draft');
    expect(outcomeOf(await prepare())).toEqual([409, 'too_many_drafts']);
  });

  it('are not made and cancelled without end either', async () => {
    await copies(1999, 'cancelled');
    expect((await prepare()).status).toBe(201);
    const refused = await prepare();
    expect(outcomeOf(refused)).toEqual([429, 'delivery_limit']);
    expect(refused.body.message).toContain('2000');
    await db().query(`update delivery set created_at = now() - interval '2 days'`);
  });
});

describe('recipients', () => {
  const found = (by: string, q: string, ask: Parameters<DeliveryScene['call']>[3] = AGENT) => {
    const recipients = { kind: 'condition', servers: [1], q, by, filters: {} };
    return scene.call('POST', '', scene.letter({ recipients }), ask);
  };

  it.each(['any', 'login', 'email', 'third_party', 'device', 'ip'])(
    'are not chosen by what is masked for the role (%s)',
    async (by) => {
      expect(outcomeOf(await found(by, '203.0.113.7'))).toEqual([403, 'personal_condition']);
      expect((await found(by, '203.0.113.7', {})).status).toBe(201);
    },
  );

  it('are chosen by anything else', async () => {
    expect((await found('name', 'Ash')).status).toBe(201);
    expect((await found('any', '')).status).toBe(201);
  });

  it('count as players seen', async () => {
    const id = await sent();
    await setLimits('low_cs', { players_read: 2 });
    const list = (limit: number) => scene.call('GET', `/${id}/recipients?limit=${limit}`, undefined, AGENT);
    expect((await list(2)).status).toBe(200);
    expect(outcomeOf(await list(3))).toEqual([429, 'read_limit']);
    await setLimits('low_cs', {});
  });
});

describe('the file of recipients', () => {
  const take = (id: number) => scene.call('GET', `/${id}/recipients.csv`);
  const ask = (id: number) => scene.call('POST', `/${id}/export-requests`, { reason: REASON });

  it('is there once something was sent', async () => {
    expect(outcomeOf(await take(await scene.prepare({})))).toEqual([409, 'delivery_not_sent']);
  });

  it('counts as a file of players, and a second person lets it through once', async () => {
    const id = await sent();
    await setLimits('admin', { exports: 1 });
    expect(outcomeOf(await ask(id))).toEqual([409, 'within_export_limit']);
    expect(await scene.file(id)).toContain('1,1,sent');
    expect(outcomeOf(await take(id))).toEqual([409, 'export_limit']);
    const asked = await ask(id);
    expect(asked.status).toBe(201);
    const request = `environments/${scene.env}/approvals/${asked.body.approval_id}`;
    const { approval } = (await second.call('GET', request)).json<Json>();
    expect(approval).toMatchObject({ kind: 'export_recipients', params: { delivery: id }, reason: REASON });
    const body = { reason: 'Seen it', expected_revision: 1 };
    expect((await second.call('POST', `${request}/approve`, { body })).statusCode).toBe(200);
    expect(await scene.file(id)).toContain('1,1,sent');
    expect(outcomeOf(await take(id))).toEqual([409, 'export_limit']);
    expect((await scene.audit(id)).filter((action) => action === 'delivery.export')).toHaveLength(4);
    const { rows } = await db().query(
      `select after from audit_entry
        where action = 'delivery.export' and outcome = 'done' and record_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([{ after: null }, { after: { approval_id: asked.body.approval_id } }]);
    await setLimits('admin', {});
  });
});

describe('requests for approval', () => {
  it('wait up to fifty of one person', async () => {
    await setLimits('admin', { exports: 0 });
    const id = await sent();
    const ask = () => scene.call('POST', `/${id}/export-requests`, { reason: REASON });
    expect((await ask()).status).toBe(201);
    await db().query(
      `insert into command_approval (id, environment_id, kind, params, revision, lines, value_cents, exceeds, reason, asked_by)
       select gen_random_uuid(), environment_id, kind, params, revision, lines, value_cents, exceeds, reason, asked_by
         from command_approval, generate_series(1, 49) where decision is null`,
    );
    const refused = await ask();
    expect(outcomeOf(refused)).toEqual([409, 'too_many_approvals']);
    expect(refused.body.message).toContain('50 of your requests');
    await setLimits('admin', {});
  });
});
