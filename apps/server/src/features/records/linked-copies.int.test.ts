import type { CopyPlanAnswer } from '@quartermaster/contract/http/copies';
import type { RecordData } from '@quartermaster/domain/core/json';
import { demoConfiguration } from '@quartermaster/domain/demo/demo-configuration';
import { demoAnnouncements } from '@quartermaster/domain/demo/messages';
import { referencesOf } from '@quartermaster/domain/record/references-of';
import { registry } from '@quartermaster/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCallScene, type CallScene } from '../../testing/call-scene.ts';

/** A new event of one that exists, with what belongs to it: found, previewed, written and undone. */

const AT = 'environments/dev/versions/1.0.0';
const EVENT = `${AT}/modules/special-event-setting/records/501`;
const MODULES = [
  'special-event-setting', 'event-promo-setting', 'exchange-setting', 'login-event-setting',
  'login-event-reward-setting', 'mega-event-setting', 'mega-event-mission-setting',
  'mega-event-store-setting', 'mega-event-ranking-setting', 'title-setting', 'gachapon-setting', 'gachapon-guarantee-setting', 'item-setting',
]; // prettier-ignore

let scene: CallScene;
const game = demoConfiguration(new Date('2026-11-23T00:00:00Z'));

async function send(method: 'GET' | 'POST', path: string, body?: object) {
  const answer = await scene.admin.call(method, path, body === undefined ? {} : { body });
  return { status: answer.statusCode, body: answer.json() };
}

async function make(path: string, body: object): Promise<void> {
  const { status, body: answer } = await send('POST', `${AT}/${path}`, body);
  if (status >= 300) throw new Error(JSON.stringify(answer));
}

beforeAll(async () => {
  scene = await createCallScene();
  for (const module of MODULES) {
    const changes = (game[module] ?? []).map((data) => ({ op: 'create', data }));
    await make(`modules/${module}/changes`, { changes });
  }
  const [begun = {}] = demoAnnouncements();
  await make('modules/announcement-setting/records', { data: begun });
});
afterAll(() => scene.close());

const plan = async (body: object = {}): Promise<CopyPlanAnswer> => {
  const answer = await send('POST', `${EVENT}/copy-plan`, body);
  expect(answer.status).toBe(200);
  return answer.body;
};
const copied = ({ records }: CopyPlanAnswer) => records.filter(({ copy }) => copy !== null);
const START = '2027-02-05 03:00:00';
const CHOICES = {
  start: START,
  words: [{ language: 'en', find: 'Lantern Harvest', put: 'Spring Lanterns' }],
};

describe('the plan of a copy', () => {
  it('takes along what is of the time of the event, and names what it only refers to', async () => {
    const found = await plan();
    const modules = new Set(copied(found).map(({ module }) => module));
    for (const module of MODULES.filter((key) => key !== 'item-setting')) expect(modules).toContain(module);
    expect(modules).toContain('announcement-setting');
    const items = found.records.filter(({ module }) => module === 'item-setting');
    expect(items.length).toBeGreaterThan(0);
    // What players earn in the event is named by it, and expires with it.
    expect(items.every(({ copy }) => copy === null)).toBe(true);
    expect(items.map(({ relation }) => relation)).toContain('names');
    // Another event of the same list is none of this one's records.
    expect(found.records.filter(({ module }) => module === 'special-event-setting')).toHaveLength(1);
  });

  it('moves every date by the same distance and tells what overlaps', async () => {
    const found = await plan({ ...CHOICES, start: '2026-11-20 03:00:00' });
    const [head] = found.records;
    expect(found.starts_at).toBe('2026-11-13 03:00:00');
    expect(head?.copy?.periods).toEqual([{ start: '2026-11-20 03:00:00', end: '2026-12-12 03:00:00' }]);
    expect(head?.copy?.changes).toContainEqual(
      expect.objectContaining({ path: 'claim_end_at', after: '2026-12-15 03:00:00' }),
    );
    expect(found.overlaps.map(({ of }) => of.record_id)).toContain('501');
  });

  it('follows ticks: a child goes with its parent, and an item comes when it is asked for', async () => {
    const ticks = { 'mega-event-setting/561': false, 'item-setting/1041': true };
    const found = await plan({ ticks });
    const modules = copied(found).map(({ module }) => module);
    expect(modules.filter((key) => key.startsWith('mega-event'))).toEqual([]);
    expect(modules).toContain('item-setting');
  });

  it('lists what a release would refuse, until other choices are made', async () => {
    const titleOf = ({ records }: CopyPlanAnswer) =>
      records.find(({ module, record_id: id }) => module === 'title-setting' && id === '9')?.copy;
    const found = await plan();
    expect(titleOf(found)?.issues).toContainEqual(
      expect.objectContaining({ path: 'name', code: 'duplicate', severity: 'error' }),
    );
    expect(found.errors).toBe(0);
    const words = [
      { language: 'en', find: 'Lantern', put: 'Spring' },
      { language: 'zh', find: '提燈', put: '迎春' },
      { language: 'jp', find: '灯', put: '春' },
    ];
    const corrected = await plan({ words });
    expect(titleOf(corrected)?.issues.filter(({ code }) => code === 'duplicate')).toEqual([]);
    expect(corrected.blocking).toBe(found.blocking - 1);
  });

  it('says which chosen ids are taken', async () => {
    const found = await plan({ ids: { 'special-event-setting/501': 502 } });
    const issues = found.records[0]?.copy?.issues ?? [];
    expect(issues).toContainEqual(expect.objectContaining({ path: 'event_id', code: 'record_exists' }));
    expect(found.errors).toBeGreaterThan(0);
    const refused = await send('POST', `${EVENT}/copy`, { ids: { 'special-event-setting/501': 502 } });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        issues: [
          { path: 'special-event-setting/501.event_id', code: 'record_exists', params: { id: '502' } },
        ],
      },
    });
  });
});

