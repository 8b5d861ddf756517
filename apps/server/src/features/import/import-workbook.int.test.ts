import { Readable } from 'node:stream';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { createBranchDirectory, type BranchDirectory } from '../../engine/branch.ts';
import type { SettingsGuard } from '../../engine/settings-guard.ts';
import { systemClock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { createLocalFileStore } from '../../platform/local-file-store.ts';
import { libraryRegistry } from '../../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../../testing/store-scene.ts';
import { archiveFile, workbookFile, type TestWorkbook } from '../../testing/workbook-file.ts';
import { forgetImports } from './forget-imports.ts';
import { invalidRowsCsv } from './import-errors-csv.ts';
import { createImportBatchService, type ImportBatchService } from './import-batch.service.ts';
import { presentBatch } from './present-batch.ts';
import { createImportService, type ImportService } from './import.service.ts';
import type { StoredImport } from './import-jobs.repo.ts';

let scene: StoreScene;
let folder: string;
let files: FileStore;
let imports: ImportService;
let batches: ImportBatchService;
let branches: BranchDirectory;
let actor: { accountId: number };
let place: { branchId: number; module: string };

beforeAll(async () => {
  scene = await createStoreScene();
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-import-'));
  const { database } = scene;
  branches = createBranchDirectory(database);
  files = createLocalFileStore(folder);
  const deps = {
    database,
    files,
    registry: libraryRegistry,
    fixedRecords: {},
    clock: systemClock,
  };
  imports = createImportService(deps);
  // Nothing here is protected.
  const guard: SettingsGuard = (...asked) => Promise.resolve(asked[2]);
  batches = createImportBatchService({ ...deps, imports, branches, guard });
  await database.query('insert into branch (environment_id) values (1)');
  const account = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('mei', 'Mei', 'admin', '') returning id`,
  );
  actor = { accountId: onlyRow(account).id };
  place = { branchId: scene.branchId, module: 'book-setting' };
});
afterAll(async () => {
  branches.close();
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

const cell = (content: string) => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
const HEAD = `<row>${['book_id', 'name.en', 'genre', 'pages'].map(cell).join('')}</row>`;

const stage = (bytes: Buffer) =>
  imports.stage(actor, place, { fileName: 'books.xlsx', content: Readable.from([bytes]) });

async function check(job: StoredImport): Promise<StoredImport> {
  await imports.preview(place, job.id, { ...job.options, sheet: 'whatever a client says' });
  await imports.runCheck(job.id);
  return imports.get(place, job.id);
}

const stageBook = async (workbook: TestWorkbook) => stage(await workbookFile(workbook));

describe('a workbook of books', () => {
  it('is read, checked and written like any table, by what it is and not by its name', async () => {
    const job = await stageBook({
      sheets: `${HEAD}<row><c><v>1</v></c>${cell('Embers')}${cell('tale')}<c><f>200+20</f><v>220</v></c></row>`,
    });
    expect(job).toMatchObject({ format: 'xlsx', options: { sheet: 'Sheet1' }, unknownColumns: [] });
    expect(job.columns[3]).toEqual({ name: 'pages', samples: ['220'] });
    const checked = await check(job);
    expect(checked).toMatchObject({
      progress: 1,
      counts: { new: 1, invalid: 0 },
      options: { sheet: 'Sheet1' },
    });
    const [row] = await imports.rows(checked, { outcome: null, problem: null, limit: 10, offset: 0 });
    expect(row?.data).toMatchObject({ book_id: 1, name: { en: 'Embers' }, genre: 'tale', pages: 220 });
  });

  it('with an error in a cell names the cell, and writes nothing of that row', async () => {
    const rows = [
      `<row r="2"><c r="A2"><v>2</v></c><c r="B2" t="e"><v>#REF!</v></c>${cell('tale')}<c><v>1</v></c></row>`,
      `<row r="3"><c r="A3"><v>3</v></c>${cell('Moss')}${cell('tale')}<c r="D3"><f>NOW()</f></c></row>`,
    ];
    const job = await check(await stageBook({ sheets: HEAD + rows.join('') }));
    expect(job.counts).toEqual({ new: 0, changed: 0, unchanged: 0, invalid: 2 });
    const [first, second] = await imports.rows(job, {
      outcome: 'invalid',
      problem: null,
      limit: 10,
      offset: 0,
    });
    expect(first).toMatchObject({
      cells: ['2', '#REF!', 'tale', '1'],
      issues: [{ path: 'name.en', code: 'cell_fault', params: { cell: 'B2', fault: '#REF!' } }],
    });
    expect(second?.issues).toMatchObject([
      { path: 'pages', code: 'cell_not_calculated', params: { cell: 'D3' } },
    ]);
    const errors = await text(invalidRowsCsv(scene.database, job, 'zh'));
    expect(errors).toContain('儲存格 B2 顯示 #REF!');
    expect(errors).toContain(',#REF!,');
  });

  it('of several sheets is read from the one that is chosen', async () => {
    const row = (id: number) => `<row><c><v>${id}</v></c>${cell('A')}${cell('map')}<c><v>9</v></c></row>`;
    const job = await stageBook({
      sheets: [
        { name: 'Notes', xml: `<row>${cell('what')}</row><row>${cell('Read me')}</row>` },
        { name: 'Books', xml: HEAD + row(11) + row(12) },
        { name: 'Secret', state: 'hidden', xml: HEAD + row(13) },
      ],
    });
    expect(job).toMatchObject({ options: { sheet: 'Notes' }, unknownColumns: ['what'] });
    expect(await imports.sheets(place, job.id)).toEqual(['Notes', 'Books']);
    const chosen = await imports.chooseSheet(place, job.id, 'Books');
    expect(chosen).toMatchObject({ state: 'staged', unknownColumns: [], options: { sheet: 'Books' } });
    expect((await check(chosen)).counts).toMatchObject({ new: 2, invalid: 0 });
    await expect(imports.chooseSheet(place, job.id, 'Secret')).rejects.toMatchObject({
      code: 'import_sheet',
    });
  });

  it('has no sheets to choose when it is none', async () => {
    const job = await stage(Buffer.from('book_id,pages\n1,2'));
    expect(job.options.sheet).toBeNull();
    expect(await imports.sheets(place, job.id)).toEqual([]);
    await expect(imports.chooseSheet(place, job.id, 'Books')).rejects.toMatchObject({ code: 'import_sheet' });
  });

  it.each([
    ['an archive of other things', () => archiveFile({ 'books.csv': 'book_id\n1' }), 'import_archive'],
    ['no archive at all', () => Buffer.from([1, 0, 2, 0, 255, 254, 3]), 'import_workbook'],
    ['half of one', async () => (await workbookFile({ sheets: HEAD })).subarray(0, 700), 'import_workbook'],
    ['one whose sheet is damaged', () => workbookFile({ sheets: `${HEAD}<row><oops` }), 'import_workbook'],
  ])('that is %s is refused, and leaves nothing', async (_what, make, code) => {
    const kept = await readdir(join(folder, 'imports'));
    await expect(stage(await make())).rejects.toMatchObject({ code });
    expect(await readdir(join(folder, 'imports'))).toEqual(kept);
  });
});

