import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/outcome-of.ts';
import { createDeliveryJobs } from '../deliveries/index.ts';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createApprovalScene, type ApprovalScene } from '../../testing/approval-scene.ts';
import type { Answer, Json } from '../../testing/record-scene.ts';

const ACCOUNTS = [1, 2, 3];
const REASON = 'The event broke off';

let scene: ApprovalScene;

beforeAll(async () => {
  scene = await createApprovalScene();
  await scene.add(...ACCOUNTS.map((accountId) => ({ accountId, name: `Ash ${accountId}` })));
});
beforeEach(() => scene.forgetToday());
afterAll(() => scene.close());

const db = () => scene.release.server.database;

/** The approval that the last file of a kind needed, as its entry in the log names it. */
async function loggedApproval(action: string): Promise<string | null | undefined> {
  const { rows } = await db().query<{ approval: string | null }>(
    `select after ->> 'approval_id' as approval from audit_entry
      where action = $1 and outcome = 'done' order by id desc limit 1`,
    [action],
  );
  return rows[0]?.approval;
}
const address = (path: string) => `environments/${scene.release.address.env}/${path}`;

async function call(
  who: Browser,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  const answer = await who.call(method, address(path), body === undefined ? {} : { body });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json<Json>() : answer.body };
}

const work = async (id: number) => {
  const { services } = scene.release.server;
  const [job] = createDeliveryJobs({ ...services, playerStore: services.players });
  await job?.run({ id });
};

const text = (word: string) => ({ en: word, zh: word, jp: word });

/** 400 gems for three players: worth more than the 1,000 cents of a day. */
async function prepare(amount = 400): Promise<number> {
  const { body } = await call(scene.asker, 'POST', 'deliveries', {
    title: text('A gift'),
    body: text('For you'),
    rewards: [{ asset_kind: 'gem', amount }],
    recipients: { kind: 'ids', servers: [1], ids: ACCOUNTS.map(String) },
  });
  await work(body.delivery_id);
  return body.delivery_id;
}

const read = async (id: number) => (await call(scene.asker, 'GET', `deliveries/${id}`)).body;
const send = async (id: number, more: object = {}) => {
  const { env, version } = scene.release.address;
  const { revision } = await read(id);
  const body = { revision, version, confirmation: `${env}-${version}`, ...more };
  return call(scene.asker, 'POST', `deliveries/${id}/send`, body);
};
const approve = (id: string, revision: number, who = scene.second) =>
  call(who, 'POST', `approvals/${id}/approve`, { reason: 'Seen it', expected_revision: revision });
const spent = async () => (await db().query('select value_cents, recipients from staff_day')).rows[0];

