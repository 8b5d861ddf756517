import type { RecordData } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { overlap } from '../testing/overlapping-writes.ts';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { readHistory } from './history.ts';
import type { RecordChange } from './record-change.ts';
import { ReferencedError, StaleWriteError } from './store-errors.ts';
import { findRecords, type StoredRecord } from './stored-record.ts';

const books = libraryRegistry.get('book-setting');
const authors = libraryRegistry.get('author-setting');
const WRITERS = 16;

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.empty());

const find = async (id: number): Promise<StoredRecord> => {
  const [record] = await findRecords(scene.database, books, scene.branchId, [String(id)]);
  if (record === undefined) throw new Error(`There is no book ${id}.`);
  return record;
};
const pagesOf = async (id: number): Promise<number> => Number((await find(id)).data['pages']);

/** Adds one page on top of what it finds, as often as it takes. */
async function addPage(id: number): Promise<void> {
  for (;;) {
    const head = await find(id);
    const data: RecordData = { ...head.data, pages: Number(head.data['pages']) + 1 };
    try {
      await scene.write([{ module: books, recordId: String(id), data, base: head.revision }]);
      return;
    } catch (problem) {
      if (!(problem instanceof StaleWriteError)) throw problem;
    }
  }
}

describe('writers at the same time', () => {
  it('lose no update', async () => {
    await scene.write([{ module: books, recordId: '1', data: book(1, { pages: 1 }) }]);
    await Promise.all(Array.from({ length: WRITERS }, () => addPage(1)));
    expect(await pagesOf(1)).toBe(1 + WRITERS);
    const steps = await readHistory(scene.database, books, scene.branchId, '1', 100);
    expect(steps.map(({ data }) => data?.['pages'])).toEqual(
      Array.from({ length: WRITERS + 1 }, (_, step) => WRITERS + 1 - step),
    );
    expect(await scene.problems()).toEqual([]);
  });

  it('create a record once', async () => {
    const attempts = Array.from({ length: WRITERS }, () =>
      scene.write([{ module: books, recordId: '1', data: book(1), base: null }]),
    );
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused.every((problem) => problem instanceof StaleWriteError)).toBe(true);
    expect(await scene.problems()).toEqual([]);
  });

  it('take the records of their batches in any order without a deadlock', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => index + 1);
    await scene.write(
      ids.map((id) => ({ module: books, recordId: String(id), data: book(id, { pages: 1 }) })),
    );
    const batches = Array.from({ length: WRITERS }, (_, writer) =>
      scene.write(
        ids
          .toSorted(() => Math.random() - 0.5)
          .map((id) => ({ module: books, recordId: String(id), data: book(id, { pages: writer + 2 }) })),
      ),
    );
    await Promise.all(batches);
    const pages = await Promise.all(ids.map(pagesOf));
    expect(new Set(pages).size).toBe(1);
    expect(await scene.problems()).toEqual([]);
  });
});

describe('a reference and the delete of its target at the same time', () => {
  const addAuthor = () =>
    scene.write([{ module: authors, recordId: '1', data: { id: 1, name: { en: 'Mei' } } }]);
  const nameAuthor: RecordChange = { module: books, recordId: '1', data: book(1, { author: 1 }) };
  const deleteAuthor: RecordChange = { module: authors, recordId: '1', data: null };

  const overlapping = (first: RecordChange, second: RecordChange) =>
    overlap(scene, [first], () => scene.write([second]));

  it('refuses the delete where the reference came first', async () => {
    await addAuthor();
    const deleted = await overlapping(nameAuthor, deleteAuthor);
    expect(deleted).toMatchObject({ status: 'rejected', reason: expect.any(ReferencedError) });
    expect(await scene.problems()).toEqual([]);
  });

  it('writes the reference after the delete where that came first, so that its answer says what is missing', async () => {
    await addAuthor();
    expect(await overlapping(deleteAuthor, nameAuthor)).toMatchObject({ status: 'fulfilled' });
    expect(await findRecords(scene.database, authors, scene.branchId, ['1'])).toEqual([]);
  });
});

describe('a change set', () => {
  it('is written as a whole or not at all', async () => {
    const { seq } = await scene.write([{ module: books, recordId: '1', data: book(1) }]);
    const stale = scene.write([
      { module: authors, recordId: '1', data: { id: 1, name: { en: 'Mei' } }, base: null },
      { module: books, recordId: '1', data: book(1, { pages: 5 }), base: Number(seq) - 1 },
    ]);
    await expect(stale).rejects.toThrow(StaleWriteError);
    expect(await findRecords(scene.database, authors, scene.branchId, ['1'])).toEqual([]);
  });

  it('leaves one audit entry that says what was before and after', async () => {
    await scene.write([{ module: books, recordId: '1', data: book(1) }]);
    const { seq } = await scene.write(
      [{ module: books, recordId: '1', data: book(1, { pages: 5 }) }],
      'update',
    );
    const { rows } = await scene.database.query(
      `select action, module, record_id, before ->> 'pages' as before, after ->> 'pages' as after from audit_entry where change_seq = $1`,
      [seq],
    );
    expect(rows).toEqual([
      { action: 'record.update', module: 'book-setting', record_id: '1', before: '101', after: '5' },
    ]);
  });

  it('of nothing new is not written', async () => {
    await scene.write([{ module: books, recordId: '1', data: book(1) }]);
    const { seq, written } = await scene.write([{ module: books, recordId: '1', data: book(1) }]);
    expect(seq).toBeNull();
    expect(written).toMatchObject([{ isChanged: false, after: book(1) }]);
  });

  it('of thousands works like one of a few', async () => {
    const ids = Array.from({ length: 3000 }, (_, index) => index + 1);
    await scene.write(
      ids.map((id) => ({
        module: books,
        recordId: String(id),
        data: book(id, { sequels: [id + 1] }),
        base: null,
      })),
    );
    expect(await scene.problems()).toEqual([]);
    const odd = ids.filter((id) => id % 2 === 1);
    await scene.write(
      odd.map((id) => ({ module: books, recordId: String(id), data: book(id, { pages: 1 }) })),
    );
    expect(await pagesOf(2999)).toBe(1);
    expect(await scene.problems()).toEqual([]);
  });
});

describe('a module that a change set made much larger', () => {
  const countedRows = async (): Promise<number> => {
    const { rows } = await scene.database.query<{ counted: number }>(
      `select reltuples::int as counted from pg_class where oid = 'revision_book_setting'::regclass`,
    );
    return rows[0]?.counted ?? 0;
  };

  it('is analyzed with it, and not again for one more record', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    await scene.write(ids.map((id) => ({ module: books, recordId: String(id), data: book(id) })));
    const counted = await countedRows();
    expect(counted).toBeGreaterThanOrEqual(ids.length);
    await scene.write([{ module: books, recordId: '501', data: book(501) }]);
    expect(await countedRows()).toBe(counted);
  });
});
