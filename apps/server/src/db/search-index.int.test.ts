import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTableName } from '../engine/list-table.ts';
import { partitionOf } from '../engine/partition.ts';
import { book, libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { mergeSearchIndexes } from './search-index.ts';

let scene: StoreScene;
const module = libraryRegistry.get('book-setting');

beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());

const addBook = (id: number) =>
  scene.write([{ module, recordId: String(id), data: book(id, { name: { en: `Ember ${id}` } }) }]);

/** Merges the pending entries of a table's search indexes, and returns how many indexes had any. */
async function mergedIndexes(table: string): Promise<number> {
  const { rows } = await scene.database.query(
    `with search_index as materialized (
       select pg_index.indexrelid as id from pg_index
         join pg_class on pg_class.oid = pg_index.indexrelid
         join pg_am on pg_am.oid = pg_class.relam and pg_am.amname = 'gin'
        where pg_index.indrelid = $1::regclass)
     select from search_index where gin_clean_pending_list(id) > 0`,
    [table],
  );
  return rows.length;
}

it.each([partitionOf(module), listTableName(module)])('merges the index of %s', async (table) => {
  await addBook(1);
  expect(await mergedIndexes(table)).toBe(1);
  await addBook(2);
  await mergeSearchIndexes(scene.database);
  expect(await mergedIndexes(table)).toBe(0);
  await scene.empty();
});
