import type { ImportOptions } from '@quartermaster/contract/http/import';
import { registry } from '@quartermaster/domain/modules/index';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findRecords } from '../../engine/stored-record.ts';
import { SYSTEM_ACTOR } from '../../platform/actor.ts';
import { createImportScene, type ImportScene } from '../../testing/import-scene.ts';
import type { StoredImport } from './import-jobs.repo.ts';
import type { ImportPlace } from './stage-import.ts';

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

const HEAD =
  'item_id,name.en,name.zh,name.jp,description.en,description.zh,description.jp,item_type,stack_limit';
const row = (id: number, type: string, limit = '99', name = 'Tea'): string =>
  `${id},${name},茶,茶,Warm,溫,温,${type},${limit}`;
const file = (...rows: readonly string[]): string => [HEAD, ...rows].join('\n');

const page = { outcome: null, problem: null, limit: 50, offset: 0 };

it('tells problems by kind and field, the commonest first, and the rows that have one', async () => {
  const job = await check(
    await stage(
      file(row(1, 'Mat.'), row(2, 'Mat.'), row(3, 'material', 'many'), row(4, 'material', '"1,000"')),
    ),
  );
  const { problems } = await imports.problems(job);
  expect(
    problems.slice(0, 2).map(({ code, path, rows, is_uniform }) => [code, path, rows, is_uniform]),
  ).toEqual([
    ['unknown_option', 'item_type', 2, true],
    ['digits_only', 'stack_limit', 1, true],
  ]);
  const problem = { code: 'unknown_option', path: 'item_type' };
  const rows = await imports.rows(job, { ...page, problem });
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 3]);
  expect(await imports.count(job, { ...page, problem })).toBe(2);
  expect(job.counts.new).toBe(1);
});

it('asks once what a text means, and remembers it for the next file', async () => {
  const job = await check(await stage(file(row(1, 'Mat.'), row(2, 'mat. '))));
  const { values } = await imports.problems(job);
  expect(values.map(({ target, text, rows }) => [target, text, rows])).toEqual([
    ['item_type', 'Mat.', 1],
    ['item_type', 'mat.', 1],
  ]);
  expect(values[0]?.suggestions[0]).toBe('material');
  const meant = { item_type: { 'Mat.': 'material', 'mat.': 'material' } };
  const mapped = await check(job, { values: meant });
  expect(mapped.counts).toMatchObject({ new: 2, invalid: 0 });
  expect((await imports.problems(mapped)).values.map(({ text }) => text)).toEqual(['Mat.', 'mat.']);
  const next = await check(await stage(file(row(3, 'Mat.'))));
  expect(next.counts).toMatchObject({ new: 1, invalid: 0 });
});

it('fills what the file lacks, in new records alone', async () => {
  const first = await check(await stage(file(row(1, 'material'))));
  await imports.apply(SYSTEM_ACTOR, place, first.id, '');
  await imports.runWrite(first.id, actor, '');
  const lacking = 'item_id,name.en,name.zh,name.jp,item_type\n1,Moss,苔,苔,material\n2,Salt,鹽,塩,material';
  const staged = await stage(lacking);
  const fill = { description: { en: 'To be written', zh: '待撰寫', jp: '執筆予定' }, stack_limit: 5 };
  const job = await check(staged, { fill });
  expect(job.counts).toEqual({ new: 1, changed: 1, unchanged: 0, invalid: 0 });
  await imports.apply(SYSTEM_ACTOR, place, job.id, '');
  await imports.runWrite(job.id, actor, '');
  const written = await findRecords(database, registry.get('item-setting'), place.branchId, ['1', '2']);
  expect(written.map(({ data }) => data['stack_limit'])).toEqual([99, 5]);
  await expect(check(await stage(lacking), { fill: { colour: 'red' } })).rejects.toMatchObject({
    code: 'import_mapping',
  });
  expect((await stage(lacking)).options.fill).toEqual(fill);
  expect((await stage(file(row(9, 'material')))).options.fill).toEqual({});
});

it('writes the cells that were edited after the upload', async () => {
  const job = await check(
    await stage(file(row(1, 'material', 'many'), row(2, 'material'), row(2, 'material'))),
  );
  expect(job.counts).toMatchObject({ new: 1, invalid: 2 });
  const edited = await imports.editRow(place, job.id, 2, { cells: { stack_limit: '7' } });
  expect(edited.counts).toMatchObject({ new: 2, invalid: 1 });
  // The third row is repeated no longer once the second one is another item.
  const apart = await imports.editRow(place, job.id, 3, { cells: { item_id: '3' } });
  expect(apart.counts).toMatchObject({ new: 3, invalid: 0 });
  const again = await check(apart);
  expect(again.counts).toMatchObject({ new: 3, invalid: 0 });
  await imports.apply(SYSTEM_ACTOR, place, job.id, '');
  await imports.runWrite(job.id, actor, '');
  const written = await findRecords(database, registry.get('item-setting'), place.branchId, ['1', '2', '3']);
  expect(written.map(({ data }) => data['stack_limit'])).toEqual([7, 99, 99]);
  await expect(imports.editRow(place, job.id, 2, { cells: { stack_limit: '8' } })).rejects.toMatchObject({
    code: 'import_state',
  });
});

it('refuses a cell that the file does not have', async () => {
  const job = await check(await stage(file(row(1, 'material'))));
  await expect(imports.editRow(place, job.id, 2, { cells: { colour: 'red' } })).rejects.toMatchObject({
    code: 'import_mapping',
  });
  await expect(imports.editRow(place, job.id, 9, { cells: { stack_limit: '1' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('finds records by the names that a file has in place of their numbers', async () => {
  const items = await check(await stage(file(row(1, 'material', '9', 'Ember dust'), row(2, 'material'))));
  await imports.apply(SYSTEM_ACTOR, place, items.id, '');
  await imports.runWrite(items.id, actor, '');
  place = { ...place, module: 'item-reward-setting' };
  const job = await check(await stage('item_id\nEmber dust\n2\n'));
  const { values } = await imports.problems(job);
  expect(values).toMatchObject([{ target: 'item_id', text: 'Ember dust', rows: 1, suggestions: [1] }]);
  const mapped = await check(job, { values: { item_id: { 'Ember dust': 1 } } });
  const rows = await imports.rows(mapped, page);
  expect(rows.map(({ recordId, data }) => data?.['item_id'] ?? recordId)).not.toContain('Ember dust');
});
