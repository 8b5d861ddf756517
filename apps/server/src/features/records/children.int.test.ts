import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, createRecordScene, type Json, type RecordScene } from '../../testing/record-scene.ts';

let scene: RecordScene;

const name = (text: string) => ({ en: text, zh: text, jp: text });
const chapter = (of: number, no: number, more = {}) => ({
  book: of,
  chapter_no: no,
  name: name(`Chapter ${no}`),
  ...more,
});
const CHAPTERS = 'modules/chapter-setting';
const NOTES = 'modules/note-setting';

beforeAll(async () => {
  scene = await createRecordScene();
  const creating = (data: readonly object[]) => ({
    changes: data.map((each) => ({ op: 'create', data: each })),
  });
  await scene.call('POST', 'modules/book-setting/changes', creating([book(1), book(2), book(12)]));
  const chapters = [
    chapter(1, 1, { next_chapter: '1~2' }),
    chapter(1, 2, { next_chapter: '1~10' }),
    chapter(1, 10),
    chapter(12, 1),
  ];
  await scene.call('POST', `${CHAPTERS}/changes`, creating(chapters));
  await scene.call('POST', `${NOTES}/changes`, creating([{ chapter: '1~2', id: 5, text: 'a margin' }]));
});
afterAll(() => scene.close());

const ids = (body: Json): string[] => body.data.map(({ record_id: id }: { record_id: string }) => id);
const get = async (path: string): Promise<Json> => {
  const { status, body } = await scene.call('GET', path);
  expect(status).toBe(200);
  return body;
};

