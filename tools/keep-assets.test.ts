import { mkdtemp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from './keep-assets.ts';

let folder: string;
const earlier = () => join(folder, 'earlier');
const draft = () => join(folder, 'draft');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keep-assets-'));
  await mkdir(earlier());
  await mkdir(draft());
});
afterEach(() => rm(folder, { recursive: true }));

it('takes the files of earlier builds along, and leaves those of the new build alone', async () => {
  await writeFile(join(earlier(), 'page-old.js'), 'old page');
  await writeFile(join(earlier(), 'shared.js'), 'earlier');
  await writeFile(join(draft(), 'shared.js'), 'new');
  await keepAssets(earlier(), draft());
  await rm(earlier(), { recursive: true });
  expect((await readdir(draft())).toSorted()).toEqual(['page-old.js', 'shared.js']);
  expect(await readFile(join(draft(), 'page-old.js'), 'utf8')).toBe('old page');
  expect(await readFile(join(draft(), 'shared.js'), 'utf8')).toBe('new');
});

it('leaves behind what was built more than a week ago', async () => {
  await writeFile(join(earlier(), 'page-old.js'), 'old page');
  const built = new Date('2026-06-01T12:00:00Z');
  await utimes(join(earlier(), 'page-old.js'), built, built);
  await keepAssets(earlier(), draft(), built.getTime() + 6 * 86_400_000);
  expect(await readdir(draft())).toEqual(['page-old.js']);
  await rm(join(draft(), 'page-old.js'));
  await keepAssets(earlier(), draft(), built.getTime() + 8 * 86_400_000);
  expect(await readdir(draft())).toEqual([]);
});

it('does without an earlier build', async () => {
  await keepAssets(join(folder, 'nowhere'), draft());
  expect(await readdir(draft())).toEqual([]);
});
