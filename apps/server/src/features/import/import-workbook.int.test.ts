import { Readable } from 'node:stream';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLocalFileStore } from '../../platform/local-file-store.ts';
import { libraryRegistry } from '../../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../../testing/store-scene.ts';
import { archiveFile, workbookFile, type TestWorkbook } from '../../testing/workbook-file.ts';
import { invalidRowsCsv } from './import-errors-csv.ts';
import { createImportService, type ImportService } from './import.service.ts';
import type { StoredImport } from './import-jobs.repo.ts';

let scene: StoreScene;
let folder: string;
let imports: ImportService;
let actor: { accountId: number };
let place: { branchId: number; module: string };

beforeAll(async () => {
  scene = await createStoreScene();
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-import-'));
  const { database } = scene;
  imports = createImportService({
    database,
    files: createLocalFileStore(folder),
    registry: libraryRegistry,
    fixedRecords: {},
    clock: systemClock,
  });
  const account = await database.query<{ id: number }>(
    `insert into account (username, display_name, role, password_hash) values ('mei', 'Mei', 'admin', '') returning id`,
  );
  actor = { accountId: onlyRow(account).id };
  place = { branchId: scene.branchId, module: 'book-setting' };
});
afterAll(async () => {
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
      raw: { 'name.en': '#REF!' },
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
    ['half of one', async () => (await workbookFile({ sheets: HEAD })).subarray(0, 700), 'import_workbook'],
    ['one whose sheet is damaged', () => workbookFile({ sheets: `${HEAD}<row><oops` }), 'import_workbook'],
  ])('that is %s is refused, and leaves nothing', async (_what, make, code) => {
    const kept = await readdir(join(folder, 'imports'));
    await expect(stage(await make())).rejects.toMatchObject({ code });
    expect(await readdir(join(folder, 'imports'))).toEqual(kept);
  });
});