describe('records below a parent', () => {
  it('are listed for one parent, in natural order, and for all', async () => {
    expect(ids(await get(`${CHAPTERS}/records?parent=1`))).toEqual(['1~1', '1~2', '1~10']);
    expect(ids(await get(`${CHAPTERS}/records?parent=2`))).toEqual([]);
    expect(ids(await get(`${CHAPTERS}/records`))).toEqual(['1~1', '1~2', '1~10', '12~1']);
    expect((await get(`${CHAPTERS}/records?parent=1&sort=-name&per_page=2&page=2`)).total).toBe(3);
  });

  it('may be below a record that is itself below another', async () => {
    expect(ids(await get(`${NOTES}/records?parent=1~2`))).toEqual(['1~2~5']);
    expect((await get(`${NOTES}/records/1~2~5`)).record.data).toMatchObject({ chapter: '1~2', id: 5 });
  });

  it('are counted for many parents at once', async () => {
    expect(await get(`${CHAPTERS}/counts?parents=1,2,12`)).toEqual([
      { parent: '1', total: 3 },
      { parent: '2', total: 0 },
      { parent: '12', total: 1 },
    ]);
  });

  it('do not make their parent a record that others refer to', async () => {
    const asked = (value: boolean) =>
      `filter=${encodeURIComponent(JSON.stringify([{ field: '@referenced', op: 'eq', value }]))}`;
    expect(ids(await get(`modules/book-setting/records?${asked(false)}`))).toEqual(['1', '2', '12']);
    expect(ids(await get(`${CHAPTERS}/records?${asked(true)}`))).toEqual(['1~2', '1~10']);
    const { status, body } = await scene.call(
      'GET',
      `modules/book-setting/export?format=json&${asked(false)}`,
    );
    expect(status).toBe(200);
    expect(body.records.map(({ book_id: id }: Json) => id)).toEqual([1, 2, 12]);
  });

  it('cannot be asked of modules without a parent', async () => {
    expect((await scene.call('GET', 'modules/book-setting/records?parent=1')).status).toBe(400);
    expect((await scene.call('GET', 'modules/book-setting/counts?parents=1')).status).toBe(400);
  });

  it('cannot move to another parent', async () => {
    const { record } = await get(`${CHAPTERS}/records/1~10`);
    const { status, body } = await scene.call('PATCH', `${CHAPTERS}/records/1~10`, {
      data: { ...record.data, book: 2 },
      base_revision: record.revision,
    });
    expect(status).toBe(422);
    expect(body.issues.map(({ path, code }: Json) => [path, code])).toContainEqual(['book', 'read_only']);
  });

  it('are refused without it, by a prompt that names it', async () => {
    const orphan = await scene.call('POST', `${CHAPTERS}/records`, { data: chapter(99, 1) });
    expect(orphan).toMatchObject({
      status: 409,
      body: {
        code: 'create_parent_first',
        message: 'Create Book 99 first.',
        conflict: { create: { module: 'book-setting', record_id: '99' } },
        issues: [{ path: 'book', code: 'parent_missing' }],
      },
    });
    const changes = [chapter(1, 77), chapter(98, 1)].map((data) => ({ op: 'create', data }));
    expect(await scene.call('POST', `${CHAPTERS}/changes`, { changes })).toMatchObject({
      status: 409,
      body: { code: 'create_parent_first', issues: [{ path: '1.book' }] },
    });
    expect(ids(await get(`${CHAPTERS}/records?parent=1`))).not.toContain('1~77');
  });

  it('do not come back after it is gone, by a restore or an undo', async () => {
    await scene.call('POST', 'modules/book-setting/records', { data: book(60) });
    const made = await scene.call('POST', `${CHAPTERS}/records`, { data: chapter(60, 1) });
    const { revision } = made.body.record;
    const gone = await scene.call('DELETE', `${CHAPTERS}/records/60~1?base_revision=${revision}`);
    await scene.call('DELETE', 'modules/book-setting/records/60');
    const restore = await scene.call('POST', `${CHAPTERS}/records/60~1/restore`, { seq: revision });
    expect(restore).toMatchObject({ status: 409, body: { code: 'create_parent_first' } });
    const undo = await scene.call('POST', `change-sets/${gone.body.seq}/undo`, {});
    expect(undo).toMatchObject({ status: 409, body: { code: 'create_parent_first' } });
  });

  it('are exported for one parent', async () => {
    const answer = await scene.call('GET', `${CHAPTERS}/export?format=json&parent=12`);
    expect(answer.body.records).toMatchObject([{ book: 12, chapter_no: 1 }]);
  });

  it('prevent deleting the parent, and are counted apart from referrers', async () => {
    const refused = await scene.call('DELETE', 'modules/book-setting/records/12');
    expect([refused.status, refused.body.code]).toEqual([409, 'referenced']);
    expect(await get('modules/book-setting/records/1/referrers')).toEqual({
      total: 0,
      modules: [],
      referrers: [],
      children: [{ module: 'chapter-setting', total: 3 }],
      about: [],
    });
    expect(await get(`${CHAPTERS}/records/1~2/referrers`)).toMatchObject({
      total: 1,
      referrers: [{ record_id: '1~1', path: 'next_chapter' }],
      children: [{ module: 'note-setting', total: 1 }],
    });
  });
});

describe('a copy of a parent', () => {
  it('comes alone unless its children are wanted', async () => {
    await scene.call('POST', 'modules/book-setting/records/1/duplicate', { identity: { book_id: 3 } });
    expect(ids(await get(`${CHAPTERS}/records?parent=3`))).toEqual([]);
  });

  it('brings what is below it, naming one another as before, in one change set', async () => {
    const { status, body } = await scene.call('POST', 'modules/book-setting/records/1/duplicate', {
      identity: { book_id: 4 },
      children: ['chapter-setting'],
    });
    expect([status, body.record.record_id]).toEqual([201, '4']);
    const { data } = await get(`${CHAPTERS}/records?parent=4`);
    expect(data.map((row: Json) => [row.record_id, row.data.next_chapter ?? null, row.revision])).toEqual([
      ['4~1', '4~2', body.record.revision],
      ['4~2', '4~10', body.record.revision],
      ['4~10', null, body.record.revision],
    ]);
    expect(ids(await get(`${NOTES}/records?parent=4~2`))).toEqual(['4~2~5']);
  });

  it('refuses to bring what does not belong to it', async () => {
    const { status } = await scene.call('POST', 'modules/book-setting/records/1/duplicate', {
      identity: { book_id: 5 },
      children: ['author-setting'],
    });
    expect(status).toBe(400);
  });
});

