import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, createRecordScene, type RecordScene } from '../../testing/record-scene.ts';

let scene: RecordScene;
const BOOKS = 'modules/book-setting/records';

beforeAll(async () => {
  scene = await createRecordScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.clear());

const call: RecordScene['call'] = (...request) => scene.call(...request);
const create: RecordScene['createBook'] = (...given) => scene.createBook(...given);
const list: RecordScene['listBooks'] = (query) => scene.listBooks(query);
const ids = (body: { data: readonly { record_id: string }[] }) => body.data.map(({ record_id: id }) => id);

describe('history', () => {
  it('tells every step, and a deleted record comes back', async () => {
    const { record } = await create(7);
    const edited = await call('PATCH', `${BOOKS}/7`, {
      data: { ...record.data, pages: 5 },
      base_revision: record.revision,
      note: 'Shorter',
    });
    await call('DELETE', `${BOOKS}/7`);
    const { body } = await call('GET', `${BOOKS}/7/history`);
    expect(body.map(({ kind }: { kind: string }) => kind)).toEqual(['delete', 'update', 'create']);
    expect(body[0].data).toBeNull();
    expect(body[1]).toMatchObject({
      note: 'Shorter',
      author: 'The admin',
      changes: [{ path: 'pages', before: 107, after: 5 }],
    });

    const restored = await call('POST', `${BOOKS}/7/restore`, { seq: edited.body.record.revision });
    expect(restored.body.record.data).toEqual(edited.body.record.data);
    expect((await list({})).total).toBe(1);
  });

  it('takes a change set back, unless it was built upon', async () => {
    await create(7);
    const { seq } = (
      await call('POST', 'modules/book-setting/changes', {
        changes: [
          { op: 'delete', record_id: '7' },
          { op: 'create', data: book(8) },
        ],
      })
    ).body;
    const log = (await call('GET', 'change-sets')).body;
    expect(log.data[0]).toMatchObject({
      seq,
      kind: 'batch',
      author: 'The admin',
      modules: [{ module: 'book-setting', records: 2 }],
    });

    expect((await call('POST', `change-sets/${seq}/undo`, {})).body).toMatchObject({ records: 2 });
    expect(ids(await list({}))).toEqual(['7']);

    await create(8);
    const overlap = await call('POST', `change-sets/${log.data[1].seq}/undo`, {});
    expect(overlap.status).toBe(200);
    const undone = (await call('GET', 'change-sets')).body.data;
    expect(undone.map((entry: { undone_by: number | null }) => entry.undone_by)).toEqual([
      null,
      null,
      null,
      undone[2].seq,
      undone[0].seq,
    ]);
  });

  it('is refused where the change was built upon, or undone before', async () => {
    const { record } = await create(7);
    const edit = { data: { ...record.data, pages: 5 }, base_revision: record.revision };
    const { body } = await call('PATCH', `${BOOKS}/7`, edit);
    const refused = await call('POST', `change-sets/${record.revision}/undo`, {});
    expect(refused.status).toBe(409);
    expect(refused.body.conflict.records).toMatchObject([{ record_id: '7', seq: body.record.revision }]);

    const undo = await call('POST', `change-sets/${body.record.revision}/undo`, {});
    const again = await call('POST', `change-sets/${body.record.revision}/undo`, {});
    expect(again).toMatchObject({ status: 409, body: { code: 'already_undone' } });
    expect(again.body.message).toContain(String(undo.body.seq));
  });

  it('takes five stacked changes off one by one, and puts them on again', async () => {
    const { record } = await create(7);
    const seqs = [record.revision];
    for (const pages of [1, 2, 3, 4]) {
      const edit = { data: { ...record.data, pages }, base_revision: seqs.at(-1) };
      seqs.push((await call('PATCH', `${BOOKS}/7`, edit)).body.record.revision);
    }
    const pages = async () => (await list({})).data[0]?.data.pages;
    const undos: number[] = [];
    for (const [seq, before] of seqs
      .toReversed()
      .map((one, index) => [one, [3, 2, 1, 107][index]] as const)) {
      undos.push((await call('POST', `change-sets/${seq}/undo`, {})).body.seq);
      expect(await pages()).toBe(before);
    }
    for (const [seq, after] of undos
      .toReversed()
      .map((one, index) => [one, [107, 1, 2, 3, 4][index]] as const)) {
      expect((await call('POST', `change-sets/${seq}/undo`, {})).status).toBe(200);
      expect(await pages()).toBe(after);
    }
  });
});

describe('settings of a protected environment', () => {
  const rule = { data: { id: 1, text: 'Silence', on_trial: false } };

  it('are saved only with the environment typed', async () => {
    const path = 'modules/rule-setting/records';
    const refused = await scene.callProduction('POST', path, rule);
    expect(refused).toMatchObject({ status: 422, body: { message: 'The version you entered is incorrect' } });
    expect(
      (await scene.callProduction('POST', path, { ...rule, confirmation: 'production-1.0.0' })).status,
    ).toBe(201);
    expect((await call('POST', path, rule)).status).toBe(201);
  });

  it('stay off where they must', async () => {
    const path = 'modules/rule-setting/records';
    const trial = { data: { id: 2, text: 'Whisper', on_trial: true } };
    const confirmation = 'production-1.0.0';
    const refused = await scene.callProduction('POST', path, { ...trial, confirmation });
    expect(refused).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'on_trial', code: 'off_where_protected' }] },
    });
    expect((await call('POST', path, trial)).status).toBe(201);
  });
});
