import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findUnusedDatabases } from './unused-databases.ts';

it('names the databases whose data folder does not lead to them', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'quartermaster-unused-'));
  const root = join(scratch, 'root');
  const makeDatabase = async (name: string, dataDir: string): Promise<string> => {
    const folder = join(root, name);
    await mkdir(join(folder, 'cluster'), { recursive: true });
    await writeFile(join(folder, 'cluster/PG_VERSION'), '18\n');
    await writeFile(join(folder, 'data-folder'), dataDir);
    return folder;
  };
  const used = join(scratch, 'used');
  await mkdir(used);
  await writeFile(join(used, 'postgres-is-in'), `${await makeDatabase('a', used)}\n\nWhy.\n`);
  const deleted = await makeDatabase('b', join(scratch, 'deleted'));
  const replaced = await makeDatabase('c', used);
  await mkdir(join(root, 'postgres-18'), { recursive: true });

  expect(await findUnusedDatabases(root)).toEqual([
    { folder: deleted, dataDir: join(scratch, 'deleted'), bytes: 3 + join(scratch, 'deleted').length },
    { folder: replaced, dataDir: used, bytes: 3 + used.length },
  ]);
  expect(await findUnusedDatabases(join(scratch, 'nowhere'))).toEqual([]);
  await rm(scratch, { recursive: true });
});

it('leaves out what someone removes meanwhile', async () => {
  const root = await mkdtemp(join(tmpdir(), 'quartermaster-unused-'));
  const cluster = join(root, 'a', 'cluster');
  await mkdir(cluster, { recursive: true });
  const names = Array.from({ length: 500 }, (_, index) => join(cluster, String(index)));
  await Promise.all(names.map((name) => writeFile(name, '')));
  const listed = findUnusedDatabases(root);
  await Promise.all([listed, rm(join(root, 'a'), { recursive: true })]);
  expect((await listed).map(({ bytes }) => bytes).filter((bytes) => bytes > 0)).toEqual([]);
  expect(await findUnusedDatabases(root)).toEqual([]);
  await rm(root, { recursive: true });
});
