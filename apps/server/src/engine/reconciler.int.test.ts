import { buildDefinition, LABEL, SAMPLE_FAMILY } from '@quartermaster/testkit/modules/build-module';
import { createRegistry } from '@quartermaster/domain/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { reconcileStorage } from './reconciler.ts';

const registryOf = (keys: readonly string[], sorts: readonly string[], columns?: readonly string[]) =>
  createRegistry(
    [SAMPLE_FAMILY],
    keys.map((key) =>
      buildDefinition(
        { level: { kind: 'integer', label: LABEL }, name: { kind: 'localized_text', label: LABEL } },
        { key, list: { sorts, ...(columns && { columns }) } },
      ),
    ),
  );

const NOTHING = { partitions: 0, created: 0, dropped: 0, listed: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

describe('the storage of modules', () => {
  it('is prepared once, also by two processes that start together', async () => {
    const registry = registryOf(['first-setting', 'second-setting'], ['level']);
    const [one, two] = await Promise.all([
      reconcileStorage(database, registry),
      reconcileStorage(database, registry),
    ]);
    expect(Math.min(one.created, two.created)).toBe(0);
    expect(await reconcileStorage(database, registry)).toEqual(NOTHING);
  });

  it('follows the definitions, and leaves indexes alone that people made', async () => {
    await database.query('create index by_hand on revision_first_setting (hash)');
    const sorted = await reconcileStorage(
      database,
      registryOf(['first-setting', 'second-setting'], ['name']),
    );
    expect(sorted).toEqual({ ...NOTHING, listed: 2 });
    const { rows } = await database.query(`select from pg_indexes where indexname = 'by_hand'`);
    expect(rows).toHaveLength(1);
  });

  it('keeps what modules of another release left', async () => {
    await reconcileStorage(database, registryOf(['first-setting'], ['name']));
    const { rows } = await database.query(
      `select from pg_indexes where tablename = 'revision_second_setting'`,
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  it('takes any data: helpers behind indexes never fail', async () => {
    const odd = [
      { level: 'high' },
      { level: 1e300 },
      { level: { a: 1 }, name: 'plain' },
      { name: ['a'] },
      { level: null, name: { en: 'x'.repeat(5000) } },
    ];
    for (const [index, data] of odd.entries()) {
      await database.query(
        `insert into revision_first_setting (module, branch_id, record_id, sort_key, from_seq, data, hash) values ('first-setting', 1, $1, $1, 1, $2, '')`,
        [String(index), data],
      );
    }
    const { rows } = await database.query('select record_id from revision_first_setting');
    expect(rows).toHaveLength(odd.length);
  });

  it('lists what was there before a definition asked for it, and as the definition says now', async () => {
    const registry = registryOf(['first-setting'], ['level', 'name']);
    expect(await reconcileStorage(database, registry)).toEqual({ ...NOTHING, listed: 1 });
    const { rows } = await database.query(
      'select record_id, f_level, left("f_name$zh", 3) as name from listed.of_first_setting order by record_id',
    );
    expect(rows).toEqual([
      { record_id: '0', f_level: null, name: null },
      { record_id: '1', f_level: null, name: null },
      { record_id: '2', f_level: null, name: null },
      { record_id: '3', f_level: null, name: null },
      { record_id: '4', f_level: null, name: 'xxx' },
    ]);
    expect(await reconcileStorage(database, registryOf(['first-setting'], [], ['id']))).toEqual({
      ...NOTHING,
      listed: 1,
    });
    await expect(database.query('select f_level from listed.of_first_setting')).rejects.toThrow(
      'does not exist',
    );
  });

  it('counts the values of what was there, as the definition says now', async () => {
    const rarityOf = (values: readonly string[], filters: readonly string[]) =>
      createRegistry(
        [SAMPLE_FAMILY],
        [
          buildDefinition(
            {
              rarity: {
                kind: 'enum',
                of: { key: 'rarity', values: values.map((value) => ({ value, label: LABEL })) },
                label: LABEL,
              },
              is_bound: { kind: 'boolean', label: LABEL },
            },
            { key: 'third-setting', list: { filters } },
          ),
        ],
      );
    const totals = async () => {
      const { rows } = await database.query<{ total: string }>(
        `select concat_ws(' ', field, value, delta) as total from listed.value_total where module = 'third-setting' order by field, value`,
      );
      return rows.map(({ total }) => total);
    };
    await reconcileStorage(database, rarityOf(['rare'], []));
    await database.query(
      `insert into revision_third_setting (module, branch_id, record_id, sort_key, from_seq, data, hash)
       select 'third-setting', 1, id, id, 1, data::jsonb, ''
         from (values ('1', '{"rarity": "rare", "is_bound": true}'), ('2', '{"rarity": "epic", "is_bound": "no"}'), ('3', '{}')) as r (id, data)`,
    );
    await reconcileStorage(database, rarityOf(['rare'], ['rarity', 'is_bound']));
    expect(await totals()).toEqual(['is_bound  2', 'is_bound true 1', 'rarity  2', 'rarity rare 1']);
    await reconcileStorage(database, rarityOf(['epic', 'rare'], ['rarity']));
    expect(await totals()).toEqual(['rarity  1', 'rarity epic 1', 'rarity rare 1']);
    await reconcileStorage(database, rarityOf(['epic', 'rare'], []));
    expect(await totals()).toEqual([]);
  });
});
