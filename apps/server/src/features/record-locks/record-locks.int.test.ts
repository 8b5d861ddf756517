import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { settingsFileQuery } from '@quartermaster/contract/http/settings-files';
import { daysAfter, formatDateTime } from '@quartermaster/domain/core/date-time';
import type { RecordData } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { validRecord } from '@quartermaster/testkit/records/valid-record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, type Browser } from '../../testing/browser.ts';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** A login event whose period runs, and a day of it: no way of writing changes what players count on. */

const AT = 'environments/dev/versions/1.0.0';
const EVENT = `${AT}/modules/login-event-setting`;
const DAYS = `${AT}/modules/login-event-reward-setting`;
const now = new Date();
const ENDS = formatDateTime(daysAfter(now, 5));
const period = { start_date: formatDateTime(daysAfter(now, -2)), end_date: ENDS };
const periods = [period];
const event = validRecord(registry.get('login-event-setting'), {
  event_id: 7,
  status: 'not_open',
  days: 7,
  timeslot: { type: 'limited_period', periods },
});
const running: RecordData = { ...event, status: 'active', days: 8 };
const shorter: RecordData = { ...running, days: 3 };
const day = validRecord(registry.get('login-event-reward-setting'), {
  event_id: 7,
  day: 1,
  status: 'active',
});
const DAY = '7~1';
const place = { env: 'dev', version: '1.0.0' };

let scene: CallScene;
let second: Browser;
let created: number;
let opened: number;

async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
  who = scene.admin,
) {
  const answer = await who.call(method, path, body === undefined ? {} : { body });
  return { status: answer.statusCode, body: answer.json() };
}
/** Whether players are in the environment: for what is locked alone, the server keeps what it read before. */
const protect = (isProtected: boolean) =>
  scene.server.database.query('update environment set is_protected = $1', [isProtected]);
const revisionOf = async (path: string) => (await send('GET', path)).body.record.revision as number;

beforeAll(async () => {
  scene = await createCallScene();
  await scene.server.database.query(
    `insert into account (username, display_name, role, password_hash)
     select 'second', 'The second', 'admin', password_hash from account where username = 'admin'`,
  );
  second = openBrowser(scene.server.app);
  await second.login('second');
  created = (await send('POST', `${EVENT}/records`, { data: event })).body.record.revision;
  const edit = { data: running, base_revision: created };
  opened = (await send('PATCH', `${EVENT}/records/7`, edit)).body.record.revision;
  await send('POST', `${DAYS}/records`, { data: day });
  await protect(true);
});
afterAll(() => scene.close());

async function previewCsv(): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['event_id,days\r\n7,3']), 'events.csv');
  const request = new Request('http://x', { method: 'POST', body: form });
  const staged = await scene.admin.call('POST', `${EVENT}/imports`, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    body: Buffer.from(await request.arrayBuffer()),
  });
  const { id, options } = staged.json();
  await send('POST', `${EVENT}/imports/${id}/preview`, { ...options, mode: 'update' });
  await scene.server.services.imports.runCheck(id);
  return id;
}

const importCsv = async (): Promise<unknown> =>
  (await send('GET', `${EVENT}/imports/${await previewCsv()}/rows`)).body;

/** The file of a version in which the event is shorter and its day is gone, in place of the running one. */
async function previewSettings() {
  const elsewhere = 'environments/dev/versions/1.1.0/modules';
  // Refused where they exist from the time before.
  await send('POST', `${elsewhere}/login-event-setting/records`, { data: shorter });
  await send('POST', `${elsewhere}/login-event-reward-setting/records`, { data: { ...day, day: 2 } });
  const { settingsFiles } = scene.server.services;
  const actor = { accountId: 1 };
  const query = settingsFileQuery.parse({ point: 'dev/1.1.0' });
  const bytes = await buffer((await settingsFiles.export(query, actor)).stream);
  const upload = { fileName: 'game.zip', stream: Readable.from([bytes]) };
  const job = await settingsFiles.stage(place, upload, actor);
  const modules = ['login-event-setting', 'login-event-reward-setting'];
  await settingsFiles.preview(place, job.id, { mode: 'replace', modules });
  await settingsFiles.runCheck(job.id);
  return { id: job.id, modules };
}

