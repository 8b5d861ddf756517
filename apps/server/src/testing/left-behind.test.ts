import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { thisProcess } from '../platform/data-lock.ts';
import { BACK_POINTER, POINTER } from '../platform/postgres-home.ts';
import { createOwnedFolder, removeLeftBehind } from './left-behind.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'left-behind-'));
});
afterEach(() => rm(parent, { recursive: true }));

/** A folder whose process has ended. */
async function makeLeftBehind(): Promise<string> {
  const folder = await createOwnedFolder('quartermaster-test-', parent);
  const { pid } = spawnSync(process.execPath, ['--version']);
  await writeFile(join(folder, `made-by-${hostname()}`), JSON.stringify({ pid, startedAt: '1' }));
  return folder;
}

it('removes folders of processes that ended, and no others', async () => {
  const left = await makeLeftBehind();
  const owned = await createOwnedFolder('quartermaster-test-', parent);
  const unmarked = await mkdtemp(join(parent, 'quartermaster-test-'));
  expect(await removeLeftBehind([parent])).toEqual([left]);
  expect((await readdir(parent)).sort()).toEqual([owned, unmarked].map((folder) => basename(folder)).sort());
});

it('keeps a folder in which a product works', async () => {
  const dataDir = join(await makeLeftBehind(), 'product-1');
  await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  await writeFile(join(dataDir, 'lock'), thisProcess());
  expect(await removeLeftBehind([parent])).toEqual([]);
});

// Only root's database is elsewhere.
it.skipIf(process.getuid?.() !== 0)('removes the database that a data folder leads to', async () => {
  const dataDir = join(await makeLeftBehind(), 'data');
  const home = join(parent, 'elsewhere');
  await mkdir(join(home, 'cluster'), { recursive: true });
  await mkdir(dataDir);
  await writeFile(join(dataDir, POINTER), `${home}\n`);
  await writeFile(join(home, BACK_POINTER), dataDir);
  expect(await removeLeftBehind([parent])).toHaveLength(1);
  expect(existsSync(home)).toBe(false);
});
