import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { copyRows } from './copy-rows.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.query(
    'create table copied (n integer, t text, b bytea, list text[], numbers integer[], j jsonb)',
  );
});
afterAll(() => database.close());

// PostgreSQL texts cannot hold the zero character.
const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));

it('rows come out of the table as they went in', async () => {
  const row = fc.tuple(
    fc.integer({ min: -1000, max: 1000 }),
    text,
    fc.uint8Array(),
    fc.array(text),
    fc.array(fc.integer()),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
      await database.query('truncate copied');
      await database.transaction((tx) =>
        copyRows(
          tx,
          'copied',
          ['n', 't', 'b', 'list', 'numbers', 'j'],
          rows.map(([n, t, b, list, numbers]) => [n, t, b, list, numbers, { json: { t, list } }]),
        ),
      );
      const { rows: stored } = await database.query('select n, t, b, list, numbers, j from copied');
      expect(stored.map(({ n, t, b, list, numbers, j }) => [n, t, [...b], list, numbers, j])).toEqual(
        rows.map(([n, t, b, list, numbers]) => [n, t, [...b], list, numbers, { t, list }]),
      );
    }),
    { numRuns: 30 },
  );
});
