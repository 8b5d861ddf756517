import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quartermaster-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

function refusalOf(tool: string, dataDir: string, args: readonly string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, tool), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  return stderr.trim();
}

const NEVER_USED =
  'No console has used this database yet: set DATA_DIR or DATABASE_URL to what the console is started with.';

it('makes nothing in a data folder that no console has used', async () => {
  const missing = join(folder, 'missing');
  expect(refusalOf('backup.ts', missing, [join(folder, 'game.backup')])).toBe(NEVER_USED);
  expect(existsSync(missing)).toBe(false);
  expect(refusalOf('backup.ts', folder, [join(folder, 'game.backup')])).toBe(NEVER_USED);
  expect(await readdir(folder)).toEqual([]);
});

it('takes no misspelt option for the name of a file', () => {
  expect(refusalOf('restore.ts', folder, ['--chekc', 'game.backup'])).toBe(
    'There is no option --chekc; known are --check. Usage: npm run restore -- [--check] FILE',
  );
});
