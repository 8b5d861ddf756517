import { chown, mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { POINTER, preparePostgresHome, removePostgresHome } from './postgres-home.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quartermaster-home-'));
});
afterAll(async () => {
  await removePostgresHome(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

// Only root's database is elsewhere.
it.skipIf(process.getuid?.() !== 0)('does not write again where the database is', async () => {
  const { cluster } = await preparePostgresHome(dataDir);
  const pointer = join(dataDir, POINTER);
  const LONG_AGO = 1_000_000_000;
  await utimes(pointer, LONG_AGO, LONG_AGO);
  expect((await preparePostgresHome(dataDir)).cluster).toBe(cluster);
  expect((await stat(pointer)).mtimeMs).toBe(LONG_AGO * 1000);
  expect(await readdir(dataDir)).toEqual([POINTER]);
});

it.skipIf(process.getuid?.() !== 0)('runs the database as the user who owns it', async () => {
  const { cluster } = await preparePostgresHome(dataDir);
  await mkdir(cluster);
  await chown(cluster, 4_321, 4_322);
  expect((await preparePostgresHome(dataDir)).owner).toEqual({ uid: 4_321, gid: 4_322 });
});
