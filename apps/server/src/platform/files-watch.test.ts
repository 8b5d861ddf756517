import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFilesWatch } from './files-watch.ts';
import { createLocalFileStore } from './local-file-store.ts';

let scratch: string;
let said: string[];
const folder = () => join(scratch, 'files');
const note = (_about: unknown, sentence?: string): void => void said.push(sentence ?? '');
const logger = { error: note, info: note };

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'files-watch-'));
  said = [];
});
afterEach(() => rm(scratch, { recursive: true }));

it('tells once when the folder takes no files, and when it takes them again, and leaves nothing in it', async () => {
  const watch = createFilesWatch({ logger, files: createLocalFileStore(folder()) });
  await watch.ask();
  expect(await readdir(scratch)).toEqual([]);
  await mkdir(folder());
  await watch.ask();
  expect([watch.state(), await readdir(folder())]).toEqual(['ok', []]);
  await rm(folder(), { recursive: true });
  await writeFile(folder(), 'no folder');
  await watch.ask();
  await watch.ask();
  expect(watch.state()).toBe('unwritable');
  await rm(folder());
  await watch.ask();
  watch.close();
  expect(watch.state()).toBe('ok');
  expect(said).toEqual([
    'the folder of files cannot be written to',
    'the folder of files can be written to again',
  ]);
});

it('asks by itself, and leaves a full disk to its own watch', async () => {
  let asked = 0;
  const check = () => {
    asked += 1;
    return Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  };
  const watch = createFilesWatch({ logger, files: { name: 'files', check }, everyMilliseconds: 1 });
  await expect.poll(() => asked).toBeGreaterThan(1);
  watch.close();
  expect([watch.state(), said]).toEqual(['ok', []]);
});