describe('a copy', () => {
  let seq: number;
  let id: string;

  it('is one change set, in which no record names a source', async () => {
    const before = await plan(CHOICES);
    const { status, body } = await send('POST', `${EVENT}/copy`, CHOICES);
    expect(status).toBe(201);
    ({ seq, record_id: id } = body);
    expect(body.records).toBe(before.copied);
    expect(body.along_seq).not.toBeNull();
    const sources = new Set(copied(before).map(({ module, record_id: from }) => `${module}/${from}`));
    for (const { module, copy } of copied(before)) {
      const read = await send('GET', `${AT}/modules/${module}/records/${copy?.record_id ?? ''}`);
      const data: RecordData = read.body.record.data;
      const named = referencesOf(registry.get(module), data).map((one) => `${one.module}/${one.id}`);
      expect(named.filter((key) => sources.has(key))).toEqual([]);
    }
    const { record } = (await send('GET', `${AT}/modules/special-event-setting/records/${id}`)).body;
    expect(record.data).toMatchObject({
      name: { en: 'Spring Lanterns', zh: '燈火豐收祭' },
      status: 'not_open',
      timeslot: { periods: [{ start_date: START, end_date: '2027-02-27 03:00:00' }] },
    });
  });

  it('has a kind of its own in the activity, the history and the staff log', async () => {
    const { body: sets } = await send('GET', `${AT}/change-sets`);
    expect(sets.data.find((each: { seq: number }) => each.seq === seq).kind).toBe('copy');
    const { body: history } = await send('GET', `${AT}/modules/special-event-setting/records/${id}/history`);
    expect(history).toMatchObject([{ seq, kind: 'copy' }]);
    const { rows } = await scene.server.database.query(
      'select action from audit_entry where change_seq = $1',
      [seq],
    );
    expect(rows).toContainEqual({ action: 'record.copy' });
  });

  it('waits for a confirmation of what it took over', async () => {
    const query = `carried-over?module=special-event-setting&record_id=${id}`;
    const list = async () => (await send('GET', `${AT}/${query}`)).body.records;
    expect(await list()).toEqual([
      {
        module: 'special-event-setting',
        record_id: id,
        from_record_id: '501',
        groups: ['links', 'names', 'periods', 'pictures', 'values'],
      },
    ]);
    const confirm = (groups?: readonly string[]) =>
      send('POST', `${AT}/carried-over/confirm`, {
        records: [{ module: 'special-event-setting', record_id: id, ...(groups && { groups }) }],
      });
    expect((await confirm(['names', 'periods'])).body).toEqual({ confirmed: 2 });
    expect((await list())[0].groups).toEqual(['links', 'pictures', 'values']);
    const problems = async () => (await send('GET', `${AT}/problems`)).body;
    const warnings = async () => (await problems()).warnings;
    const before = await warnings();
    // All of them are one group, under the event that the copy began with.
    const { carried } = await problems();
    expect(carried).toMatchObject([
      { module: 'special-event-setting', record_id: id, from: { record_id: '501' } },
    ]);
    expect(carried[0].count).toBeGreaterThan(100);
    expect((await confirm()).body).toEqual({ confirmed: 3 });
    expect(await warnings()).toBe(before - 3);
    expect(await list()).toEqual([]);
  });

  it('goes back with one undo, the announcement too, and its marks with it', async () => {
    const { body } = await send('GET', `${AT}/modules/announcement-setting/records`);
    expect(body.total).toBe(2);
    const undone = await send('POST', `${AT}/change-sets/${seq}/undo`, {});
    expect(undone.status).toBe(200);
    expect((await send('GET', `${AT}/modules/announcement-setting/records`)).body.total).toBe(1);
    expect((await send('GET', `${AT}/modules/special-event-setting/records/${id}`)).status).toBe(404);
    expect((await send('GET', `${AT}/carried-over`)).body.records).toEqual([]);

    const again = await send('POST', `${AT}/change-sets/${undone.body.seq}/undo`, {});
    expect(again).toMatchObject({ status: 200, body: { records: undone.body.records } });
    expect((await send('GET', `${AT}/modules/announcement-setting/records`)).body.total).toBe(2);
    const gone = await send('POST', `${AT}/change-sets/${again.body.seq}/undo`, {});
    expect(gone).toMatchObject({ status: 200, body: { records: undone.body.records } });
    expect((await send('GET', `${AT}/modules/announcement-setting/records`)).body.total).toBe(1);
  });

  it('leaves moments that say always or never, and begins in a year that people write', async () => {
    const source = (await send('GET', EVENT)).body.record.data;
    const [period] = source.timeslot.periods;
    const periods = [{ ...period, end_date: '9999-12-31 23:59:59' }];
    await make('modules/special-event-setting/records', {
      data: { ...source, event_id: 590, timeslot: { ...source.timeslot, periods } },
    });
    const PLAN = `${AT}/modules/special-event-setting/records/590/copy-plan`;
    const found = await send('POST', PLAN, { start: START });
    expect(found.status).toBe(200);
    expect(found.body.records[0].copy.periods).toEqual([{ start: START, end: '9999-12-31 23:59:59' }]);
    for (const start of ['0001-01-01 00:00:00', '9999-12-31 23:59:59'])
      expect(await send('POST', PLAN, { start })).toMatchObject({
        status: 422,
        body: { issues: [{ path: 'start' }] },
      });
  });
});