describe('a workbook with a sheet for each module, and a file beside it', () => {
  const HERE = { env: 'dev', version: '1.0' };
  const line = (...cells: readonly string[]) => `<row>${cells.map(cell).join('')}</row>`;
  const CHAPTERS = line('book', 'chapter_no', 'name.en') + line('21', '1', 'Dawn') + line('22', '1', 'Dusk');
  const BOOKS = HEAD + line('21', 'Embers', 'tale', '220') + line('22', 'Moss', 'folk', '90');
  const sheets = [
    { name: 'Read me', xml: line('what') + line('Numbers of spring') },
    { name: 'Empty', xml: '' },
    { name: 'Chapters', xml: CHAPTERS },
    { name: 'Books', xml: BOOKS },
  ];
  const reviews = 'id,books,text\n1,21|22,Both\n2,77,Of a book that is not there';

  const add = (id: string, fileName: string, bytes: Buffer) =>
    batches.addFile(HERE, id, { fileName, content: Readable.from([bytes]) });
  const counts = async (id: string) =>
    presentBatch(await batches.get(HERE, id), 'en').imports.map((part) => [
      part.sheet ?? part.file_name,
      part.counts.new,
      part.counts.invalid,
    ]);
  const checkAll = async (id: string): Promise<void> => {
    await batches.preview(HERE, id);
    await batches.runCheck(id);
  };
  const seqs = async (): Promise<number> =>
    Number(onlyRow(await scene.database.query<{ count: string }>('select count(*) from change_set')).count);

  it('is one preview, one change and one undo', async () => {
    const { batch } = await batches.create(HERE, actor);
    const kept = (await readdir(join(folder, 'imports'))).length;
    await add(batch.id, 'spring.xlsx', await workbookFile({ sheets }));
    const rules = Buffer.from('id,text\n5,No shouting');
    await add(batch.id, 'rule-setting-dev-1.0.csv', rules);
    const staged = await add(batch.id, 'Reviews.csv', Buffer.from(reviews));
    // The module is recognised by the name of the sheet or file and by the columns; the notes match none.
    expect(staged.imports.map(({ module, options }) => [options.sheet, module])).toEqual([
      ['Read me', ''],
      ['Chapters', 'chapter-setting'],
      ['Books', 'book-setting'],
      [null, 'rule-setting'],
      [null, 'review-setting'],
    ]);
    await expect(batches.preview(HERE, batch.id)).rejects.toMatchObject({ code: 'module_not_found' });
    const [notes] = staged.imports;
    await batches.choose(HERE, batch.id, notes?.id ?? '', null);
    expect(await readdir(join(folder, 'imports'))).toHaveLength(kept + 4);

    // Chapters come before their books in the workbook. One book is wrong, and so its chapter has no parent.
    await checkAll(batch.id);
    expect(await counts(batch.id)).toEqual([
      ['Chapters', 1, 1],
      ['Books', 1, 1],
      ['rule-setting-dev-1.0.csv', 1, 0],
      ['Reviews.csv', 2, 0],
    ]);
    const step = { note: 'spring', confirmation: undefined };
    await expect(batches.apply(HERE, batch.id, step, actor)).rejects.toMatchObject({
      code: 'import_batch_invalid',
      params: { rows: 2 },
    });

    // The row is edited where any import's rows are, and everything is checked again.
    const books = staged.imports[2];
    const at = { branchId: scene.branchId, module: 'book-setting' };
    await imports.editRow(at, books?.id ?? '', 3, { cells: { genre: 'song' } });
    await expect(imports.apply(actor, at, books?.id ?? '', '')).rejects.toMatchObject({
      code: 'import_state',
    });
    await checkAll(batch.id);
    expect((await counts(batch.id)).map(([, added, invalid]) => [added, invalid])).toEqual([
      [2, 0],
      [2, 0],
      [1, 0],
      [2, 0],
    ]);
    // A reference to a row of another file is found; one to a missing record is listed.
    const { first, total } = await batches.references(HERE, batch.id);
    expect([total, first.map(({ recordId, toRecordId }) => [recordId, toRecordId])]).toEqual([
      1,
      [['2', '77']],
    ]);

    const before = await seqs();
    await batches.apply(HERE, batch.id, step, actor);
    await batches.runWrite(batch.id, actor, 'spring');
    const done = presentBatch(await batches.get(HERE, batch.id), 'en');
    expect(done.state).toBe('done');
    // One for the version, and one for what the environment has for all versions.
    expect(await seqs()).toBe(before + 2);
    expect(done.change_seqs).toHaveLength(2);
    expect(await scene.problems()).toEqual([]);
    const again = await stage(
      await workbookFile({ sheets: [{ name: 'Books', xml: HEAD + line('22', 'Moss', 'song', '90') }] }),
    );
    expect((await check(again)).counts).toMatchObject({ unchanged: 1, new: 0 });

    const undone = await batches.undo(HERE, batch.id, undefined, actor);
    expect(presentBatch(undone, 'en').state).toBe('undone');
    expect((await check(again)).counts).toMatchObject({ unchanged: 0, new: 1 });
  });

  it('refuses a record that two files have, and writes nothing when one moved since the preview', async () => {
    const { batch } = await batches.create(HERE, actor);
    const book = (id: number, pages: number) =>
      Buffer.from(`book_id,name.en,genre,pages\n${id},Tides,map,${pages}`);
    await add(batch.id, 'book-setting-1.csv', book(31, 5));
    await add(batch.id, 'book-setting-2.csv', book(31, 6));
    await checkAll(batch.id);
    expect((await counts(batch.id)).map(([, added, invalid]) => [added, invalid])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const { imports: both } = await batches.get(HERE, batch.id);
    await batches.choose(HERE, batch.id, both[1]?.id ?? '', null);
    await add(batch.id, 'book-setting-3.csv', book(32, 7));
    await checkAll(batch.id);
    const module = libraryRegistry.get('book-setting');
    await scene.write([{ module, recordId: '32', data: { book_id: 32, name: { en: 'Mine' } } }]);
    const before = await seqs();
    await batches.apply(HERE, batch.id, { note: '' }, actor);
    await batches.runWrite(batch.id, actor, '');
    const stale = presentBatch(await batches.get(HERE, batch.id), 'en');
    expect([stale.state, stale.imports[0]?.problem?.code]).toEqual(['failed', 'import_stale']);
    expect(await seqs()).toBe(before);
  });

  it('is forgotten after two days with its rows, and so are files that were not checked', async () => {
    const { batch } = await batches.create(HERE, actor);
    await add(batch.id, 'book-setting.csv', Buffer.from('book_id,pages\n41,3'));
    const dayLater = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    await forgetImports(scene.database, files, dayLater(1));
    expect((await readdir(join(folder, 'imports'))).length).toBeGreaterThan(3);
    await forgetImports(scene.database, files, dayLater(3));
    expect(await readdir(join(folder, 'imports'))).toEqual([]);
    const left = await scene.database.query('select from import_row');
    expect(left.rowCount).toBe(0);
  });
});
