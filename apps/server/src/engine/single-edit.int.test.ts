import type { RecordData } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlyRow } from '../db/only-row.ts';
import { overlap } from '../testing/overlapping-writes.ts';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import type { ChangeHeader } from './change-set.ts';
import type { RecordChange } from './record-change.ts';
import { readHeads } from './record-rows.ts';
import { writeSingleEdit } from './single-edit.ts';
import { StaleWriteError, type Head } from './store-errors.ts';

const books = libraryRegistry.get('book-setting');
const WRITERS = 16;

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.empty();
  await scene.database.query('delete from audit_entry');
});

const change = (id: number, data: RecordData | null): RecordChange => ({
  module: books,
  recordId: String(id),
  data,
});
const readHead = async (id: number): Promise<Head> => {
  const head = (await readHeads(scene.database, scene.branchId, books, [String(id)])).get(String(id));
  if (head === undefined) throw new Error(`There is no book ${id}.`);
  return head;
};
const header = (): ChangeHeader => ({
  branchId: scene.branchId,
  kind: 'update',
  actor: { accountId: null, ip: '192.0.2.7', userAgent: 'Chromium', requestId: 'req-7' },
  note: 'fewer pages',
});
const edit = (id: number, data: RecordData, head: Head) =>
  writeSingleEdit(scene.database, header(), { ...change(id, data), base: head.revision, head });

/** Everything that tells of change sets, without their numbers and times. */
async function readLog(): Promise<unknown> {
  const { rows } = await scene.database.query(
    `select c.kind, c.note, c.source, c.request_id, a.action, a.module, a.record_id, a.before, a.after,
            a.reason, host(a.ip) as ip, a.user_agent, a.request_id as act, a.change_seq = c.seq as is_linked,
            (select count(*) from revision as r where r.from_seq = c.seq) as added,
            (select count(*) from revision as r where r.to_seq = c.seq) as closed
       from change_set as c left join audit_entry as a on a.change_seq = c.seq order by c.seq`,
  );
  return rows;
}

const countSteps = async (): Promise<number> =>
  onlyRow(await scene.database.query<{ count: number }>('select count(*) as count from change_set')).count;

describe('an edit in one statement', () => {
  it('writes what a transaction of its own would', async () => {
    await scene.write([change(1, book(1)), change(2, book(2))]);
    const head = await readHead(1);
    const { data: before } = head;
    const result = await edit(1, book(1, { pages: 5 }), head);
    expect(result).toMatchObject({
      logged: { author: null, at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
      written: [
        { recordId: '1', revision: result?.seq, before, after: book(1, { pages: 5 }), isChanged: true },
      ],
    });
    expect(await readHead(1)).toMatchObject({ revision: result?.seq, data: book(1, { pages: 5 }) });
    expect(await readLog()).toMatchObject([
      {},
      {
        kind: 'update',
        note: 'fewer pages',
        source: { modules: { 'book-setting': 1 } },
        request_id: 'req-7',
        action: 'record.update',
        module: 'book-setting',
        record_id: '1',
        before,
        after: book(1, { pages: 5 }),
        reason: 'fewer pages',
        ip: '192.0.2.7',
        user_agent: 'Chromium',
        act: 'req-7',
        is_linked: true,
        added: 1,
        closed: 1,
      },
    ]);
    expect(await scene.problems()).toEqual([]);
  });

  it('leaves other kinds of change to the writer', async () => {
    await scene.write([change(1, book(1)), change(2, book(2))]);
    const head = await readHead(1);
    const others: readonly RecordChange[] = [
      change(3, book(3)),
      change(1, book(1, { pages: 5 })),
      { ...change(1, null), head },
      { ...change(1, book(1, { sequels: [2] })), head },
    ];
    for (const other of others) expect(await writeSingleEdit(scene.database, header(), other)).toBeNull();
    expect(await countSteps()).toBe(1);
    expect(await readHead(1)).toEqual(head);
  });

  it('of nothing new is not written', async () => {
    await scene.write([change(1, book(1))]);
    const head = await readHead(1);
    expect(await edit(1, book(1), head)).toMatchObject({
      seq: null,
      logged: null,
      written: [{ recordId: '1', revision: head.revision, after: book(1), isChanged: false }],
    });
    expect(await countSteps()).toBe(1);
  });

  it('on top of an older revision writes nothing', async () => {
    await scene.write([change(1, book(1))]);
    const old = await readHead(1);
    await scene.write([change(1, book(1, { pages: 7 }))]);
    await expect(edit(1, book(1, { pages: 5 }), old)).rejects.toThrow(StaleWriteError);
    expect(await countSteps()).toBe(2);
    expect(await readHead(1)).toMatchObject({ data: book(1, { pages: 7 }) });
    expect(await scene.problems()).toEqual([]);
  });
});

describe('an edit in one statement that meets other writers', () => {
  it('loses none of sixteen edits of one record', async () => {
    await scene.write([change(1, book(1, { pages: 1 }))]);
    const addPage = async (): Promise<void> => {
      const head = await readHead(1);
      const data = { ...head.data, pages: Number(head.data['pages']) + 1 };
      await edit(1, data, head).catch((problem: unknown) => {
        if (!(problem instanceof StaleWriteError)) throw problem;
        return addPage();
      });
    };
    await Promise.all(Array.from({ length: WRITERS }, addPage));
    expect(await readHead(1)).toMatchObject({ data: book(1, { pages: 1 + WRITERS }) });
    expect(await countSteps()).toBe(1 + WRITERS);
    expect(await scene.problems()).toEqual([]);
  });

  it.each([
    ['an edit', book(1, { pages: 7 })],
    ['a delete', null],
  ])('is refused when it waited for %s of the same record', async (_name, data) => {
    await scene.write([change(1, book(1))]);
    const head = await readHead(1);
    const late = await overlap(scene, [change(1, data)], () => edit(1, book(1, { pages: 5 }), head));
    expect(late).toMatchObject({ status: 'rejected', reason: expect.any(StaleWriteError) });
    expect(await countSteps()).toBe(2);
    expect(await scene.problems()).toEqual([]);
  });

  it('is numbered after the many records it waited for', async () => {
    await scene.write([change(1, book(1))]);
    const head = await readHead(1);
    const many = Array.from({ length: 300 }, (_, index) => change(index + 2, book(index + 2)));
    const late = await overlap(scene, many, () => edit(1, book(1, { pages: 5 }), head));
    expect(late).toMatchObject({ status: 'fulfilled' });
    expect((await readHead(1)).revision).toBeGreaterThan((await readHead(2)).revision);
    expect(await scene.problems()).toEqual([]);
  });
});
