import type { ImportOptions } from '@quartermaster/contract/http/import';
import type { JsonValue } from '@quartermaster/domain/core/json';
import { registry } from '@quartermaster/domain/modules/index';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SYSTEM_ACTOR } from '../../platform/actor.ts';
import { listTableOf, wronglyListed } from '../../engine/list-table.ts';
import { wronglyCounted } from '../../engine/value-totals.ts';
import { IS_HEAD, partitionOf } from '../../engine/partition.ts';
import { createImportScene, type ImportScene } from '../../testing/import-scene.ts';
import { findImport, type StoredImport } from './import-jobs.repo.ts';
import type { ImportPlace } from './stage-import.ts';
import { suggestModules } from './suggest-modules.ts';

const items = registry.get('item-setting');
const partition = partitionOf(items);

let scene: ImportScene;
let database: ImportScene['database'];
let imports: ImportScene['imports'];
let actor: ImportScene['actor'];
let place: ImportPlace;

beforeAll(async () => {
  scene = await createImportScene();
  ({ database, imports, actor } = scene);
});

beforeEach(async () => {
  place = await scene.newPlace();
});

afterAll(() => scene.close());

const stage = (text: string) => scene.stage(place, text);
const check = (job: StoredImport, options?: Partial<ImportOptions>) => scene.check(place, job, options);

async function write(id: string): Promise<StoredImport> {
  await imports.apply(SYSTEM_ACTOR, place, id, 'autumn prices');
  await imports.runWrite(id, actor, 'autumn prices');
  return imports.get(place, id);
}

async function bring(text: string, options: Partial<ImportOptions> = {}): Promise<StoredImport> {
  return write((await check(await stage(text), options)).id);
}

async function repeatedAt(job: StoredImport): Promise<readonly string[]> {
  const rows = await imports.rows(job, { outcome: null, problem: null, limit: 50, offset: 0 });
  return rows.flatMap(({ issues }) =>
    issues.filter(({ code }) => code === 'row_repeated').map(({ path }) => path),
  );
}

async function heads(): Promise<Record<string, Record<string, JsonValue>>> {
  const { rows } = await database.query<{ record_id: string; data: Record<string, JsonValue> }>(
    `select record_id, data from ${partition} where branch_id = $1 and ${IS_HEAD}`,
    [place.branchId],
  );
  return Object.fromEntries(rows.map(({ record_id: id, data }) => [id, data]));
}

const FILE = [
  'item_id,name.en,name.zh,name.jp,description.en,item_type,stack_limit,colour of the box',
  '1,Ember dust,餘燼之塵,残り火の粉,Warm to the touch,material,99,red',
  '2,"Moss ""tea""",苔茶,,"Two\nlines",consumable,20,green',
  '3,Broken,,,,sword,-5,',
].join('\r\n');