async function importSettings(): Promise<unknown> {
  const { settingsFiles } = scene.server.services;
  const { id, modules } = await previewSettings();
  return Promise.all(
    modules.map((module) => settingsFiles.records(place, id, { module, outcome: undefined, offset: 0 })),
  );
}

const refusal = (path: string, code = 'period_locked') => ({
  status: 422,
  body: {
    issues: [expect.objectContaining({ path, code, params: expect.objectContaining({ until: ENDS }) })],
  },
});

describe('what a running period holds', () => {
  it('is told before a save, for all rows of a sheet at once', async () => {
    const { status, body } = await send('POST', `${EVENT}/fixed-fields`, { record_ids: ['7', '8'] });
    expect(status).toBe(200);
    expect(body.records).toEqual([
      { record_id: '7', fields: expect.arrayContaining(['days']), held_by: 'period', until: ENDS },
    ]);
  });

  it.each<readonly [string, () => Promise<unknown>, unknown]>([
    [
      'a form',
      async () => send('PATCH', `${EVENT}/records/7`, { data: shorter, base_revision: opened }),
      refusal('days'),
    ],
    [
      'a sheet',
      async () =>
        send('POST', `${EVENT}/changes`, {
          changes: [{ op: 'update', record_id: '7', data: shorter, base_revision: opened }],
        }),
      refusal('0.days'),
    ],
    [
      'a check of JSON mode',
      async () => (await send('POST', `${EVENT}/validate`, { data: shorter, record_id: '7' })).body,
      { issues: expect.arrayContaining([expect.objectContaining({ path: 'days', code: 'period_locked' })]) },
    ],
    [
      'a form of a record below it',
      async () =>
        send('PATCH', `${DAYS}/records/${DAY}`, {
          data: { ...day, status: 'inactive' },
          base_revision: await revisionOf(`${DAYS}/records/${DAY}`),
        }),
      refusal('status'),
    ],
    [
      'a deletion',
      async () =>
        send('DELETE', `${DAYS}/records/${DAY}?base_revision=${await revisionOf(`${DAYS}/records/${DAY}`)}`),
      refusal('', 'period_keeps_record'),
    ],
    [
      'a deletion in a sheet',
      async () => send('POST', `${DAYS}/changes`, { changes: [{ op: 'delete', record_id: DAY }] }),
      refusal('', 'period_keeps_record'),
    ],
    [
      'a restore',
      async () => send('POST', `${EVENT}/records/7/restore`, { seq: created }),
      { status: 422, body: { issues: expect.arrayContaining([expect.objectContaining({ path: 'days' })]) } },
    ],
    ['an undo', async () => send('POST', `${AT}/change-sets/${opened}/undo`, {}), { status: 422 }],
  ])('is kept by %s', async (_way, write, refused) => {
    expect(await write()).toMatchObject(refused as object);
  });

  it('is kept by files', async () => {
    expect(JSON.stringify(await importCsv())).toContain('period_locked');
    const planned = JSON.stringify(await importSettings());
    expect(planned).toContain('period_locked');
    expect(planned).toContain('period_keeps_record');
  });

  it('is kept when files are written that were previewed before the period', async () => {
    const { imports, settingsFiles } = scene.server.services;
    const [actor, note] = [{ accountId: 1 }, ''];
    await protect(false);
    const csv = await previewCsv();
    const settings = await previewSettings();
    const confirmation = 'dev-1.0.0';
    await send('POST', `${EVENT}/imports/${csv}/apply`, { note, confirmation });
    await settingsFiles.apply(place, settings.id, { note, confirmation }, actor);
    await protect(true);
    await imports.runWrite(csv, actor, note);
    await settingsFiles.runWrite(settings.id, actor, note);
    const failed = [
      (await send('GET', `${EVENT}/imports/${csv}`)).body,
      (await send('GET', `${AT}/settings-imports/${settings.id}`)).body,
    ];
    const problem = { code: 'import_locked', params: expect.objectContaining({ record: '7', path: 'days' }) };
    expect(failed).toMatchObject([
      { state: 'failed', problem },
      { state: 'failed', problem },
    ]);
    expect(failed[0].problem.message).toContain('(days)');
    expect((await send('GET', `${EVENT}/records/7`)).body.record.data.days).toBe(8);
  });

  it('is nothing where no players are, the start included', async () => {
    await protect(false);
    const later = { ...period, start_date: formatDateTime(daysAfter(now, -1)) };
    const data = { ...shorter, timeslot: { type: 'limited_period', periods: [later] } };
    const { body } = await send('POST', `${EVENT}/validate`, { data, record_id: '7' });
    await protect(true);
    const held = (await send('POST', `${EVENT}/validate`, { data, record_id: '7' })).body;
    const codes = ({ issues }: { issues: readonly { code: string }[] }) => issues.map(({ code }) => code);
    expect(codes(held)).toEqual(expect.arrayContaining(['period_locked', 'period_started']));
    expect(codes(body).filter((code) => codes(held).includes(code) && code.startsWith('period'))).toEqual([]);
  });

  it('leaves the rest free', async () => {
    const data = { ...running, remark: 'Seen by players' };
    const { status, body } = await send('PATCH', `${EVENT}/records/7`, { data, base_revision: opened });
    expect([status, body.record.data.days]).toEqual([200, 8]);
  });
});

