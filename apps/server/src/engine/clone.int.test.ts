import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { cloneBranch, type Clone } from './clone.ts';
import { removeUnfinishedCopies } from './copy-helper.ts';
import { findRecords } from './stored-record.ts';

const books = libraryRegistry.get('book-setting');
const authors = libraryRegistry.get('author-setting');
/** More than one connection copies. */
const MANY = 10_050;

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.empty());

const cloneInto = (copy: number, afterwards: () => Promise<void> = () => Promise.resolve()): Promise<Clone> =>
  scene.database.transaction(async (tx) => {
    const deps = { tx, database: scene.database, registry: libraryRegistry };
    const header = { branchId: copy, kind: 'clone', actor: { accountId: null } } as const;
    const clone = await cloneBranch(deps, header, scene.branchId);
    await afterwards();
    return clone;
  });

const writeMany = (): Promise<unknown> =>
  scene.write(
    Array.from({ length: MANY }, (_, index) => ({
      module: books,
      recordId: String(index + 1),
      data: book(index + 1),
    })),
  );

const countIn = async (table: string, branchId: number): Promise<unknown> => {
  const { rows } = await scene.database.query(
    `select count(*)::integer as count from ${table} where branch_id = $1`,
    [branchId],
  );
  return rows[0]?.['count'];
};

describe('a clone', () => {
  it('is the source at one moment, with its links and totals, and goes its own way', async () => {
    await scene.write([
      { module: authors, recordId: '1', data: { id: 1, name: { en: 'Mei' } } },
      { module: books, recordId: '1', data: book(1, { author: 1 }) },
      { module: books, recordId: '2', data: book(2) },
    ]);
    await scene.write([{ module: books, recordId: '2', data: null }]);
    const copy = await scene.createBranch();
    expect(await cloneInto(copy)).toMatchObject({ records: 2 });
    expect(await scene.problems(copy)).toEqual([]);

    await scene.write([{ module: books, recordId: '1', data: book(1, { pages: 9 }) }]);
    const [kept] = await findRecords(scene.database, books, copy, ['1']);
    expect(kept?.data).toEqual(book(1, { author: 1 }));
  });

  it('of many records is whole, though two connections made it', async () => {
    await writeMany();
    const copy = await scene.createBranch();
    expect(await cloneInto(copy)).toMatchObject({ records: MANY });
    expect(await scene.problems(copy)).toEqual([]);
    expect(await countIn('revision', copy)).toBe(MANY);
    expect(await countIn('unfinished_copy', copy)).toBe(0);
  });

  it('that fails at its end leaves nothing behind', async () => {
    await writeMany();
    const copy = await scene.createBranch();
    const fail = (): Promise<never> => Promise.reject(new Error('the lights went out'));
    await expect(cloneInto(copy, fail)).rejects.toThrow('the lights went out');
    expect(await countIn('change_set', copy)).toBe(0);
    expect(await countIn('revision', copy)).toBeGreaterThan(0);

    expect(await removeUnfinishedCopies(scene.database, libraryRegistry)).toBe(1);
    expect(await countIn('revision', copy)).toBe(0);
    expect(await scene.problems(copy)).toEqual([]);
    expect(await countIn('unfinished_copy', copy)).toBe(0);
  });

  it('at work is not taken for one that failed', async () => {
    await writeMany();
    const copy = await scene.createBranch();
    const copied = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const clone = cloneInto(copy, async () => {
      copied.resolve();
      await mayEnd.promise;
    });
    await copied.promise;
    expect(await removeUnfinishedCopies(scene.database, libraryRegistry)).toBe(0);
    mayEnd.resolve();
    expect(await clone).toMatchObject({ records: MANY });
    expect(await countIn('revision', copy)).toBe(MANY);
  });
});