describe('a file of items', () => {
  it('is mapped by its headings, and columns that nothing matches are named', async () => {
    const job = await stage(FILE);
    expect(job.options.mapping['name.zh']).toBe('name.zh');
    expect(job.options.mapping['colour of the box']).toBeNull();
    expect(job.unknownColumns).toEqual(['colour of the box']);
    expect(job.columns[0]).toEqual({ name: 'item_id', samples: ['1', '2', '3'] });
  });

  it('is previewed row by row, and written exactly as previewed', async () => {
    const job = await check(await stage(FILE));
    expect(job.state).toBe('checked');
    expect(job.counts).toEqual({ new: 2, changed: 0, unchanged: 0, invalid: 1 });
    const rows = await imports.rows(job, { outcome: null, problem: null, limit: 50, offset: 0 });
    expect(rows[2]?.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(
      expect.arrayContaining(['item_type unknown_option', 'stack_limit greater_or_equal']),
    );
    const done = await write(job.id);
    expect(done.state).toBe('done');
    const stored = await heads();
    expect(Object.keys(stored)).toEqual(['1', '2']);
    expect(stored['1']).toEqual(rows[0]?.data);
    expect(stored['2']).toMatchObject({
      name: { en: 'Moss "tea"', zh: '苔茶' },
      description: { en: 'Two\nlines' },
    });
  });

  it('brought again changes nothing, and says so; so does one that was not checked', async () => {
    await bring(FILE);
    const staged = await stage(FILE);
    const refusal = () => imports.apply(SYSTEM_ACTOR, place, staged.id, '').catch(({ code }) => code);
    expect(await refusal()).toBe('import_state');
    const job = await check(staged);
    expect(job.counts).toEqual({ new: 0, changed: 0, unchanged: 2, invalid: 1 });
    expect(await refusal()).toBe('nothing_to_import');
  });

  it('marks the fields that would change, beside their present value', async () => {
    await bring(FILE);
    const job = await check(await stage('item_id,stack_limit\n1,120\n2,20'));
    const [first, second] = await imports.rows(job, { outcome: null, problem: null, limit: 50, offset: 0 });
    expect(first).toMatchObject({
      outcome: 'changed',
      changed: ['stack_limit'],
      current: { stack_limit: 99 },
      data: { stack_limit: 120 },
    });
    expect(second?.outcome).toBe('unchanged');
  });

  it('keeps or clears a value whose cell is empty, as asked', async () => {
    await bring(FILE);
    await bring('item_id,name.zh,stack_limit\n1,,100', { empty_cell: 'keep' });
    expect((await heads())['1']).toMatchObject({ name: { zh: '餘燼之塵' }, stack_limit: 100 });
    await bring('item_id,name.zh,stack_limit\n1,,101', { empty_cell: 'clear' });
    expect((await heads())['1']?.['name']).toEqual({ en: 'Ember dust', jp: '残り火の粉' });
  });

  it('only creates or only updates when that is wanted', async () => {
    await bring(FILE);
    const text = 'item_id,name.en,description.en,item_type\n1,Ember dust,Warm,material\n9,New,New,material';
    const created = await check(await stage(text), { mode: 'create' });
    expect(
      (await imports.rows(created, { outcome: 'invalid', problem: null, limit: 50, offset: 0 })).map(
        (row) => row.issues[0]?.code,
      ),
    ).toEqual(['record_exists']);
    const updated = await check(await stage(text), { mode: 'update' });
    expect(
      (await imports.rows(updated, { outcome: 'invalid', problem: null, limit: 50, offset: 0 })).map(
        (row) => row.issues[0]?.code,
      ),
    ).toEqual(['record_missing']);
  });

  it('finds its records by another field', async () => {
    await bring(FILE);
    await bring('name.en,stack_limit\nEmber dust,7', { match_field: 'name.en' });
    expect((await heads())['1']).toMatchObject({ stack_limit: 7 });
  });

  it('refuses a record that the file names twice, at the cell that names it', async () => {
    const job = await check(
      await stage('item_id,name.en,description.en,item_type\n1,A,A,material\n1,B,B,material'),
    );
    expect(job.counts).toMatchObject({ new: 1, invalid: 1 });
    expect(await repeatedAt(job)).toEqual(['item_id']);
    await bring(FILE);
    const byName = await stage('name.en,stack_limit\nEmber dust,7\nEmber dust,8');
    expect(await repeatedAt(await check(byName, { match_field: 'name.en' }))).toEqual(['name']);
  });

  it('finds records by another field, but gives none of them another ID', async () => {
    await bring(FILE);
    const renamed = await check(await stage('item_id,name.en,stack_limit\n77,Ember dust,7'), {
      match_field: 'name.en',
    });
    expect(renamed.counts).toEqual({ new: 0, changed: 0, unchanged: 0, invalid: 1 });
    const [row] = await imports.rows(renamed, { outcome: null, problem: null, limit: 1, offset: 0 });
    expect(row?.issues).toMatchObject([{ path: 'item_id', code: 'read_only' }]);
  });

  it('is not written when a record changed after the preview', async () => {
    await bring(FILE);
    const stale = await check(await stage('item_id,stack_limit\n1,55'));
    await bring('item_id,stack_limit\n1,44');
    const job = await write(stale.id);
    expect(job).toMatchObject({ state: 'failed', problem: { code: 'import_stale', params: { records: 1 } } });
    expect((await heads())['1']).toMatchObject({ stack_limit: 44 });
    expect((await write((await check(job)).id)).state).toBe('done');
  });

  it('can be JSON, as an export writes it', async () => {
    const record = {
      item_id: 5,
      name: { en: 'Lantern' },
      description: { en: 'Light' },
      item_type: 'key_item',
    };
    const job = await bring(JSON.stringify({ module: 'item-setting', records: [record] }));
    expect(job.state).toBe('done');
    expect((await heads())['5']).toMatchObject(record);
  });

  it('remembers the mapping and the choices for the next file', async () => {
    const first = await stage('number,stack_limit\n1,5');
    await check(first, {
      mapping: { number: 'item_id', stack_limit: null },
      mode: 'update',
      empty_cell: 'clear',
    });
    const next = await stage('number,stack_limit\n2,6');
    expect(next.options).toMatchObject({
      mapping: { number: 'item_id', stack_limit: null },
      mode: 'update',
      empty_cell: 'clear',
    });
  });

  it.each([
    ['item_id,name.en\n1,"open', 'import_csv'],
    ['item_id,item_id\n1,2', 'import_columns'],
    ['item_id\n', 'import_empty'],
    ['[1, 2]', 'import_json'],
    ['{"broken":', 'import_json'],
  ])('is refused with a reason when it cannot be read: %j', async (text, code) => {
    await expect(stage(text)).rejects.toMatchObject({ code });
  });

  it('never reaches the list of another branch', async () => {
    const job = await stage(FILE);
    await expect(imports.get({ ...place, branchId: place.branchId + 999 }, job.id)).rejects.toMatchObject({
      code: 'import_not_found',
    });
    expect(await findImport(database, job.id)).toBeDefined();
  });

  it('keeps totals, links and history as a save by hand does', async () => {
    await bring(FILE);
    await bring('item_id,stack_limit\n1,120');
    const { rows: totals } = await database.query<{ total: number }>(
      'select sum(delta)::int as total from record_total where branch_id = $1',
      [place.branchId],
    );
    expect(totals).toEqual([{ total: 2 }]);
    const { rows: revisions } = await database.query(
      `select r.from_seq from ${partition} as r join change_set as c on c.seq = r.from_seq and c.kind = 'import'
        where r.branch_id = $1 and record_id = '1'`,
      [place.branchId],
    );
    expect(revisions).toHaveLength(2);
    const table = listTableOf(registry.get(place.module));
    if (table === null) throw new Error('Items are filtered and sorted.');
    expect((await database.query(wronglyListed(table, partition))).rows).toEqual([]);
    expect((await database.query(wronglyCounted(registry.get(place.module)))).rows).toEqual([]);
    const listed = await database.query(
      `select f_stack_limit from ${table.name} where branch_id = $1 and record_id = '1'`,
      [place.branchId],
    );
    expect(listed.rows).toEqual([{ f_stack_limit: 120 }]);
  });
});

describe('a file whose module is looked for', () => {
  it('is suggested the module that knows most of its columns, beside where its owner imported last', async () => {
    await bring(FILE);
    const columns = ['item_id', 'name.en', 'item_type', 'stack_limit', 'colour of the box'];
    const { modules, recent } = await suggestModules(database, registry, actor.accountId, columns);
    expect(modules[0]).toEqual({ module: 'item-setting', matched: 4 });
    expect(modules).toHaveLength(registry.modules.length);
    expect(recent).toEqual(['item-setting']);
    const none = await suggestModules(database, registry, actor.accountId, []);
    expect(none.modules.every(({ matched }) => matched === 0)).toBe(true);
  });
});