describe('an unlock', () => {
  const lock = async () => (await send('GET', `${EVENT}/records/7/lock`)).body;
  const ask = async (revision: number, who = scene.admin) =>
    send(
      'POST',
      `${EVENT}/records/7/unlock-requests`,
      { reason: 'Wrong number', base_revision: revision },
      who,
    );
  const approve = (id: string, revision: number, who: Browser) =>
    send(
      'POST',
      `environments/dev/approvals/${id}/approve`,
      { reason: 'Agreed', expected_revision: revision },
      who,
    );

  it('says what is held and what players will notice', async () => {
    const { lock: held, unlock } = await lock();
    expect(held).toMatchObject({ until: ENDS, module: 'login-event-setting', keeps_start: true });
    expect(held.fields).toContain('days');
    expect(held.notices).toHaveLength(2);
    expect(unlock).toBeNull();
  });

  it('needs a second person, serves one save and ends by itself', async () => {
    const revision = await revisionOf(`${EVENT}/records/7`);
    expect(await ask(revision - 1)).toMatchObject({ status: 409, body: { code: 'stale_record' } });
    const { body: asked } = await ask(revision);
    const id = asked.approval_id;
    expect(await ask(revision)).toMatchObject({ status: 409, body: { code: 'unlock_requested' } });
    expect((await lock()).unlock).toMatchObject({ state: 'waiting', approval_id: id });
    expect(await approve(id, revision, scene.admin)).toMatchObject({ status: 403 });
    const looked = (await send('GET', `environments/dev/approvals/${id}`, undefined, second)).body;
    expect(looked.now).toMatchObject({ revision, lines: [] });
    expect(looked.now.warnings[0].message).toContain('Days');
    expect(await approve(id, revision, second)).toMatchObject({ status: 200 });
    expect((await lock()).unlock).toMatchObject({ state: 'open' });

    const edited = await send('PATCH', `${EVENT}/records/7`, { data: shorter, base_revision: revision });
    expect([edited.status, edited.body.record?.data.days]).toEqual([200, 3]);
    expect((await lock()).unlock).toBeNull();
    const again = { data: running, base_revision: edited.body.record.revision };
    expect(await send('PATCH', `${EVENT}/records/7`, again)).toMatchObject(refusal('days'));
    const { rows } = await scene.server.database.query(
      `select action from audit_entry where record_id = '7' and action ~ 'unlock|approval' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['record.request_unlock', 'approval.approve']),
    );
  });

  it('ends after an hour, and with a save of another person before the decision', async () => {
    const revision = await revisionOf(`${EVENT}/records/7`);
    const { body: asked } = await ask(revision);
    expect(await approve(asked.approval_id, revision, second)).toMatchObject({ status: 200 });
    await scene.server.database.query(
      `update command_approval set decided_at = now() - interval '61 minutes' where id = $1`,
      [asked.approval_id],
    );
    const edit = { data: running, base_revision: revision };
    expect(await send('PATCH', `${EVENT}/records/7`, edit)).toMatchObject(refusal('days'));

    const { body: next } = await ask(revision);
    const remark = { data: { ...shorter, remark: 'Another save' }, base_revision: revision };
    await send('PATCH', `${EVENT}/records/7`, remark);
    expect(await approve(next.approval_id, revision, second)).toMatchObject({
      status: 409,
      body: { code: 'stale_record' },
    });
  });
});
