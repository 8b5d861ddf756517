import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLocalFileStore } from '../platform/local-file-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { FILES_MARK } from '../platform/file-store.ts';
import { checkFiles, claimFiles } from './files-mark.ts';

let one: TestDatabase;
let other: TestDatabase;
let folder: string;
beforeAll(async () => {
  [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([one.close(), other.close()]));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-mark-'));
  for (const database of [one, other]) await database.query(`delete from setting where key = 'database-id'`);
});
afterEach(() => rm(folder, { recursive: true }));

it('the first start marks the folder, also one with files of an earlier release, and later ones find it', async () => {
  const files = join(folder, 'files');
  await mkdir(files);
  await writeFile(join(files, 'picture'), 'picture');
  await checkFiles(one, createLocalFileStore(files));
  await Promise.all([
    claimFiles(one, createLocalFileStore(files)),
    claimFiles(one, createLocalFileStore(files)),
  ]);
  await claimFiles(one, createLocalFileStore(files));
  await checkFiles(one, createLocalFileStore(files));
  expect(await readFile(join(files, FILES_MARK), 'utf8')).toMatch(/^[0-9a-f-]{36}\n$/);
});

it('a start that was killed before the folder was marked is made up for by the next one', async () => {
  const identity = { id: '6f1d7a38-0b0c-4a52-9c4e-0d4f1a2b3c4d', isMarked: false };
  await one.query(`insert into setting (key, value) values ('database-id', $1)`, [JSON.stringify(identity)]);
  await claimFiles(one, createLocalFileStore(folder));
  expect(await readFile(join(folder, FILES_MARK), 'utf8')).toBe(`${identity.id}\n`);
});

it('files of another database are refused, by a new database and by one that has files', async () => {
  await claimFiles(one, createLocalFileStore(join(folder, 'one')));
  await expect(claimFiles(other, createLocalFileStore(join(folder, 'one')))).rejects.toThrow(
    'belong to another database',
  );
  await claimFiles(other, createLocalFileStore(join(folder, 'other')));
  await expect(claimFiles(other, createLocalFileStore(join(folder, 'one')))).rejects.toThrow(
    'belong to another database',
  );
  await expect(checkFiles(other, createLocalFileStore(join(folder, 'one')))).rejects.toThrow(
    'belong to another database',
  );
});

it('a folder that is missing is refused, with what to do to go on all the same', async () => {
  const files = join(folder, 'files');
  await claimFiles(one, createLocalFileStore(files));
  await rename(files, join(folder, 'moved'));
  const refusal = await claimFiles(one, createLocalFileStore(files)).catch(({ message }: Error) => message);
  expect(refusal).toContain('it is missing');
  const [, id = '', file = ''] = /write (\S+) into (\S+)\.$/.exec(String(refusal)) ?? [];
  expect(file).toBe(join(files, FILES_MARK));
  await mkdir(files);
  await writeFile(file, id);
  await claimFiles(one, createLocalFileStore(files));
});
