import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLockHolder, lockDataFolder } from './data-lock.ts';

/** Takes the lock in a process of its own, says so, and keeps it until it is killed. */
const HOLD_LOCK = `
  const { lockDataFolder } = await import('${import.meta.dirname}/data-lock.ts');
  await lockDataFolder(process.argv[1]);
  process.stdout.write('locked');
  setInterval(() => undefined, 1000);`;

describe('lockDataFolder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('refuses a folder that a running process holds and takes over from a killed one', async () => {
    const holder = spawn(process.execPath, ['--input-type=module', '-e', HOLD_LOCK, folder]);
    await once(holder.stdout, 'data');
    expect(await findLockHolder(folder)).toBe(holder.pid);
    await expect(lockDataFolder(folder)).rejects.toThrow(`already runs on the data folder ${folder}`);

    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const release = await lockDataFolder(folder);
    expect(await findLockHolder(folder)).toBe(process.pid);
    await release();
    expect(await readdir(folder)).toEqual([]);
  });
});
