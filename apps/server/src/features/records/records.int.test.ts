import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, createRecordScene, type RecordScene } from '../../testing/record-scene.ts';

let scene: RecordScene;
const BOOKS = 'modules/book-setting/records';
const AUTHORS = 'modules/author-setting/records';
const mei = { id: 1, name: { en: 'Mei Lin', zh: '林美', jp: '林メイ' } };

beforeAll(async () => {
  scene = await createRecordScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.clear());

const call: RecordScene['call'] = (...request) => scene.call(...request);
const create: RecordScene['createBook'] = (...given) => scene.createBook(...given);
const list: RecordScene['listBooks'] = (query) => scene.listBooks(query);
const ids = (body: { data: readonly { record_id: string }[] }) => body.data.map(({ record_id: id }) => id);

describe('creating and reading', () => {
  it('answers the record with its defaults and who wrote it', async () => {
    const { status, body } = await call('POST', BOOKS, { data: book(7) });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      changed: true,
      merged: false,
      issues: [],
      record: { record_id: '7', updated_by: 'The admin', change: null },
    });
    expect(body.record.data).toMatchObject({ ...book(7), status: 'not_open', sort_order: 0 });
    const read = await call('GET', `${BOOKS}/7`);
    expect(read.body.record).toEqual(body.record);
  });

  it('names what the record refers to, and what is missing', async () => {
    await call('POST', AUTHORS, { data: mei });
    await create(7, { author: 1, sequels: [8] });
    const { body } = await call('GET', `${BOOKS}/7`);
    expect(body.references).toEqual({ 'author-setting': { 1: { title: mei.name, image: null } } });
    expect(body.issues).toMatchObject([{ path: 'sequels.0', code: 'reference_missing' }]);
  });

  it('refuses what a field does not allow, naming every problem', async () => {
    const { status, body } = await call('POST', BOOKS, {
      data: { ...book(7), pages: 0, genre: 'poem', colour: 'red' },
    });
    expect(status).toBe(422);
    expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'colour',
      'genre',
      'pages',
    ]);
    expect((await list({})).total).toBe(0);
  });

  it('refuses an identity that is taken', async () => {
    await create(7);
    const { status, body } = await call('POST', BOOKS, { data: book(7) });
    expect([status, body.code]).toEqual([409, 'record_exists']);
  });

  it('says which records of a batch have an identity that is taken, and writes none', async () => {
    await create(7);
    await create(9);
    const changes = [7, 8, 9].map((id) => ({ op: 'create', data: book(id) }));
    const { status, body } = await call('POST', 'modules/book-setting/changes', { changes });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.issues).toMatchObject([
      { path: '0.book_id', code: 'record_exists', params: { id: '7' } },
      { path: '2.book_id', code: 'record_exists', params: { id: '9' } },
    ]);
    expect(ids(await list({}))).toEqual(['7', '9']);
  });

  it('copies a record under another identity', async () => {
    await create(7, { status: 'active' });
    const { status, body } = await call('POST', `${BOOKS}/7/duplicate`, { identity: { book_id: 8 } });
    expect(status).toBe(201);
    expect(body.record).toMatchObject({
      record_id: '8',
      data: { book_id: 8, pages: 107, status: 'not_open' },
    });
  });

  it.each(['modules/no-such/records', `${BOOKS}/404`])('does not find %s', async (path) => {
    expect((await call('GET', path)).status).toBe(404);
  });
});

