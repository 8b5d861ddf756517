import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPlayerStore } from './player-store.ts';

let folder: string;
const log = (): void => undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'player-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('remembers players across starts, and begins with none', async () => {
  const store = createPlayerStore({ dataDir: folder, log });
  await store.load();
  expect(store.get('mei', 'draws')).toBeUndefined();
  store.set('mei', 'draws', 7);
  await store.save();
  const next = createPlayerStore({ dataDir: folder, log });
  await next.load();
  expect(next.get('mei', 'draws')).toBe(7);
});

it('is saved again after a save that failed', async () => {
  const dataDir = join(folder, 'data');
  await writeFile(dataDir, 'no folder');
  const store = createPlayerStore({ dataDir, log });
  store.set('mei', 'draws', 7);
  await expect(store.save()).rejects.toMatchObject({ code: 'EEXIST' });
  await rm(dataDir);
  await store.save();
  const next = createPlayerStore({ dataDir, log });
  await next.load();
  expect(next.get('mei', 'draws')).toBe(7);
});

it('does not begin with none where its file cannot be read', async () => {
  await mkdir(join(folder, 'players.json'));
  const store = createPlayerStore({ dataDir: folder, log });
  await expect(store.load()).rejects.toMatchObject({ code: 'EISDIR' });
});