describe('a delivery beyond the limits of a day', () => {
  it('is foretold, wants a reason, and waits as a draft', async () => {
    const id = await prepare();
    const { body: trial } = await call(scene.asker, 'POST', `deliveries/${id}/dry-run`, {});
    const exceeds = [{ limit: 'value_cents', most: 1000, used: 0, wanted: 1200 }];
    expect(trial).toMatchObject({ problems: [], value_cents: 1200, exceeds });
    expect((await send(id)).body).toMatchObject({
      code: 'invalid',
      issues: [{ path: 'reason', code: 'required' }],
    });
    expect((await send(id, { reason: REASON })).body).toMatchObject({
      state: 'draft',
      approval: { state: 'waiting', asked_by_name: 'The admin' },
    });
    const { approval_id: request } = (await read(id)).approval;
    const { body: shown } = await call(scene.second, 'GET', `approvals/${request}`);
    const letter = { title: text('A gift'), body: text('For you'), expire_days: 30 };
    expect(shown.now.lines).toMatchObject([{ subject: 'mail', before: null, after: letter }]);
    expect(shown.approval.lines).toEqual(shown.now.lines);
    const again = await send(id, { reason: REASON });
    expect(again.body.approval).toEqual((await read(id)).approval);
    expect(await spent()).toBeUndefined();
  });

  it('is sent by the second person for the one who asked, once', async () => {
    const id = await prepare();
    const asked = (await send(id, { reason: REASON })).body;
    const request = asked.approval.approval_id;
    expect(outcomeOf(await approve(request, asked.revision, scene.asker))).toEqual([403, 'own_approval']);
    const seen = await call(scene.second, 'GET', `approvals/${request}`);
    expect(seen.body).toMatchObject({
      approval: { kind: 'send_delivery', delivery_id: id, server_id: null, reason: REASON },
      now: { revision: asked.revision, value_cents: 1200 },
      problem: null,
    });
    const answers = await Promise.all([1, 2, 3].map(() => approve(request, asked.revision)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await work(id);
    expect(await read(id)).toMatchObject({ state: 'sent', sent_by: 'The admin', counts: { sent: 3 } });
    expect(await spent()).toEqual({ value_cents: 1200, recipients: 3 });
  });

  it('cannot be approved by a person who wrote a part of it, however long ago', async () => {
    const id = await prepare();
    const written = (await call(scene.second, 'GET', `deliveries/${id}/written`)).body;
    const rewrite = async (who: Browser, word: string) => {
      const { revision } = await read(id);
      const body = { ...written, title: text(word), revision };
      expect((await call(who, 'PUT', `deliveries/${id}`, body)).status).toBe(200);
      await work(id);
    };
    await rewrite(scene.second, 'A larger gift');
    await rewrite(scene.asker, 'The gift');
    const asked = (await send(id, { reason: REASON })).body;
    const request = asked.approval.approval_id;
    expect(outcomeOf(await approve(request, asked.revision))).toEqual([403, 'own_delivery']);
    expect((await read(id)).state).toBe('draft');
    const no = { reason: 'Too much' };
    expect((await call(scene.second, 'POST', `approvals/${request}/refuse`, no)).status).toBe(200);
  });

  it('is not what was asked about once it was cancelled', async () => {
    const id = await prepare();
    const asked = (await send(id, { reason: REASON })).body;
    await call(scene.asker, 'POST', `deliveries/${id}/cancel`, { revision: asked.revision, reason: REASON });
    expect(outcomeOf(await approve(asked.approval.approval_id, asked.revision))).toEqual([
      409,
      'approval_over',
    ]);
    expect((await read(id)).approval.state).toBe('withdrawn');
  });

  it('within them is sent at once, and cancelling gives its worth back', async () => {
    const id = await prepare(100);
    expect((await send(id, { reason: REASON })).body.state).toBe('sending');
    expect(await spent()).toEqual({ value_cents: 300, recipients: 3 });
    await call(scene.asker, 'POST', `deliveries/${id}/cancel`, {
      revision: (await read(id)).revision,
      reason: REASON,
    });
    expect(await spent()).toEqual({ value_cents: 0, recipients: 3 });
  });

  it('counts its players', async () => {
    await scene.setLimits({ value_cents: null, recipients: 2 });
    const { body } = await call(scene.asker, 'POST', `deliveries/${await prepare(1)}/dry-run`, {});
    expect(body.exceeds).toEqual([{ limit: 'recipients', most: 2, used: 0, wanted: 3 }]);
    await scene.setLimits({ value_cents: 1000 });
  });
});

describe('a file of players beyond the limit of a day', () => {
  const take = (query: string) => call(scene.asker, 'GET', `players.csv?${query}`);
  const ask = (query: object) =>
    call(scene.asker, 'POST', 'players/export-requests', { query, reason: REASON });

  it('is downloaded once by the requester, after a second person approved', async () => {
    expect(outcomeOf(await ask({ server: '1' }))).toEqual([409, 'within_export_limit']);
    await scene.setLimits({ exports: 0 });
    expect(outcomeOf(await take('server=1'))).toEqual([409, 'export_limit']);
    const asked = await ask({ server: '1', level_from: '1' });
    expect(asked.status).toBe(201);
    const { approval_id: request } = asked.body;
    expect(outcomeOf(await take('server=1&level_from=1'))).toEqual([409, 'export_limit']);
    expect((await approve(request, 1)).body).toMatchObject({
      approval: { state: 'approved' },
      command: null,
    });
    expect(outcomeOf(await take('server=1'))).toEqual([409, 'export_limit']);
    expect((await take('level_from=1&server=1')).status).toBe(200);
    expect(outcomeOf(await take('level_from=1&server=1'))).toEqual([409, 'export_limit']);
    const { body } = await call(scene.asker, 'GET', `approvals/${request}`);
    expect(body.approval).toMatchObject({ kind: 'export_players', used_at: expect.any(String) });
    expect(await loggedApproval('player.export')).toBe(request);
    await scene.setLimits({ value_cents: 1000 });
  });

  it('uses the newest of two approvals, and the older one for a second download', async () => {
    await scene.setLimits({ exports: 0 });
    const approved = async (query: object): Promise<string> => {
      const { approval_id: id } = (await ask(query)).body;
      expect((await approve(id, 1)).status).toBe(200);
      return id;
    };
    const older = await approved({ level_from: '2' });
    const newer = await approved({ level_from: '2' });
    const another = await approved({ level_from: '3' });
    const unused = async () => {
      const { body } = await call(scene.asker, 'GET', 'approvals?state=all');
      const open = body.data.filter((one: Json) => one.used_at === null && one.state === 'approved');
      return [older, newer, another].filter((id) => open.some((one: Json) => one.approval_id === id));
    };
    expect((await take('level_from=2')).status).toBe(200);
    expect(await unused()).toEqual([older, another]);
    expect((await take('level_from=2')).status).toBe(200);
    expect(await unused()).toEqual([another]);
    expect(outcomeOf(await take('level_from=2'))).toEqual([409, 'export_limit']);
    await scene.setLimits({ value_cents: 1000 });
  });

  it('counts the log of a player too, which can be asked for in the same way', async () => {
    await scene.setLimits({ exports: 1 });
    const { env } = scene.release.address;
    const log = async (path: string, body?: object) => {
      const headers = { 'x-environment': env };
      const answer = await scene.asker.call(body ? 'POST' : 'GET', `log/user/1/1/${path}`, {
        headers,
        ...(body ? { body } : {}),
      });
      return {
        status: answer.statusCode,
        code: answer.body.startsWith('{') ? answer.json<Json>().code : null,
      };
    };
    expect((await log('export')).status).toBe(200);
    expect(await loggedApproval('player.export_log')).toBeNull();
    expect(await log('export')).toEqual({ status: 409, code: 'export_limit' });
    expect((await log('export-requests', { narrowing: { model: 'MAIL' }, reason: REASON })).status).toBe(201);
    const { body } = await call(scene.second, 'GET', 'approvals');
    expect(body.data[0]).toMatchObject({ kind: 'export_player_log', server_id: 1, account_id: 1 });
    expect((await approve(body.data[0].approval_id, 1)).status).toBe(200);
    expect((await log('export?model=MAIL')).status).toBe(200);
    expect(await loggedApproval('player.export_log')).toBe(body.data[0].approval_id);
    await scene.setLimits({ value_cents: 1000 });
  });
});

describe('what waits', () => {
  const summary = async (who: Browser) => (await call(who, 'GET', 'approvals/summary')).body;

  it('is counted for the people who decide, and its outcome for the requester until they have seen it', async () => {
    await db().query('delete from command_approval');
    const id = await prepare();
    const asked = (await send(id, { reason: REASON })).body;
    expect(await summary(scene.second)).toMatchObject({ to_decide: 1, outcomes: 0 });
    expect(await summary(scene.asker)).toMatchObject({ to_decide: 0, asked: 1, outcomes: 0 });
    await approve(asked.approval.approval_id, asked.revision);
    expect(await summary(scene.asker)).toMatchObject({ to_decide: 0, outcomes: 1 });
    await call(scene.asker, 'POST', 'approvals/seen', {});
    expect(await summary(scene.asker)).toMatchObject({ to_decide: 0, outcomes: 0 });
  });

  it('says so when nobody else could decide', async () => {
    const others = (isActive: boolean) =>
      db().query(`update account set is_active = $1 where role = 'admin' and username <> 'admin'`, [
        isActive,
      ]);
    await others(false);
    expect(await summary(scene.asker)).toMatchObject({ others: 0 });
    const agent = openBrowser(scene.release.server.app);
    await agent.login('cs');
    expect(await summary(agent)).toEqual({ to_decide: 0, asked: 0, outcomes: 0, others: 1 });
    await others(true);
    expect((await summary(scene.asker)).others).toBeGreaterThan(0);
  });
});
