import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { isFolderUnwritable } from './folder-unwritable.ts';
import { createLocalFileStore, removePartialFiles } from './local-file-store.ts';

let folder: string;
let files: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
  files = createLocalFileStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const textOf = async (key: string): Promise<string> => Buffer.from(await files.getBytes(key)).toString();

describe('a file in the store', () => {
  it('that is not there is told as a file system tells it, however it is read', async () => {
    for (const read of [files.getBytes, files.getStream])
      await expect(read('bundles/none')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('is there as it was put, by bytes or by stream, and replaced whole', async () => {
    await files.put('bundles/a', Buffer.from('first'));
    await files.put('bundles/a', Readable.from([Buffer.from('sec'), Buffer.from('ond')]));
    expect(await textOf('bundles/a')).toBe('second');
    expect(await readdir(join(folder, 'bundles'))).toEqual(['a']);
  });

  it.each([
    ['bytes', () => Buffer.from('whole')],
    ['a stream', () => Readable.from([Buffer.from('whole')])],
  ])('made of %s is refused as unwritable where its folder takes none', async (_what, content) => {
    await writeFile(join(folder, 'taken'), 'no folder');
    const unwritable = createLocalFileStore(join(folder, 'taken'));
    const refused: unknown = await unwritable
      .put('bundles/a', content())
      .catch((problem: unknown) => problem);
    expect(isFolderUnwritable(refused)).toBe(true);
  });

  it('is not there at all where its bytes broke off, and the one before it stays', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('half');
      throw new Error('The line went dead.');
    }
    await expect(files.put('imports/b', Readable.from(broken()))).rejects.toThrow('The line went dead.');
    await files.put('imports/c', Buffer.from('whole'));
    await expect(files.put('imports/c', Readable.from(broken()))).rejects.toThrow('The line went dead.');
    expect(await textOf('imports/c')).toBe('whole');
    expect(await readdir(join(folder, 'imports'))).toEqual(['c']);
  });
});

it('lists no files where there is no folder yet, and fails where the folder cannot be read', async () => {
  const listed = async (path: string) => {
    const keys: string[] = [];
    for await (const { key } of createLocalFileStore(path).list()) keys.push(key);
    return keys;
  };
  expect(await listed(join(folder, 'nowhere'))).toEqual([]);
  await writeFile(join(folder, 'no-folder'), '');
  await expect(listed(join(folder, 'no-folder'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('what a process was writing when it died is removed, but not what another one writes now', async () => {
  await mkdir(join(folder, 'imports'));
  for (const name of ['left.partial', 'new.partial', 'whole'])
    await writeFile(join(folder, 'imports', name), name);
  const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of ['left.partial', 'whole'])
    await utimes(join(folder, 'imports', name), hoursAgo, hoursAgo);
  await removePartialFiles(folder);
  expect((await readdir(join(folder, 'imports'))).sort()).toEqual(['new.partial', 'whole']);
  await removePartialFiles(folder, 0);
  expect(await readdir(join(folder, 'imports'))).toEqual(['whole']);
  await removePartialFiles(join(folder, 'nowhere'));
});
