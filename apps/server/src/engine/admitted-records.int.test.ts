import { plainText, type JsonValue, type RecordData } from '@quartermaster/domain/core/json';
import type { Admitted } from '@quartermaster/domain/rules/admitted-targets';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Queryable } from '../db/database.ts';
import { libraryRegistry } from '../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../testing/store-scene.ts';
import { MOST_BY_ID } from './admitted-records.ts';
import { partitionOf } from './partition.ts';
import { findNearest } from './record-search.ts';

const MODULES = ['book-setting', 'shelf-setting'].map((key) => libraryRegistry.get(key));
const LONG = 'long '.repeat(50);

let scene: StoreScene;
beforeAll(async () => {
  scene = await createStoreScene();
});
afterEach(() => scene.empty());
afterAll(() => scene.close());

/** Values as definitions want them, and as data of other releases may hold them. */
const VALUES: Readonly<Record<string, readonly JsonValue[]>> = {
  genre: ['map', 'song', 'poem', 3, null],
  pages: [10, 20, '20', 1.5, null],
  height: [10, 20, '20', null],
  author: ['7', 7, LONG, `${LONG}!`, null],
  unknown: ['x', null],
};
const someValue = (field: string): fc.Arbitrary<JsonValue> => fc.constantFrom(...(VALUES[field] ?? []));
const record = fc
  .record(Object.fromEntries(Object.keys(VALUES).map((field) => [field, someValue(field)])), {
    requiredKeys: [],
  })
  .chain((data) => fc.constantFrom('ember', 'amber', 'e', '餘燼').map((en) => ({ ...data, name: { en } })));
const admitted: fc.Arbitrary<Admitted> = fc.constantFrom(...Object.keys(VALUES)).chain((field) =>
  fc.record({
    field: fc.constant(field),
    values: fc.uniqueArray(someValue(field).map(plainText), { minLength: 1, maxLength: 2 }),
  }),
);

const isAdmitted = (data: RecordData, wanted: readonly Admitted[]): boolean =>
  wanted.every(({ field, values }) => {
    const value = data[field] ?? null;
    return value === null || values.includes(plainText(value));
  });

async function write(moduleKey: string, records: readonly RecordData[]): Promise<void> {
  const module = libraryRegistry.get(moduleKey);
  const identity = module.identity[0] ?? 'id';
  await scene.write(
    records.map((data, index) => ({
      module,
      recordId: String(index + 1),
      data: { ...data, [identity]: index + 1 },
    })),
  );
}

/** The database, and the texts of the statements that were sent to it. */
function listening(): { readonly database: Queryable; readonly texts: readonly string[] } {
  const texts: string[] = [];
  const query: Queryable['query'] = (text, values) => {
    texts.push(typeof text === 'string' ? text : text.text);
    return scene.database.query(text, values);
  };
  return { database: { query }, texts };
}

describe('records that rules admit', () => {
  it('are those that have the values, or none, whatever the list table says of them', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...MODULES),
        fc.array(record, { minLength: 1, maxLength: 12 }),
        fc.array(admitted, { minLength: 1, maxLength: 2 }),
        fc.constantFrom('', 'e', 'mber', '3'),
        async (module, records, wanted, needle) => {
          await scene.empty();
          await write(module.key, records);
          const place = { module, branchId: scene.branchId };
          const all = await findNearest(scene.database, place, { needle, limit: 100, language: 'en' });
          const expected = all.filter(({ data }) => isAdmitted(data, wanted));
          expect(
            await findNearest(scene.database, place, { needle, limit: 100, wanted, language: 'en' }),
          ).toEqual(expected);
        },
      ),
      { numRuns: 80 },
    ));

  it.each(['', 'e', 'ember'])('are none without a look at any record, for "%s"', async (needle) => {
    await write('book-setting', [{ genre: 'map', name: { en: 'Ember' } }]);
    const { database, texts } = listening();
    const [module] = MODULES;
    if (module === undefined) throw new Error('Books are a module.');
    const wanted = [{ field: 'genre', values: ['song'] }];
    expect(
      await findNearest(
        database,
        { module, branchId: scene.branchId },
        { needle, limit: 5, wanted, language: 'en' },
      ),
    ).toEqual([]);
    expect(texts).toHaveLength(1);
    expect(texts.join()).not.toContain(partitionOf(module));
  });

  it('are looked for in the order of the list if there are many', async () => {
    await write(
      'shelf-setting',
      Array.from({ length: MOST_BY_ID + 1 }, (_, index) => ({ genre: 'map', height: index })),
    );
    const place = { module: libraryRegistry.get('shelf-setting'), branchId: scene.branchId };
    const { database, texts } = listening();
    const found = await findNearest(database, place, {
      needle: '',
      limit: 2,
      wanted: [{ field: 'genre', values: ['map'] }],
      language: 'en',
    });
    expect(found.map(({ recordId }) => Number(recordId))).toEqual([MOST_BY_ID + 1, MOST_BY_ID]);
    expect(texts.at(-1)).not.toContain('record_id = any');
  });
});
