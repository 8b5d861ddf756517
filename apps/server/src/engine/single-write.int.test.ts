import type { RecordData } from '@quartermaster/domain/core/json';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onlyRow } from '../db/only-row.ts';
import { overlap } from '../testing/overlapping-writes.ts';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import type { ChangeHeader } from './change-set.ts';
import type { RecordChange } from './record-change.ts';
import { readHeads } from './record-rows.ts';
import { writeSingle } from './single-write.ts';
import type { Head } from './record-head.ts';
import { ReferencedError, StaleWriteError } from './store-errors.ts';

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
  writeSingle(scene.database, header(), { ...change(id, data), base: head.revision, head });
const create = (id: number, data: RecordData) =>
  writeSingle(scene.database, { ...header(), kind: 'create' }, { ...change(id, data), base: null });

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
    ];
    for (const other of others) expect(await writeSingle(scene.database, header(), other)).toBeNull();
    expect(await countSteps()).toBe(1);
    expect(await readHead(1)).toEqual(head);
  });

  it('puts the references of its record in place of those it had', async () => {
    await scene.write([1, 2, 3].map((id) => change(id, book(id, id === 1 ? { sequels: [2] } : {}))));
    await edit(1, book(1, { sequels: [3] }), await readHead(1));
    await expect(scene.write([change(3, null)])).rejects.toThrow(ReferencedError);
    await scene.write([change(2, null)]);
    await edit(1, book(1), await readHead(1));
    await scene.write([change(3, null)]);
    expect(await scene.problems()).toEqual([]);
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

describe('a new record in one statement', () => {
  it('is counted, referred from and logged', async () => {
    await scene.write([change(2, book(2))]);
    const result = await create(1, book(1, { sequels: [2] }));
    const { data } = await readHead(1);
    expect(result?.written).toEqual([
      { module: books, recordId: '1', revision: result?.seq, before: null, after: data, isChanged: true },
    ]);
    expect((await readLog()) as unknown[]).toMatchObject([
      {},
      {
        kind: 'create',
        action: 'record.create',
        source: { modules: { 'book-setting': 1 } },
        before: null,
        after: data,
        added: 1,
        closed: 0,
      },
    ]);
    await expect(scene.write([change(2, null)])).rejects.toThrow(ReferencedError);
    expect(await scene.problems()).toEqual([]);
  });

  it('of an id that is taken writes nothing', async () => {
    await scene.write([change(1, book(1))]);
    await expect(create(1, book(1, { pages: 5 }))).rejects.toThrow(StaleWriteError);
    expect(await countSteps()).toBe(1);
    expect(await readHead(1)).toMatchObject({ data: book(1) });
    expect(await scene.problems()).toEqual([]);
  });

  it('is written once when two requests create it at the same moment', async () => {
    const created = await Promise.allSettled(
      Array.from({ length: WRITERS }, (_, index) => create(1, book(1, { pages: index + 1 }))),
    );
    expect(created.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await countSteps()).toBe(1);
    expect(await scene.problems()).toEqual([]);
  });

  it('is refused when it waited for a transaction that created it', async () => {
    const late = await overlap(scene, [change(1, book(1))], () => create(1, book(1, { pages: 5 })));
    expect(late).toMatchObject({ status: 'rejected', reason: expect.any(StaleWriteError) });
    expect(await countSteps()).toBe(1);
    expect(await readHead(1)).toMatchObject({ data: book(1) });
    expect(await scene.problems()).toEqual([]);
  });

  it('takes the place of one whose delete it waited for', async () => {
    await scene.write([change(1, book(1))]);
    const late = await overlap(scene, [change(1, null)], () => create(1, book(1, { pages: 5 })));
    expect(late).toMatchObject({ status: 'fulfilled' });
    expect(await readHead(1)).toMatchObject({ data: book(1, { pages: 5 }) });
    expect(await scene.problems()).toEqual([]);
  });

  it('waits for a transaction that deletes what it names', async () => {
    await scene.write([change(2, book(2))]);
    const late = await overlap(scene, [change(2, null)], () => create(1, book(1, { sequels: [2] })));
    expect(late).toMatchObject({ status: 'fulfilled' });
    const steps = await scene.database.query<{ kind: string }>(
      'select kind from change_set order by at, seq',
    );
    expect(steps.rows.at(-1)).toEqual({ kind: 'create' });
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