describe('saving', () => {
  it('writes nothing when nothing differs', async () => {
    const { record } = await create(7);
    const { body } = await call('PATCH', `${BOOKS}/7`, { data: record.data, base_revision: record.revision });
    expect(body).toMatchObject({
      changed: false,
      record: { revision: record.revision, updated_by: 'The admin' },
    });
    expect((await call('GET', `${BOOKS}/7/history`)).body).toHaveLength(1);
  });

  it('joins edits of different fields', async () => {
    const { record } = await create(7);
    await call('PATCH', `${BOOKS}/7`, { data: { ...record.data, pages: 5 }, base_revision: record.revision });
    const { body } = await call('PATCH', `${BOOKS}/7`, {
      data: { ...record.data, name: { ...record.data.name, en: 'Renamed' } },
      base_revision: record.revision,
    });
    expect(body).toMatchObject({
      merged: true,
      changed: true,
      record: { data: { pages: 5, name: { en: 'Renamed', zh: '書卷7' } } },
    });
  });

  it('answers both sides when the same field was edited differently', async () => {
    const { record } = await create(7);
    await call('PATCH', `${BOOKS}/7`, { data: { ...record.data, pages: 5 }, base_revision: record.revision });
    const { status, body } = await call('PATCH', `${BOOKS}/7`, {
      data: { ...record.data, pages: 6 },
      base_revision: record.revision,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'stale_record',
      conflict: { fields: ['pages'], base: { pages: 107 }, theirs: { record_id: '7', data: { pages: 5 } } },
    });
  });

  it('never renames a record', async () => {
    const { record } = await create(7);
    const { status, body } = await call('PATCH', `${BOOKS}/7`, {
      data: { ...record.data, book_id: 8 },
      base_revision: record.revision,
    });
    expect(status).toBe(422);
    expect(body.issues).toMatchObject([{ path: 'book_id', code: 'read_only' }]);
  });

  it('says that the record is gone', async () => {
    const { record } = await create(7);
    await call('DELETE', `${BOOKS}/7`);
    const { status, body } = await call('PATCH', `${BOOKS}/7`, {
      data: { ...record.data, pages: 6 },
      base_revision: record.revision,
    });
    expect([status, body.code]).toEqual([409, 'already_deleted']);
  });

  it('writes a sheet as one change set, all or nothing', async () => {
    const { record } = await create(7);
    await create(8);
    const changes = [
      { op: 'update', record_id: '7', data: { ...record.data, pages: 9 }, base_revision: record.revision },
      { op: 'delete', record_id: '8' },
      { op: 'create', data: book(9) },
    ];
    const refused = await call('POST', 'modules/book-setting/changes', {
      changes: [...changes, { op: 'create', data: { ...book(10), pages: -1 } }],
    });
    expect(refused.status).toBe(422);
    expect(refused.body.issues).toMatchObject([{ path: '3.pages' }]);
    expect(ids(await list({}))).toEqual(['7', '8']);

    const { status, body } = await call('POST', 'modules/book-setting/changes', { changes });
    expect(status).toBe(200);
    expect(body.records.map((row: { revision: number } | null) => row?.revision ?? null)).toEqual([
      body.seq,
      null,
      body.seq,
    ]);
    expect(ids(await list({}))).toEqual(['7', '9']);
  });

  it('joins sheets that are saved at the same moment, and refuses what both changed', async () => {
    const rows = await Promise.all([7, 8, 9].map(async (id) => (await create(id)).record));
    const save = (field: string, value: unknown) =>
      call('POST', 'modules/book-setting/changes', {
        changes: rows.map(({ record_id: id, revision, data }) => ({
          op: 'update',
          record_id: id,
          base_revision: revision,
          data: { ...data, [field]: value },
        })),
      });
    const joined = await Promise.all([save('pages', 9), save('sort_order', 5)]);
    expect(joined.map(({ status }) => status)).toEqual([200, 200]);
    for (const { data } of (await list({})).data) expect(data).toMatchObject({ pages: 9, sort_order: 5 });
    const both = await Promise.all([save('pages', 11), save('pages', 12)]);
    expect(both.map(({ body }) => body.code)).toEqual(['stale_record', 'stale_record']);
  });
});

describe('a record whose opening time is over', () => {
  const READINGS = 'modules/special-event-setting/records';
  const period = (year: number) => ({
    type: 'limited_period',
    periods: [{ start_date: `${year}-01-01 00:00:00`, end_date: `${year}-02-01 00:00:00` }],
  });
  const past = { id: 5, status: 'active', timeslot: period(2020) };
  const edit = (data: object, revision: number) =>
    call('PATCH', `${READINGS}/5`, { data, base_revision: revision });

  it('is edited only together with another one', async () => {
    const { record } = (await call('POST', READINGS, { data: past })).body;
    const closed = { ...record.data, status: 'inactive' };
    const found = [{ path: 'status', code: 'opening_time_over', params: { end: '2020-02-01 00:00:00' } }];
    const refused = await edit(closed, record.revision);
    expect([refused.status, refused.body.issues]).toMatchObject([422, found]);
    const checked = await call('POST', 'modules/special-event-setting/validate', {
      data: closed,
      record_id: '5',
    });
    expect(checked.body.issues).toMatchObject(found);
    const change = { op: 'update', record_id: '5', data: closed, base_revision: record.revision };
    const sheet = await call('POST', 'modules/special-event-setting/changes', { changes: [change] });
    expect(sheet.body.issues).toMatchObject([{ path: '0.status', code: 'opening_time_over' }]);

    const again = await edit({ ...closed, timeslot: period(2099) }, record.revision);
    expect(again.body).toMatchObject({ changed: true, record: { data: { status: 'inactive' } } });
    const back = await call('POST', `${READINGS}/5/restore`, { seq: record.revision });
    expect(back.body).toMatchObject({ changed: true, record: { data: { timeslot: period(2020) } } });
    expect((await call('DELETE', `${READINGS}/5`)).body).toMatchObject({ deleted: true });
  });
});

describe('deleting', () => {
  it('is refused while others refer to the record', async () => {
    await call('POST', AUTHORS, { data: mei });
    await create(7, { author: 1 });
    const { status, body } = await call('DELETE', `${AUTHORS}/1`);
    expect([status, body.code]).toEqual([409, 'referenced']);
    expect(body.conflict.referrers).toEqual([
      { module: 'book-setting', record_id: '7', title: book(7)['name'], path: 'author', rows: [] },
    ]);
    expect((await call('GET', `${AUTHORS}/1/referrers`)).body).toMatchObject({
      total: 1,
      modules: [{ module: 'book-setting', total: 1 }],
    });

    await call('DELETE', `${BOOKS}/7`);
    expect((await call('DELETE', `${AUTHORS}/1`)).body).toMatchObject({ deleted: true });
    expect((await call('DELETE', `${AUTHORS}/1`)).status).toBe(404);
  });

  it('takes records that only refer to each other together', async () => {
    await create(8);
    await create(7, { sequels: [8] });
    const both = {
      changes: [
        { op: 'delete', record_id: '8' },
        { op: 'delete', record_id: '7' },
      ],
    };
    expect((await call('POST', 'modules/book-setting/changes', both)).status).toBe(200);
    expect((await list({})).total).toBe(0);
  });
});
