import { Readable } from 'node:stream';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportOptions } from '@quartermaster/contract/http/import';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyRow } from '../../db/only-row.ts';
import { findRecords } from '../../engine/stored-record.ts';
import { systemClock } from '../../platform/clock.ts';
import { createLocalFileStore } from '../../platform/local-file-store.ts';
import { libraryRegistry } from '../../testing/record-scene.ts';
import { createStoreScene, type StoreScene } from '../../testing/store-scene.ts';
import { createImportService, type ImportService } from './import.service.ts';
import type { StoredImport } from './import-jobs.repo.ts';

let scene: StoreScene;
let folder: string;
let imports: ImportService;
let actor: { accountId: number };

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
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

type Into = { readonly module: string; readonly parent?: string } & Partial<ImportOptions>;

/** Stages, checks and writes a file. */
async function bring(text: string, { module, ...options }: Into): Promise<StoredImport> {
  const place = { branchId: scene.branchId, module };
  const file = {
    fileName: 'file.csv',
    content: Readable.from([Buffer.from(text)]),
    parent: options.parent ?? null,
  };
  const staged = await imports.stage(actor, place, file);
  await imports.preview(place, staged.id, { ...staged.options, ...options });
  await imports.runCheck(staged.id);
  const checked = await imports.get(place, staged.id);
  if (checked.counts.new + checked.counts.changed === 0) return checked;
  await imports.apply(actor, place, staged.id, '');
  await imports.runWrite(staged.id, actor, '');
  return imports.get(place, staged.id);
}

const stored = async (module: string, ids: readonly string[]) => {
  const found = await findRecords(scene.database, libraryRegistry.get(module), scene.branchId, ids);
  return Object.fromEntries(found.map(({ recordId, data }) => [recordId, data]));
};

describe('an import of children', () => {
  const CHAPTERS = 'book,chapter_no,name.en,name.zh,name.jp\n1,1,One,一,一\n1,2,Two,二,二\n';

  it('is refused without them', async () => {
    const { counts } = await bring(CHAPTERS, { module: 'chapter-setting' });
    expect(counts).toMatchObject({ new: 0, invalid: 2 });
    const orphan = await bring('id,text\n3,a margin\n', { module: 'note-setting', parent: '7~1' });
    expect(orphan.counts).toMatchObject({ new: 0, invalid: 1 });
  });

  it('follows the parents that the file names', async () => {
    const books = 'book_id,name.en,name.zh,name.jp,genre,pages\n1,A,一,一,tale,9\n7,B,七,七,tale,9\n';
    await bring(books, { module: 'book-setting' });
    const { counts } = await bring(CHAPTERS, { module: 'chapter-setting' });
    expect(counts).toMatchObject({ new: 2, invalid: 0 });
    expect(await stored('chapter-setting', ['1~1', '1~2'])).toMatchObject({
      '1~2': { book: 1, chapter_no: 2 },
    });
  });

  it('goes into one parent when that is chosen, whatever the file names', async () => {
    const { counts } = await bring(CHAPTERS, { module: 'chapter-setting', parent: '7' });
    expect(counts).toMatchObject({ new: 2, invalid: 0 });
    expect(Object.keys(await stored('chapter-setting', ['7~1', '7~2']))).toHaveLength(2);
  });

  it('needs no column for a chosen parent', async () => {
    const { counts } = await bring('id,text\n3,a margin\n', { module: 'note-setting', parent: '7~1' });
    expect(counts).toMatchObject({ new: 1, invalid: 0 });
    expect(await stored('note-setting', ['7~1~3'])).toMatchObject({ '7~1~3': { chapter: '7~1', id: 3 } });
  });

  it('cannot go into a parent of modules that have none', async () => {
    await expect(bring('name.en\nA\n', { module: 'author-setting', parent: '7' })).rejects.toMatchObject({
      code: 'bad_request',
    });
  });
});

describe('an import of a singleton', () => {
  it('is one row', async () => {
    const { counts } = await bring('greeting.en,opens\nWelcome,9\n', { module: 'opening-setting' });
    expect(counts).toEqual({ new: 1, changed: 0, unchanged: 0, invalid: 0 });
    expect(await stored('opening-setting', ['main'])).toMatchObject({ main: { opens: 9 } });
  });

  it('refuses a second row', async () => {
    const { counts } = await bring('opens\n10\n11\n', { module: 'opening-setting' });
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 0, invalid: 1 });
  });
});

describe('an import into a protected environment', () => {
  it('refuses what takes effect at once and must not', async () => {
    const { database, branchId } = scene;
    const shared = await database.query<{ id: number }>(
      `with guarded as (update environment set is_protected = true
         where id = (select environment_id from branch where id = $1) returning id)
       insert into branch (environment_id) select id from guarded
       on conflict (environment_id, version_id) do update set environment_id = excluded.environment_id
       returning id`,
      [branchId],
    );
    const place = { branchId: onlyRow(shared).id, module: 'rule-setting' };
    const file = {
      fileName: 'rules.csv',
      content: Readable.from([Buffer.from('id,text,on_trial\n1,Hush,yes\n2,Read,no\n')]),
      parent: null,
    };
    const staged = await imports.stage(actor, place, file);
    await imports.preview(place, staged.id, staged.options);
    await imports.runCheck(staged.id);
    expect((await imports.get(place, staged.id)).counts).toMatchObject({ new: 1, invalid: 1 });
  });
});
