import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withSpool } from './with-spool.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'quartermaster-spool-test-'));
});
afterEach(() => rm(parent, { recursive: true }));

const putDown = (folder: string) => writeFile(join(folder, 'part'), 'content');

describe('the folder of a copy', () => {
  it('has another name each time, is private to its owner, and is removed with what is in it', async () => {
    const seen = async (folder: string) => {
      await putDown(folder);
      return { name: basename(folder), mode: (await stat(folder)).mode & 0o777 };
    };
    const [first, second] = [await withSpool(seen, parent), await withSpool(seen, parent)];
    expect([first.mode, second.mode]).toEqual([0o700, 0o700]);
    expect(first.name).not.toBe(second.name);
    expect(await readdir(parent)).toEqual([]);
  });

  it('is removed where the copy fails', async () => {
    const failing = withSpool(async (folder) => {
      await putDown(folder);
      throw new Error('The store is away.');
    }, parent);
    await expect(failing).rejects.toThrow('The store is away.');
    expect(await readdir(parent)).toEqual([]);
  });
});