describe('a copy of a record that others belong to', () => {
  const REVIEWS = 'modules/review-setting';
  const copyOf = (identity: object, children: readonly string[]) =>
    scene.call('POST', 'modules/book-setting/records/12/duplicate', { identity, children });

  beforeAll(async () => {
    const changes = [
      { id: 1, books: [1], text: 'long' },
      { id: 3, books: [12], text: 'short' },
      { id: 4, books: [1, 12], text: 'both' },
      { id: 6, books: [2], text: 'dull' },
    ].map((data) => ({ op: 'create', data }));
    await scene.call('POST', `${REVIEWS}/changes`, { changes });
  });

  it('is offered the next free identity and what belongs to the record', async () => {
    expect(await get('modules/book-setting/records/12/duplicate')).toEqual({
      identity: { book_id: 13 },
      belonging: [
        { module: 'chapter-setting', total: 1 },
        { module: 'review-setting', total: 2 },
      ],
    });
    expect((await get(`${CHAPTERS}/records/1~1/duplicate`)).identity).toEqual({ book: 1, chapter_no: 3 });
    expect((await scene.call('GET', 'modules/book-setting/records/99/duplicate')).status).toBe(404);
  });

  it('brings them along under the next free numbers, naming the copy alone, in one change set', async () => {
    const { status, body } = await copyOf({ book_id: 13 }, ['chapter-setting', 'review-setting']);
    expect([status, body.record.data.status]).toEqual([201, 'not_open']);
    const { data } = await get(`${REVIEWS}/records`);
    expect(data.map((row: Json) => [row.record_id, row.data.books, row.data.text])).toEqual([
      ['1', [1], 'long'],
      ['3', [12], 'short'],
      ['4', [1, 12], 'both'],
      ['5', [13], 'short'],
      ['6', [2], 'dull'],
      ['7', [13], 'both'],
    ]);
    const copies = data.filter((row: Json) => ['5', '7'].includes(row.record_id));
    expect(copies.map((row: Json) => row.revision)).toEqual([body.record.revision, body.record.revision]);
  });

  it('are stored as a save stores them: to save a copy unchanged writes nothing', async () => {
    const { revision, data } = (await get(`${REVIEWS}/records/5`)).record;
    const saved = await scene.call('PATCH', `${REVIEWS}/records/5`, { base_revision: revision, data });
    expect([saved.status, saved.body.record.revision]).toEqual([200, revision]);
  });

  it('leaves them where they are unless they are wanted', async () => {
    expect((await copyOf({ book_id: 14 }, [])).status).toBe(201);
    expect((await get('modules/book-setting/records/14/duplicate')).belonging).toEqual([
      { module: 'chapter-setting', total: 0 },
      { module: 'review-setting', total: 0 },
    ]);
  });

  it('is refused at the field of its identity where the number is taken, and writes nothing', async () => {
    const before = (await get(`${REVIEWS}/records`)).total;
    const { status, body } = await copyOf({ book_id: 13 }, ['review-setting']);
    expect([status, body.code]).toEqual([409, 'record_exists']);
    expect(body.issues).toMatchObject([{ path: 'book_id', code: 'record_exists' }]);
    expect((await get(`${REVIEWS}/records`)).total).toBe(before);
  });

  it('takes other numbers where another request takes the same ones at the same moment', async () => {
    const answers = await Promise.all(
      [21, 22, 23].map((bookId) => copyOf({ book_id: bookId }, ['review-setting'])),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const bookId of [21, 22, 23]) {
      const { belonging } = await get(`modules/book-setting/records/${bookId}/duplicate`);
      expect(belonging).toContainEqual({ module: 'review-setting', total: 2 });
    }
  });
});
