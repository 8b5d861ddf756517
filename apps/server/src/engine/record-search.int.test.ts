import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { gramKeysOf } from './gram-keys.ts';
import { partitionOf } from './partition.ts';
import { CANDIDATES, findNearest } from './record-search.ts';

const books = libraryRegistry.get('book-setting');

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterAll(() => scene.close());

/** Puts books of one name into the table at once: their texts are all that is looked at. */
async function insertBooks(total: number, name: string): Promise<void> {
  await scene.database.query(
    `insert into ${partitionOf(books)} (module, branch_id, record_id, sort_key, from_seq, data, hash, search_text, grams)
     select $1, $2, n::text, lpad(n::text, 10, '0'), 1, '{}', '\\x00', n || E'\\n' || $3, $4::integer[]
       from generate_series(1, ${total}) as n`,
    [books.key, scene.branchId, name, gramKeysOf(name)],
  );
  await scene.database.query(`analyze ${partitionOf(books)}`);
}

it('compares only so many records that contain what is typed', async () => {
  await insertBooks(CANDIDATES + 500, 'ember');
  let plan = '';
  const explaining: Queryable = {
    async query(text, values) {
      const { rows } = await scene.database.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, timing off, costs off) ${typeof text === 'string' ? text : text.text}`,
        values,
      );
      plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      return scene.database.query(text, values);
    },
  };
  const found = await findNearest(
    explaining,
    { module: books, branchId: scene.branchId },
    { needle: 'er', limit: 20, language: 'en' },
  );
  expect(found).toHaveLength(20);
  const sorted = [...plan.matchAll(/Sort .*?\n(?:.*\n){1,3}?.*?-> .*rows=(\d+)/g)].map(([, rows]) =>
    Number(rows),
  );
  expect(Math.max(...sorted)).toBe(CANDIDATES);
});
